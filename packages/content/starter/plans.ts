import type { Plan } from "@agency/content/shape";
import { answers } from "./answers.ts";

/** The plans of the home page, cheapest first. */
export const plans = [
  { key: "starter", price: answers.monthlyFee, popular: false },
  { key: "business", price: answers.monthlyFee * 2, popular: true },
  { key: "enterprise", price: answers.monthlyFee * 4, popular: false },
] as const satisfies readonly Plan[];
