import { expect, test } from "vitest";
import { readDateWithin } from "./dates.ts";

const period = (type: string, start: string) => ({ kind: "period", type, start });

test.each([
  ["Laporan Oktober 2026", period("monthly", "2026-10-01")],
  ["Oct-26", period("monthly", "2026-10-01")],
  ["October 2026 (v2)", period("monthly", "2026-10-01")],
  ["Top 10 keywords, 2026-10", period("monthly", "2026-10-01")],
  ["10/2026", period("monthly", "2026-10-01")],
  ["2026年10月 报告", period("monthly", "2026-10-01")],
  ["Made on 3 November 2026 for October 2026", period("monthly", "2026-10-01")],
  ["1st quarter 2026", period("quarterly", "2026-01-01")],
  ["Report Q3 2026", period("quarterly", "2026-07-01")],
  ["Suku tahun 3 2026", period("quarterly", "2026-07-01")],
  ["ST3 2026", period("quarterly", "2026-07-01")],
  ["Report 2026-W45", period("weekly", "2026-11-02")],
  ["1–31 Oct 2026", { kind: "range", from: { date: "2026-10-01" }, to: { date: "2026-10-31" } }],
])("the title %j names its period", (title, reading) => {
  expect(readDateWithin(title)).toEqual(reading);
});

test.each([
  "2026 v2",
  "Laporan 2026 (v2)",
  "Report 2026 (2)",
  "Outlet 3 – 2026",
  "Outlet 3 – October 2026",
  "Top 10 keywords 2026",
  "1st half 2026",
  "1st 2026",
  "September 2026 and October 2026",
  "3 October 2026",
  "2026",
])("the title %j is asked about", (title) => {
  expect(readDateWithin(title)).toBeNull();
});
