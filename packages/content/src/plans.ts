import { plans as own } from "#agency/plans.ts";
import { moneyText } from "./quoted-prices.ts";
import { currency } from "./settings.ts";
import type { Plan } from "./shape.ts";

export type PlanKey = (typeof own)[number]["key"];

/** The plans of the home page, cheapest first. An agency that sells only projects has none. */
export const plans: readonly (Plan & { key: PlanKey })[] = own;

/** An amount in the agency's currency, without cents: "RM 2,500". */
export function formatPrice(amount: number): string {
  return moneyText(currency.symbol, amount);
}
