import { packages } from "@agency/content/packages";
import type { ServiceKey } from "@agency/content/settings";

type Named = Readonly<Record<string, { name: string }>>;

/** The packages of a service as structured data. If a package has a set-up fee, that is its price. */
export function offersOf(service: ServiceKey, names: Named) {
  return packages[service].map((item) => {
    const name = names[item.key]?.name ?? item.key;
    if ("setupFee" in item) return { name, price: item.setupFee };
    return item.duration === "month" ? { name, price: item.price, per: item.duration } : { name, price: item.price };
  });
}
