import { expect, test } from "vitest";
import { verdictOfBytes } from "./cases.fixture.ts";
import { makeZip } from "./corpus.fixture.ts";

const days = Array.from({ length: 31 }, (_, day) => `2026-10-${String(day + 1).padStart(2, "0")},10,100,10%,5`);
const chart = (rows: string[]) => ["Date,Clicks,Impressions,CTR,Position", ...rows].join("\n");
const october = "monthly 2026-10-01: averagePosition 5, searchClicks 310, searchImpressions 3100";

test.each<[string, Record<string, string>, string]>([
  ["a chart of all days", { "Chart.csv": chart(days) }, october],
  [
    "a chart that lacks a day",
    { "Chart.csv": chart(days.toSpliced(14, 1)) },
    "refuses row: days_missing in Chart.csv line 16",
  ],
  [
    "a chart that ends before its filters do",
    {
      "Chart.csv": chart(days.slice(0, 30)),
      "Filters.csv": 'Filter,Value\nSearch type,Web\nDate,"Oct 1, 2026-Oct 31, 2026"',
    },
    "refuses row: days_missing in Chart.csv line 2",
  ],
  [
    "filters in a language that nobody knows",
    { "차트.csv": chart(days), "필터.csv": "필터,값\n검색 유형,웹" },
    "refuses 검색 유형: filtered 웹 in 필터.csv line 2",
  ],
  [
    "a table of people's own beside the export",
    { "Chart.csv": chart(days), "own.csv": "Month,Visitors\n2026-10,90" },
    `${october}; without own.csv unknown_table`,
  ],
])("%s", async (_what, files, verdict) => {
  expect(await verdictOfBytes(makeZip(files))).toBe(verdict);
});
