import { entryOf } from "./entry-of.ts";
import { packages } from "./own.ts";
import type { Package, Price } from "./shape.ts";

/** The packages of a service, the smallest first. */
export function packagesOf(service: string): readonly [Package, ...Package[]] {
  return entryOf(packages, service);
}

/** The price of the smallest package of a service, or the set-up of it. */
export function startingPrice(service: string): Price {
  const [smallest] = packagesOf(service);
  return "setupFee" in smallest ? { kind: "once", amount: smallest.setupFee } : smallest.price;
}
