import { priceLine } from "@agency/content/offer-words";
import { type OfferPrice, offerPrice } from "@agency/content/offers";
import { servicePackages, startingPrice } from "@agency/content/packages";
import { plans } from "@agency/content/plans";
import { homeServices, wholeService } from "@agency/content/services";
import type { Language, ServiceKey } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";

type Way = {
  kind: "once" | "month" | "launch";
  /** Of the smallest offer: "from RM 2,500 a month". */
  price: string;
  /** Whose page has the offers; the plans are on the home page itself. */
  service?: ServiceKey;
};

/** The ways to pay that the agency has: once for a service, monthly for a plan, and a set-up and then monthly for several services. */
export function waysToPay(language: Language): Way[] {
  const { from } = getMessages(language).home.pricing.ways;
  const least = (price: OfferPrice) => {
    const line = priceLine(price, language);
    return price.kind === "from" ? line : from.replace("{{price}}", line);
  };
  const paidOnce = homeServices.find((service) => ["once", "from"].includes(startingPrice(service).kind));
  const [plan] = plans;
  const launch = wholeService && servicePackages(wholeService).find((item) => "setupFee" in item);
  return [
    ...(paidOnce ? [{ kind: "once" as const, price: least(startingPrice(paidOnce)), service: paidOnce }] : []),
    ...(plan?.price.kind === "month" ? [{ kind: "month" as const, price: least(plan.price) }] : []),
    ...(wholeService && launch
      ? [{ kind: "launch" as const, price: least(offerPrice(launch)), service: wholeService }]
      : []),
  ];
}
