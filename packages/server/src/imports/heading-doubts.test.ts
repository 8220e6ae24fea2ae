import { expect, test } from "vitest";
import type { FigureKey } from "@agency/model/figures";
import { corpusFile, now } from "./corpus.fixture.ts";
import { headingMeasure } from "./heading-doubts.ts";
import { type ImportResult, noMapping } from "./import-result.ts";
import { readImport } from "./read-import.ts";

const read = (file: Uint8Array, answers: Record<string, string> = {}) =>
  readImport(file, { now, answers, mapping: noMapping });
const csv = (...lines: string[]) => new TextEncoder().encode(`${lines.join("\n")}\n`);

/** How the figures of the first row are counted, those of which the file says so. */
function measuresIn(result: ImportResult): Record<string, string> {
  if (result.kind !== "rows") throw new Error(JSON.stringify(result));
  const places = Object.entries(result.rows[0]?.places ?? {});
  return Object.fromEntries(places.flatMap(([figure, { measure }]) => (measure ? [[figure, measure]] : [])));
}

test.each<[string, FigureKey, string | null]>([
  ["Total users", "totalVisitors", "total_users"],
  ["Pengguna aktif", "totalVisitors", "active_users"],
  ["Visitors (active users)", "totalVisitors", "active_users"],
  ["活跃用户", "totalVisitors", "active_users"],
  ["Visitors", "totalVisitors", null],
  ["Users", "totalVisitors", null],
  ["Key events", "totalLeads", "key_events"],
  ["Conversions", "totalLeads", "conversions"],
  ["Enquiries", "totalLeads", null],
  ["Active users", "totalLeads", null],
  ["Ad spend (MYR)", "adSpend", "currency_MYR"],
  ["Ad spend (RM)", "adSpend", "currency_MYR"],
  ["Ad spend", "adSpend", null],
])("a column %j of %s is counted as %s", (header, figure, measure) => {
  expect(headingMeasure(header, figure)).toBe(measure);
});

const byFirstVisit = {
  totalVisitors: "total_users",
  organicTraffic: "first_total_users",
  directTraffic: "first_total_users",
};

test.each([
  [
    "ga4-user-acquisition.csv",
    {
      ...byFirstVisit,
      socialTraffic: "first_total_users",
      otherTraffic: "first_total_users",
      totalLeads: "key_events",
    },
  ],
  ["ga4-traffic-acquisition.csv", { sessions: "sessions", totalLeads: "key_events" }],
  ["search-chart.csv", { averagePosition: "all_searches" }],
  ["many-clients.csv", {}],
])("the figures of %s keep how they are counted", async (name, measures) => {
  expect(measuresIn(await read(corpusFile(name)))).toEqual(measures);
});

const export4 = (...table: string[]) =>
  csv("# ----------------------------------------", "# Start date: 20261001", "# End date: 20261031", ...table);

test("visitors of channels by session are told apart from those by first visit", async () => {
  const file = export4("Session primary channel group,Active users", ",2200", "Organic Search,1200", "Direct,900");
  expect(measuresIn(await read(file))).toEqual({
    totalVisitors: "active_users",
    organicTraffic: "visit_active_users",
    directTraffic: "visit_active_users",
  });
});

test("positions of the searches that Google names are told apart from those of all", async () => {
  const file = corpusFile("search-queries.csv");
  expect(measuresIn(await read(file, { period: "monthly 2026-10-01" }))).toEqual({ averagePosition: "named_searches" });
});

test.each([
  ["columns", ["Nth day,Active users,Total users", ",2000,2260", "0000,70,80"], "Total users", "Active users"],
  ["tables", ["Country,Active users", "Grand total,2000", "", "Language,Total users", "Grand total,2260"], ":7", ":4"],
])("of two %s, the question names the heading that counts as Google is read here", async (_, table, usual, other) => {
  const file = export4(...table);
  const result = await read(file);
  expect(result).toMatchObject({ kind: "question", question: { usual } });
  const id = result.kind === "question" ? result.question.id : "";
  expect(measuresIn(await read(file, { [id]: usual }))).toEqual({ totalVisitors: "total_users" });
  expect(measuresIn(await read(file, { [id]: other }))).toEqual({ totalVisitors: "active_users" });
});
