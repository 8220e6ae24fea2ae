import type { Plan } from "@agency/content/shape";
import { answers } from "./answers.ts";

/** The plans of the home page, cheapest first. */
export const plans = [
  { key: "care", price: answers.monthlyFee, popular: false },
  { key: "growth", price: answers.monthlyFee * 2, popular: true },
] as const satisfies readonly Plan[];
