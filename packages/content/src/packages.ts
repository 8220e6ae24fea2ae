import { packages as own } from "#agency/packages.ts";
import type { ServiceKey } from "./settings.ts";
import type { Package, Price } from "./shape.ts";

/** The packages of each service, the smallest first. */
export const packages: Readonly<Record<ServiceKey, readonly [Package, ...Package[]]>> = own;

/** The price of the smallest package of a service, or the set-up of it. */
export function startingPrice(service: ServiceKey): Price {
  const [smallest] = packages[service];
  return "setupFee" in smallest ? { kind: "once", amount: smallest.setupFee } : smallest.price;
}
