import type { PricedPackage } from "@agency/content/shape";
import { answers } from "./answers.ts";
import { serviceKeys } from "./settings.ts";

type Key = (typeof serviceKeys)[number];

/** The packages of every service, smallest first. */
const usual = [
  { key: "small", price: answers.monthlyFee, duration: "month", popular: false },
  { key: "medium", price: answers.monthlyFee * 2, duration: "month", popular: true },
  { key: "large", price: answers.monthlyFee * 4, duration: "month", popular: false },
] as const satisfies readonly PricedPackage[];

export const packages = Object.fromEntries(serviceKeys.map((key) => [key, usual])) as Record<Key, typeof usual>;
