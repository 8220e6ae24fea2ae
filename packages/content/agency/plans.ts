import type { Plan } from "@agency/content/shape";

/** The plans of the home page, cheapest first. */
export const plans = [
  { key: "starter", price: 2500, popular: false },
  { key: "professional", price: 5000, popular: true },
  { key: "enterprise", price: 10_000, popular: false },
] as const satisfies readonly Plan[];
