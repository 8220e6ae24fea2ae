import { currency } from "./settings.ts";

/** The plans of the home page. Prices in RM a month; names and features are texts under `home:pricing.plans`. */
export const plans = [
  { key: "starter", price: 2500, popular: false },
  { key: "professional", price: 5000, popular: true },
  { key: "enterprise", price: 10_000, popular: false },
] as const;

/** A price as it is written on the site, of whole units of the currency: "RM 2,500". A browser's first `toLocaleString` holds a page up. */
export function ringgit(amount: number): string {
  return `${currency.symbol} ${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
