import type { Origin } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";

/** Where Google shows what a figure was read from; null for a figure that was not read from an account. */
export function sourceAddress(
  { kind, account }: Pick<Origin, "kind" | "account">,
  { start, end }: Period,
): string | null {
  if (account === null) return null;
  if (kind === "analytics") {
    const property = encodeURIComponent(account.replace(/^properties\//, ""));
    return `https://analytics.google.com/analytics/web/#/p${property}/reports/intelligenthome`;
  }
  if (kind === "search_console") {
    const day = (date: string) => date.replaceAll("-", "");
    const query = new URLSearchParams({ resource_id: account, start_date: day(start), end_date: day(end) });
    return `https://search.google.com/search-console/performance/search-analytics?${query.toString()}`;
  }
  return kind === "business_profile" ? "https://business.google.com/locations" : null;
}
