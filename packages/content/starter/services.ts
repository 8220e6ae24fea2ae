import type { Service } from "@agency/content/shape";
import { answers } from "./answers.ts";
import { serviceKeys } from "./settings.ts";

type Key = (typeof serviceKeys)[number];

/** The facts of every service that no language changes. Give each its own when you know them. */
const usual = {
  cityPrice: answers.monthlyFee,
  cityDuration: "month",
  delivery: { from: 1, to: 3, unit: "months" },
  channels: ["search", "maps", "email"],
  articles: ["reading-your-monthly-report"],
} as const satisfies Service;

export const services = Object.fromEntries(serviceKeys.map((key) => [key, usual])) as Record<Key, typeof usual>;

/** The services that the home page presents side by side; their texts are under `home:services.items`. */
export const homeServices: readonly Key[] = serviceKeys;

/** A service that joins the others and has a banner of its own on the home page. */
export const wholeService: Key | null = null;
