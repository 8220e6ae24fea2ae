import { expect, test } from "vitest";
import { read } from "./corpus.fixture.ts";
import { readDateWithin } from "./dates.ts";

const csv = (text: string) => read(new TextEncoder().encode(text));

test.each([
  ["2260", 2260],
  ["2,260", 2260],
  ["2.260", 2260],
  ["2 260", 2260],
  ["2’260", 2260],
  ["12,260.0", 12_260],
  ["1.012.800", 1_012_800],
])("%s visitors are %i, where nothing else tells how the file writes numbers", async (text, value) => {
  expect(await csv(`Month\tVisitors\n2026-10\t${text}\n`)).toEqual([`2 - monthly 2026-10-01: totalVisitors ${value}`]);
});

test.each([
  ["Month\tVisitors\tPosition\n2026-10\t2.000\t8.4\n", "Visitors: thousand_or_decimal line 2 column 2"],
  ["Month\tVisitors\tPosition\n2026-10\t2.345\t8.4\n", "Visitors: whole_number line 2 column 2"],
  ["Month;Visitors\n2026-10;2,000\n", "Visitors: thousand_or_decimal line 2 column 2"],
  ["Month\tVisitors\n2026-10\t1.5\n", "Visitors: whole_number line 2 column 2"],
  ["Month\tVisitors\n2026-10\t2.3k\n", "Visitors: whole_number line 2 column 2"],
  ["Month\tVisitors\n2026-10\t34 %\n", "Visitors: share_not_count line 2 column 2"],
  ["Month\tVisitors\n2026-10\tTRUE\n", "Visitors: truth_not_count line 2 column 2"],
  ["Month\tVisitors\n2026-10\t#REF!\n", "Visitors: spreadsheet_error line 2 column 2"],
  ["Month\tLeads\n2026-10\tRM 12\n", "Leads: money_not_count line 2 column 2"],
  ["Month\tTop rankings\n2026-10\t#N/A\n", "Top rankings: spreadsheet_error line 2 column 2"],
  ["Client\tMonth\tVisitors\n#N/A\t2026-10\t5\n", "Client: spreadsheet_error line 2 column 1"],
])("a value that is not a count is refused: %j", async (text, problem) => {
  expect(await csv(text)).toEqual([`refuses ${problem}`]);
});

test.each([
  ["1234.56", 1234.56],
  ["RM1,234.56", 1234.56],
  ["1.234,56 MYR", 1234.56],
  ["RM 1 234,5", 1234.5],
  ["1,234", 1234],
  ["myr 500", 500],
])("%s of ad spend are %d", async (text, value) => {
  expect(await csv(`Month\tAd spend\n2026-10\t${text}\n`)).toEqual([`2 - monthly 2026-10-01: adSpend ${value}`]);
});

test.each([
  ["$500", "other_currency"],
  ["500 €", "other_currency"],
  ["S$ 500", "other_currency"],
  ["USD 1,200.50", "other_currency"],
  ["Rp 500", "other_currency"],
  ["1.234", "thousand_or_decimal"],
  ["RM 1.234", "thousand_or_decimal"],
  ["12.345%", "share_not_count"],
  ["1234.567", "amount"],
  ["about 500", "amount"],
])("%s of ad spend are refused", async (text, problem) => {
  expect(await csv(`Month\tAd spend\n2026-10\t${text}\n`)).toEqual([`refuses Ad spend: ${problem} line 2 column 2`]);
});

test("a currency without an amount is not a figure", async () => {
  expect(await csv("Month\tVisitors\tAd spend\n2026-10\t5\tRM -\n")).toEqual([
    "2 - monthly 2026-10-01: totalVisitors 5",
  ]);
});

test("what one column shows about its decimals decides the open numbers of that column", async () => {
  expect(await csv("Month;Position;Ad spend\n2026-10;1,234;1.234,5\n2026-09;8,125;2.000\n")).toEqual([
    "2 - monthly 2026-10-01: adSpend 1234.5, averagePosition 1.234",
    "3 - monthly 2026-09-01: adSpend 2000, averagePosition 8.125",
  ]);
});

test("the line sep= of Excel says the separator", async () => {
  expect(await csv("sep=;\nMonth;Visitors\n2026-10;5\n")).toEqual(["3 - monthly 2026-10-01: totalVisitors 5"]);
});

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
