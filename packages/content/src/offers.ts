import { servicePackages } from "./packages.ts";
import { plans } from "./plans.ts";
import { type ClientPackage, clientPackages, isServiceKey, type ServiceKey } from "./settings.ts";
import type { LaunchPackage, Package, Plan, Price } from "./shape.ts";

/** Chosen by a visitor before writing: a package of a service, or a plan of the home page, which has no service. */
export type Offer = {
  service: ServiceKey | null;
  key: string;
  price: OfferPrice;
  /** The package that a client who chose it begins with. */
  clientPackage: ClientPackage;
};

/** A price, or a fee to set up and one for each month from the launch on. */
export type OfferPrice = Price | { kind: "launch"; amount: number; monthlyFee: number };

/** The offer of a link or a form; null when there is none of this name. */
export function findOffer(service: string | null, key: string | null): Offer | null {
  const known = isServiceKey(service) ? service : null;
  if (key === null || (service !== null && known === null)) return null;
  const list: readonly (Plan | Package)[] = known ? servicePackages(known) : plans;
  const place = list.findIndex((one) => one.key === key);
  const found = list[place];
  return found ? { service: known, key, price: offerPrice(found), clientPackage: packageAt(place, list.length) } : null;
}

/** In whole units of the currency; null for an offer that is not paid by the month. */
export function offerMonthlyFee({ price }: Offer): number | null {
  if (price.kind === "launch") return price.monthlyFee;
  return price.kind === "month" ? price.amount : null;
}

export function offerPrice(found: Plan | Package): OfferPrice {
  return "setupFee" in found ? launchPrice(found) : found.price;
}

function launchPrice({ setupFee, monthlyFee }: LaunchPackage): OfferPrice {
  return { kind: "launch", amount: setupFee, monthlyFee };
}

/** The first of a list is the smallest package, the last the largest. */
function packageAt(place: number, count: number): ClientPackage {
  const between = clientPackages[Math.floor(clientPackages.length / 2)] ?? clientPackages[0];
  if (place === 0) return clientPackages[0];
  return place === count - 1 ? (clientPackages.at(-1) ?? between) : between;
}
