import { getEntry } from "./get-entry.ts";
import { packages } from "./own.ts";
import type { Package, Price } from "./shape.ts";

/** The packages of a service, the smallest first. */
export function servicePackages(service: string): readonly [Package, ...Package[]] {
  return getEntry(packages, service);
}

/** The price of the smallest package of a service, or the set-up of it. */
export function startingPrice(service: string): Price {
  const [smallest] = servicePackages(service);
  return "setupFee" in smallest ? { kind: "once", amount: smallest.setupFee } : smallest.price;
}
