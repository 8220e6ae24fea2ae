/** The plans of the home page. Prices in RM a month; names and features are texts under `home:pricing.plans`. */
export const plans = [
  { key: "starter", price: 2500, popular: false },
  { key: "professional", price: 5000, popular: true },
  { key: "enterprise", price: 10_000, popular: false },
] as const;

/** The smallest complete package, as the banner of the home page names it: RM to set up and RM a month, live after so many weeks. */
export const completePackage = { setUp: 8000, monthly: 3000, weeks: { from: 4, to: 6 } } as const;

/** A price as it is written on the site: "RM 2,500". */
export function ringgit(amount: number): string {
  return `RM ${amount.toLocaleString("en-MY")}`;
}
