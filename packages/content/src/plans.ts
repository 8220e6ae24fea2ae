import { currency } from "./settings.ts";

export { plans } from "#agency/plans.ts";

/**
 * An amount of money without cents: "RM 2,500". Formats by hand, because a browser's first `toLocaleString` is slow.
 */
export function formatPrice(amount: number): string {
  return `${currency.symbol} ${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
