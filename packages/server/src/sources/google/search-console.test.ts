import type { searchconsole_v1 as search } from "@googleapis/searchconsole";
import { expect, test } from "vitest";
import { openGoogle, periodFrom, servedCall } from "./google.fixture.ts";
import { readSearch } from "./search-console.ts";

const site = "https://sample-bakery.example/";
const october = periodFrom("monthly", "2026-10-01");

test("every figure of a month comes from a call that Google served", async () => {
  const { fake, access } = await openGoogle();
  const reading = await readSearch(access, site, october);
  const rowsServed = (dimension: string | undefined) => {
    const isIt = ({ dimensions }: search.Schema$SearchAnalyticsQueryRequest) => dimensions?.[0] === dimension;
    const { answer, target } = servedCall(fake, isIt);
    expect(target).toBe(site);
    return (answer as search.Schema$SearchAnalyticsQueryResponse).rows ?? [];
  };
  const [total] = rowsServed(undefined);
  const queries = rowsServed("query");
  expect(reading).toMatchObject({
    final: true,
    empty: false,
    timeZone: "America/Los_Angeles",
    figures: {
      searchClicks: { value: total?.clicks },
      searchImpressions: { value: total?.impressions },
      averagePosition: {
        value: Math.round((total?.position ?? 0) * 10) / 10,
        detail: `searchconsole ${site} searchAnalytics 2026-10-01..2026-10-31 position`,
        notes: [],
      },
      keywordsTracked: { value: queries.length },
    },
  });
  expect(reading.searches.keywords.map(({ query, clicks }) => [query, clicks])).toEqual(
    queries.map(({ keys, clicks }) => [keys?.[0], clicks]),
  );
  expect(reading.searches.scope).toEqual({ list: "top", country: null });
  expect(reading.searches.pages[0]).toMatchObject({ page: site, clicks: rowsServed("page")[0]?.clicks });
});

test("queries that Google names have fewer impressions than the site", async () => {
  const { access } = await openGoogle();
  const { figures, searches } = await readSearch(access, site, october);
  const named = searches.keywords.reduce((sum, keyword) => sum + (keyword.impressions ?? 0), 0);
  expect(named).toBeGreaterThan(0);
  expect(named).toBeLessThan(figures.searchImpressions?.value ?? 0);
});

test("a client's own list keeps its order, and what Google does not name is unknown", async () => {
  const { access } = await openGoogle();
  const all = await readSearch(access, site, october);
  const keywords = ["never searched", "  Sample BAKERY price "];
  const { searches, figures } = await readSearch(access, site, october, { keywords, country: null });
  const price = all.searches.keywords.find(({ query }) => query === "sample bakery price");
  expect(searches.keywords).toEqual([
    { query: "never searched", clicks: null, impressions: null, position: null },
    { ...price, query: "  Sample BAKERY price " },
  ]);
  expect(searches.scope).toEqual({ list: "own", country: null });
  expect(figures.keywordsTracked?.value).toBe(2);
});

test("only keywords at position 3 or better are top rankings", async () => {
  const { access } = await openGoogle();
  const { searches, figures } = await readSearch(access, site, october);
  const top = searches.keywords.filter(({ position }) => (position ?? 99) <= 3).map(({ query }) => query);
  expect(top.length).toBeGreaterThan(0);
  expect(top.length).toBeLessThan(searches.keywords.length);
  expect(figures.topRankings?.value).toEqual(top.slice(0, 5));
});

test("a search that cannot be kept as a top ranking is left out of them", async () => {
  const { access } = await openGoogle();
  const all = await readSearch(access, site, october);
  const [first = "", second = ""] = all.figures.topRankings?.value ?? [];
  const long = first.replace(" ", " ".repeat(80));
  const { searches, figures } = await readSearch(access, site, october, { keywords: [long, second], country: null });
  expect(searches.keywords[0]).toMatchObject({ query: long, position: all.searches.keywords[0]?.position });
  expect(figures.topRankings?.value).toEqual([second]);
});

test("keywords can be counted for one country", async () => {
  const { access } = await openGoogle();
  const everywhere = await readSearch(access, site, october);
  const singapore = await readSearch(access, site, october, { keywords: null, country: "sgp" });
  expect(singapore.figures.searchImpressions?.value).toBe(everywhere.figures.searchImpressions?.value);
  expect(singapore.searches.keywords[0]?.impressions).toBeLessThan(
    (everywhere.searches.keywords[0]?.impressions ?? 0) / 4,
  );
  expect(singapore.figures.keywordsTracked?.detail).toMatch(/in sgp$/);
});

test("a period is final once Google lists its last day", async () => {
  const { access, clock } = await openGoogle();
  const seen: boolean[] = [];
  for (const day of ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-12"]) {
    clock.now = new Date(`${day}T20:00:00Z`);
    const { final, figures } = await readSearch(access, site, october);
    expect(figures.averagePosition?.notes).toEqual(final ? [] : ["not_final"]);
    seen.push(final);
  }
  expect(seen).toEqual([false, false, true, true, true]);
});

test("a site without searches has no figures, which is not zero", async () => {
  const { fake, access } = await openGoogle();
  fake.faults.set(site, "empty");
  const reading = await readSearch(access, site, october);
  expect(reading).toMatchObject({ empty: true, figures: {} });
  expect(reading.searches).toMatchObject({ keywords: [], pages: [] });
});
