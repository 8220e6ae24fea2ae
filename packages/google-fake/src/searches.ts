import { type Day, yearsSince2024 } from "./days.ts";
import { type Query, queriesOf, trafficOn } from "./traffic.ts";
import type { Business } from "./world.ts";

/** Searches of one kind on one day. Numbers are expected values, not whole yet. */
export type Cell = Record<"date" | "query" | "page" | "country" | "device", string> & {
  clicks: number;
  impressions: number;
  position: number;
};

const pages = [
  { path: "/", share: 0.55 },
  { path: "/contact", share: 0.2 },
  { path: "/services", share: 0.15 },
  { path: "/about", share: 0.1 },
];
const countries = [
  { code: "mys", share: 0.88 },
  { code: "sgp", share: 0.12 },
];

const kept = new Map<string, Query[]>();

/**
 * A business's searches on a day, as fine as asked. Queries have names only for the frequent ones: what is rare is in no row, but in
 * the total (https://support.google.com/webmasters/answer/7576553).
 */
export function cellsOn(
  { propertyId, website }: Business,
  day: Day,
  detail: { queries: boolean; pages: boolean },
): Cell[] {
  const queries = queriesFor(propertyId, website);
  const named = queries.reduce((sum, { share }) => sum + share, 0);
  const rate = queries.reduce((sum, { share, clickRate }) => sum + share * clickRate, 0) / named;
  // Most sessions from organic search began with a click on Google.
  const impressions = (0.9 * trafficOn(propertyId, day)["Organic Search"].sessions) / rate;
  const better = 0.92 ** yearsSince2024(day);

  const kinds = detail.queries
    ? queries
    : [{ text: "", share: 1, clickRate: rate, position: weightedPosition(queries) / named }];
  const found = detail.pages ? pages : [{ path: "", share: 1 }];
  return kinds.flatMap((query) =>
    found.flatMap(({ path, share }) =>
      countries.map((country) => {
        const shown = impressions * query.share * share * country.share;
        return {
          date: day,
          query: query.text,
          page: path === "" ? "" : `${website}${path}`,
          country: country.code,
          device: "MOBILE",
          clicks: shown * query.clickRate,
          impressions: shown,
          position: 1 + (query.position - 1) * better,
        };
      }),
    ),
  );
}

function weightedPosition(queries: Query[]): number {
  return queries.reduce((sum, { share, position }) => sum + share * position, 0);
}

/** What a business's customers search for, always the same. */
export function queriesFor(seed: string, website: string): Query[] {
  const known = kept.get(seed);
  if (known) return known;
  const word = new URL(website).host.split(".")[0]?.replaceAll("-", " ") ?? "";
  const queries = queriesOf(seed, word);
  kept.set(seed, queries);
  return queries;
}
