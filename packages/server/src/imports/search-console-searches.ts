import { rounded } from "@agency/model/report/rounding";
import { keptKeywords, keptPages, type Keyword, type SearchedPage } from "@agency/model/searches";
import type { Row } from "./table.ts";

/** A row of an export: a query, a page or a day with its numbers. */
export type Measured = { name: string; clicks: number; impressions: number; position: number | null; row: Row };

/** Longer ones are left out: what is kept of a period must fit into a column of 64 kB. */
const longest = { query: 120, address: 300 };

/** The queries that are kept of a period, those with the most clicks first. */
export function toKeywords(queries: Measured[]): Keyword[] {
  return byClicks(queries)
    .filter(({ name, position }) => position !== null && name !== "" && name.length <= longest.query)
    .slice(0, keptKeywords)
    .map(({ name, clicks, impressions, position }) => ({
      query: name,
      clicks,
      impressions,
      position: rounded(position ?? 0, 1),
    }));
}

/** The pages that are kept of a period, those with the most clicks first. */
export function toPages(pages: Measured[]): SearchedPage[] {
  return byClicks(pages)
    .filter(({ name }) => /^https?:\/\//.test(name) && name.length <= longest.address)
    .slice(0, keptPages)
    .map(({ name, clicks, impressions, position }) => ({
      page: name,
      clicks,
      impressions,
      position: rounded(position ?? 0, 1),
    }));
}

export function byClicks(rows: Measured[]): Measured[] {
  return rows.toSorted((a, b) => b.clicks - a.clicks || b.impressions - a.impressions);
}
