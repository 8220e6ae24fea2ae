import type { Offer, OfferPrice } from "./offers.ts";
import { formatPrice } from "./plans.ts";
import type { Language } from "./settings.ts";
import { getMessages } from "./translations.ts";

type Named = Record<string, { name: string }>;

/** The name of an offer as its page shows it. For the server and the build only. */
export function offerName({ service, key }: Offer, language: Language): string {
  const { home, servicePages } = getMessages(language);
  const names: Named = service ? (servicePages[service]?.packages.items ?? {}) : home.pricing.plans;
  return names[key]?.name ?? key;
}

/** A price in a line, with what it covers: "RM 2,500 a month", "from RM 2,000". For the server and the build only. */
export function priceLine(price: OfferPrice, language: Language): string {
  return getMessages(language)
    .services.price[price.kind].replace("{{price}}", "amount" in price ? formatPrice(price.amount) : "")
    .replace("{{monthly}}", price.kind === "launch" ? formatPrice(price.monthlyFee) : "");
}
