/**
 * The ways of counting a figure that a source or a file states.
 * - `total_users`, `active_users`: everybody who came, or only who was active, as Google Analytics tells them apart
 *   (https://support.google.com/analytics/answer/12253918)
 * - `first_…`, `visit_…`: a channel's people by how they first came, or by how they came on each visit
 * - `key_events`, `conversions`, `profile_calls`: what counts as a lead
 * - `all_searches`, `named_searches`: an average over all searches, or over the searches that Google names
 */
export const namedMeasures = [
  "total_users",
  "active_users",
  "first_total_users",
  "first_active_users",
  "visit_total_users",
  "visit_active_users",
  "sessions",
  "key_events",
  "conversions",
  "profile_calls",
  "all_searches",
  "named_searches",
] as const;
export type NamedMeasure = (typeof namedMeasures)[number];

const currencyPrefix = "currency_";

/** How a figure is counted; money by its currency, as `currency_MYR`. */
export type Measure = NamedMeasure | `${typeof currencyPrefix}${string}`;

/** A measure that nobody stated can be compared with anything. Only two that are known and differ cannot. */
export function isComparable(one: Measure | null | undefined, other: Measure | null | undefined): boolean {
  return one == null || other == null || one === other;
}

/** The measure of money in a currency, given by its ISO 4217 code. */
export function currencyMeasure(code: string): Measure {
  return `${currencyPrefix}${code}`;
}

/** The ISO 4217 code of money's measure; null for any other measure, or none. */
export function measureCurrency(measure: Measure | null | undefined): string | null {
  return measure?.startsWith(currencyPrefix) ? measure.slice(currencyPrefix.length) : null;
}
