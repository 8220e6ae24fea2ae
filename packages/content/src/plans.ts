import { currency } from "./settings.ts";

/** The plans of the home page, priced per month; names and features are texts under `home:pricing.plans`. */
export const plans = [
  { key: "starter", price: 2500, popular: false },
  { key: "professional", price: 5000, popular: true },
  { key: "enterprise", price: 10_000, popular: false },
] as const;

/**
 * An amount of money without cents: "RM 2,500". Formats by hand, because a browser's first `toLocaleString` is slow.
 */
export function formatPrice(amount: number): string {
  return `${currency.symbol} ${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
