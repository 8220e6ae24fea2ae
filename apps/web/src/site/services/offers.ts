import { packages } from "@agency/content/packages";
import type { ServiceKey } from "@agency/content/settings";

type Named = Readonly<Record<string, { name: string }>>;

/** The packages of a service as search engines read them: the set-up fee is the price of those that have one. */
export function offersOf(service: ServiceKey, names: Named) {
  return packages[service].map((item) => {
    const name = names[item.key]?.name ?? item.key;
    if ("setupFee" in item) return { name, price: item.setupFee };
    return item.duration === "month" ? { name, price: item.price, per: item.duration } : { name, price: item.price };
  });
}
