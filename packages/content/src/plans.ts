type Plan = {
  /** The key of its texts under `home:pricing.plans`. */
  key: string;
  /** RM a month. */
  price: number;
  popular: boolean;
};

/** The plans of the home page, cheapest first. */
export const plans = [
  { key: "starter", price: 2500, popular: false },
  { key: "professional", price: 5000, popular: true },
  { key: "enterprise", price: 10_000, popular: false },
] as const satisfies readonly Plan[];

/** A price as it is written on the site, of whole ringgit: "RM 2,500". A browser's first `toLocaleString` holds a page up. */
export function ringgit(amount: number): string {
  return `RM ${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
