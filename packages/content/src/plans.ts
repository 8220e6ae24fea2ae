import { currency } from "./settings.ts";

type Plan = {
  /** The key of its texts under `home:pricing.plans`. */
  key: string;
  /** A month. */
  price: number;
  popular: boolean;
};

/** The plans of the home page, cheapest first. */
export const plans = [
  { key: "starter", price: 2500, popular: false },
  { key: "professional", price: 5000, popular: true },
  { key: "enterprise", price: 10_000, popular: false },
] as const satisfies readonly Plan[];

/**
 * An amount of money without cents: "RM 2,500". Formats by hand, because a browser's first `toLocaleString` is slow.
 */
export function formatPrice(amount: number): string {
  return `${currency.symbol} ${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
