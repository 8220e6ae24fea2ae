import { describe, expect, test } from "vitest";
import { corpusFile, corpusText, now, read } from "./corpus.fixture.ts";
import { noMapping } from "./import-result.ts";
import { readImport } from "./read-import.ts";

const october =
  "averagePosition 8.4, directTraffic 200, keywordsTracked 25, organicTraffic 500, otherTraffic 100, sessions 1200, socialTraffic 200, topRankings florist ipoh";

test.each<[string, ...string[]]>([
  [
    "template.csv",
    `2 - monthly 2026-10-01: ${october}|bunga ipoh, totalFollowers 640, totalLeads 31, totalVisitors 1000`,
  ],
  [
    "template-saved-by-excel.csv",
    `2 - monthly 2026-10-01: ${october}, totalFollowers 640, totalLeads 31, totalVisitors 1000`,
  ],
  [
    "other-order.csv",
    "2 - monthly 2026-10-01: sessions 2800, totalLeads 31, totalVisitors 2260",
    "3 - monthly 2026-09-01: sessions 2500, totalLeads 28, totalVisitors 2100",
  ],
  [
    "malay-headers.csv",
    "2 - monthly 2026-10-01: averagePosition 8.4, organicTraffic 1300, sessions 2800, totalLeads 31, totalVisitors 2260",
    "3 - monthly 2026-09-01: averagePosition 9, organicTraffic 1200, sessions 2500, totalLeads 28, totalVisitors 2100",
    "4 - monthly 2026-08-01: sessions 2400, totalLeads 25, totalVisitors 1980",
  ],
  [
    "many-clients.csv",
    "2 Kedai Bunga Contoh monthly 2026-10-01: totalLeads 31, totalVisitors 2260",
    "3 Sample Dental monthly 2026-10-01: totalLeads 12, totalVisitors 980",
    "4 Kedai Bunga Contoh monthly 2026-09-01: totalLeads 28, totalVisitors 2100",
  ],
  [
    "websites.csv",
    "2 https://www.bunga.example/ monthly 2026-10-01: totalVisitors 2260",
    "3 dental.example monthly 2026-10-01: totalVisitors 980",
  ],
  ["client-ids.csv", "2 ABCD-EFGH monthly 2026-10-01: totalVisitors 2260"],
  [
    "dates-compact.csv",
    "2 - monthly 2026-10-01: sessions 2800, totalVisitors 2260",
    "3 - monthly 2026-09-01: sessions 2500, totalVisitors 2100",
  ],
  [
    "dates-day-first.csv",
    "2 - monthly 2026-10-01: sessions 2800, totalVisitors 2260",
    "3 - monthly 2026-09-01: sessions 2500, totalVisitors 2100",
  ],
  ["dates-month-first.csv", "2 - monthly 2026-10-01: totalVisitors 2260", "3 - monthly 2026-09-01: totalVisitors 2100"],
  ["dates-english.csv", "2 - monthly 2026-10-01: totalVisitors 2260", "3 - monthly 2026-09-01: totalVisitors 2100"],
  ["dates-serial.csv", "2 - monthly 2026-10-01: totalVisitors 2260", "3 - monthly 2026-09-01: totalVisitors 2100"],
  [
    "dates-quarters.csv",
    "2 - quarterly 2026-07-01: totalVisitors 6100",
    "3 - quarterly 2026-04-01: totalVisitors 5900",
    "4 - quarterly 2026-01-01: totalVisitors 5500",
  ],
  ["dates-weeks.csv", "2 - weekly 2026-11-02: totalVisitors 530", "3 - weekly 2026-10-26: totalVisitors 510"],
  [
    "dates-ranges.csv",
    "2 - monthly 2026-10-01: totalVisitors 2260",
    "3 - monthly 2026-09-01: totalVisitors 2100",
    "4 - monthly 2026-08-01: totalVisitors 1980",
    "5 - monthly 2026-07-01: totalVisitors 1900",
  ],
  ["dates-start-and-end.csv", "2 - weekly 2026-11-02: totalVisitors 530", "3 - monthly 2026-10-01: totalVisitors 2260"],
  [
    "dates-year-and-month.csv",
    "2 - monthly 2026-10-01: totalVisitors 2260",
    "3 - monthly 2026-09-01: totalVisitors 2100",
  ],
  [
    "thousands.csv",
    "2 - monthly 2026-10-01: averagePosition 8.25, sessions 1012800, totalFollowers 2640, totalVisitors 12260",
    "3 - monthly 2026-09-01: averagePosition 9.75, sessions 2500, totalFollowers 2600, totalVisitors 1000",
  ],
  ["tabs.csv", "2 - monthly 2026-10-01: totalLeads 31, totalVisitors 2260"],
  [
    "quoted-newlines.csv",
    "4 Kedai Bunga\nContoh monthly 2026-10-01: topRankings florist ipoh|bunga ipoh, totalVisitors 2260",
    "6 Sample Dental monthly 2026-10-01: totalVisitors 980",
  ],
  [
    "total-rows.csv",
    "2 - monthly 2026-09-01: totalLeads 28, totalVisitors 2100",
    "3 - monthly 2026-10-01: totalLeads 31, totalVisitors 2260",
  ],
  [
    "title-above.csv",
    "5 Kedai Bunga Contoh monthly 2026-10-01: totalLeads 31, totalVisitors 2260",
    "6 Sample Dental monthly 2026-10-01: totalLeads 12, totalVisitors 980",
  ],
  [
    "months-across.csv",
    "1 - monthly 2026-09-01: totalLeads 28, totalVisitors 2100",
    "1 - monthly 2026-10-01: totalLeads 31, totalVisitors 2260",
  ],
  [
    "unknown-period-header.csv",
    "2 - monthly 2026-10-01: totalVisitors 2260",
    "3 - monthly 2026-09-01: totalVisitors 2100",
  ],
  ["same-visitors-twice.csv", "2 - monthly 2026-10-01: totalVisitors 2260"],
  ["days-with-leads.csv", "4 - monthly 2026-10-01: totalLeads 31"],
  ["ga4-traffic-acquisition.csv", "10 Kedai Bunga Contoh monthly 2026-10-01: sessions 2800, totalLeads 31"],
  [
    "ga4-user-acquisition.csv",
    "10 Kedai Bunga Contoh monthly 2026-10-01: directTraffic 500, organicTraffic 1300, otherTraffic 150, socialTraffic 310, totalLeads 31, totalVisitors 2260",
  ],
  ["ga4-snapshot.csv", "10 Kedai Bunga Contoh monthly 2026-10-01: sessions 2200, totalLeads 31"],
  ["ga4-exploration.csv", "7 - monthly 2026-10-01: sessions 2800, totalLeads 31, totalVisitors 2190"],
  [
    "ga4-malay.csv",
    "10 Kedai Bunga Contoh monthly 2026-10-01: directTraffic 500, organicTraffic 1300, socialTraffic 250, totalLeads 30, totalVisitors 2050",
  ],
  ["ga4-quarter.csv", "10 Kedai Bunga Contoh quarterly 2026-07-01: totalVisitors 5100"],
  ["search-chart.csv", "2 - monthly 2026-10-01: averagePosition 7.5, searchClicks 496, searchImpressions 2050"],
])("%s is understood", async (name, ...rows) => {
  expect(await read(corpusFile(name))).toEqual(rows);
});

test.each([
  [
    "two-visitor-columns.csv",
    "asks figure:totalVisitors at 1: Total users or Active users",
    "Active users",
    ["2 - monthly 2026-10-01: totalLeads 31, totalVisitors 2190"],
  ],
  [
    "dates-ambiguous.csv",
    "asks date_order at 2: day_first or month_first",
    "day_first",
    ["2 - weekly 2026-01-12: totalVisitors 530"],
  ],
  [
    "month-or-quarter.csv",
    "asks report_type at 2: monthly or quarterly",
    "quarterly",
    ["2 - quarterly 2026-07-01: totalVisitors 6100"],
  ],
  [
    "no-period.csv",
    "asks period at 1: weekly 2026-11-02 or weekly 2026-10-26",
    "monthly 2026-10-01",
    ["2 - monthly 2026-10-01: sessions 2800, totalLeads 31, totalVisitors 2260"],
  ],
  [
    "ga4-two-kinds-of-users.csv",
    "asks figure:totalVisitors at 10: Total users or Active users",
    "Total users",
    ["10 Kedai Bunga Contoh monthly 2026-10-01: directTraffic 500, organicTraffic 1300, totalVisitors 1800"],
  ],
  [
    "search-queries.csv",
    "asks period at 1: weekly 2026-11-02 or weekly 2026-10-26",
    "monthly 2026-10-01",
    ["2 - monthly 2026-10-01: averagePosition 6, topRankings florist ipoh|bunga ipoh|bunga, segar, 3 searches"],
  ],
  [
    "search-queries-malay.csv",
    "asks period at 1: weekly 2026-11-02 or weekly 2026-10-26",
    "quarterly 2026-07-01",
    ["2 - quarterly 2026-07-01: averagePosition 5.1, topRankings florist ipoh|bunga ipoh, 2 searches"],
  ],
  [
    "search-queries-chinese.csv",
    "asks period at 1: weekly 2026-11-02 or weekly 2026-10-26",
    "monthly 2026-10-01",
    ["2 - monthly 2026-10-01: averagePosition 5.1, topRankings 怡保花店|bunga ipoh, 2 searches"],
  ],
  [
    "search-pages.csv",
    "asks period at 1: weekly 2026-11-02 or weekly 2026-10-26",
    "monthly 2026-10-01",
    ["2 bunga.example monthly 2026-10-01: 2 pages"],
  ],
])("%s asks one question that can be answered", async (name, question, answer, rows) => {
  const file = corpusFile(name);
  expect(await read(file)).toEqual([question]);
  const result = await readImport(file, { now, answers: {}, mapping: noMapping });
  const id = result.kind === "question" ? result.question.id : "";
  expect(await read(file, { [id]: answer })).toEqual(rows);
  expect(await read(file, { [id]: "something else" })).toEqual([question]);
});

test.each<[string, ...string[]]>([
  ["wrong-row-in-the-middle.csv", "refuses Visitors: whole_number line 3 column 2"],
  ["wrong-date-in-the-middle.csv", "refuses Month: not_a_period line 3 column 1"],
  ["percent.csv", "refuses Organic: share_not_count line 2 column 3"],
  ["formula.csv", "refuses Visitors: no_formula line 2 column 2"],
  ["formula-as-client.csv", "refuses Client: no_formula line 2 column 1"],
  ["thousands-not-quoted.csv", "refuses row: columns line 2"],
  ["not-over-yet.csv", "refuses Month: period_in_future line 3"],
  ["mixed-dates.csv", "refuses Date: mixed_dates line 3"],
  ["parts-exceed.csv", "refuses Direct: parts_exceed_total line 2 column 4"],
  ["no-known-column.csv", "refuses file: no_known_column line 1"],
  ["no-client-in-a-row.csv", "refuses Client: required line 3 column 1"],
  ["half-a-month.csv", "refuses Period: not_a_whole_period line 2"],
  ["unclosed-quote.csv", "refuses file: unreadable line 2"],
  ["empty.csv", "refuses file: no_rows"],
  ["days-of-visitors.csv", "refuses file: nothing_adds_up line 1"],
  ["ga4-part-of-a-month.csv", "refuses row: not_a_whole_period line 10"],
  ["ga4-days.csv", "refuses file: nothing_adds_up line 10"],
  ["ga4-wrong-cell.csv", "refuses Sessions: whole_number line 12 column 2"],
  ["search-wrong-cell.csv", "refuses Impressions: required line 3 column 3"],
])("%s is refused with its place", async (name, ...problems) => {
  expect(await read(corpusFile(name))).toEqual(problems);
});

describe("an encoding", () => {
  const text = corpusText("malay-headers.csv");
  const wide = Buffer.from(`\uFEFF${text}`, "utf16le");
  test.each([
    ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16", wide],
    ["UTF-16 the other way round", Buffer.from(wide).swap16()],
    ["UTF-16 without a byte order mark", wide.subarray(2)],
    ["Windows-1252", Buffer.from(text, "latin1")],
    ["Windows line endings", Buffer.from(text.replaceAll("\n", "\r\n"))],
  ])("is read: %s", async (_name, bytes) => {
    expect(await read(new Uint8Array(bytes))).toEqual(await read(corpusFile("malay-headers.csv")));
  });
});
