import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verdictOfBytes, verdictOfLines } from "./cases.fixture.ts";
import { makeXlsx, makeZip } from "./corpus.fixture.ts";

const folder = join(import.meta.dirname, "ads");
const verdictOfExport = (file: string, answers: Record<string, string> = {}) =>
  verdictOfBytes(new Uint8Array(readFileSync(join(folder, file))), answers, file);

const exports: [file: string, verdict: string][] = [
  ["google-chinese.csv", "asks ad:google_ads impressions at 3: 点击次数 or none"],
  ["google-credits.csv", "refuses Conversions: too_small 0 line 4"],
  [
    "google-cut-month.csv",
    "monthly 2026-10-01: adSpend 20, google_ads MYR spend 20 impressions 200 clicks 9 conversions 2 (Raya 20); without 2026-09-01 part_of_a_period",
  ],
  [
    "google-days.csv",
    "monthly 2026-10-01: adSpend 290, google_ads MYR spend 290 impressions 2900 clicks 145 conversions 13.5 (Raya 290); without line 33 total_row",
  ],
  ["google-devices.csv", "refuses Device: ads_divided line 3 column 2"],
  ["google-excel.csv", "asks ad:google_ads currency at 3: MYR or SGD"],
  [
    "google-german.csv",
    "monthly 2026-10-01: google_ads EUR spend 1234.56 impressions 12345 clicks 456 conversions 12.5 (Raya 1234.56); without line 5 total_row",
  ],
  ["google-half.csv", "refuses row: not_a_whole_period 2026-10-01 2026-10-15 line 1"],
  ["google-no-currency.csv", "asks ad:google_ads currency at 3: MYR or SGD"],
  [
    "google-pounds.csv",
    "monthly 2026-10-01: google_ads GBP spend 1012.4 impressions 100 clicks 5 conversions 1 (Raya 1012.4); without line 5 total_row",
  ],
  ["google-total-differs.csv", "asks adfile:google_ads total at 6: total or stop"],
  ["google-total-less.csv", "refuses Cost: total_differs 10 8 line 5"],
  ["google-two-currencies.csv", "refuses Currency code: ads_two_currencies SGD MYR line 5 column 2"],
  ["google-unseen.csv", "refuses Impr.: ads_never_shown 5 line 4"],
  ["google-zero.csv", "asks adfile:google_ads zero at 3: counted or unknown"],
  [
    "google.csv",
    "monthly 2026-10-01: adSpend 1534.56, google_ads MYR spend 1534.56 impressions 20345 clicks 756 conversions 16.75 value 2900 (Kedai Raya 1234.56 + Roti harian 300); without line 7 total_row, line 8 total_row, Campaign status not_needed, Avg. CPC not_needed, Cost / conv. not_needed",
  ],
  ["meta-age.csv", "refuses Age: ads_divided line 1 column 4"],
  ["meta-chinese.csv", "asks ad:meta_ads counted at 1: actions:omni_purchase or none"],
  ["meta-days.csv", "asks adfile:meta_ads days 2026-10 at 2: whole or part"],
  ["meta-half.csv", "refuses Reporting starts: not_a_whole_period 2026-10-01 2026-10-15 line 2"],
  ["meta-malay.csv", "asks ad:meta_ads impressions at 1: Tera or none"],
  ["meta-pivot.csv", "refuses Campaign name: ads_divided line 2 column 3"],
  [
    "meta-two-accounts.csv",
    "Kedai Roti monthly 2026-10-01: adSpend 150, meta_ads MYR spend 150 impressions 900 clicks 100 (Raya 100 + Kek 50)",
  ],
  [
    "meta-two-indicators.csv",
    "asks ad:meta_ads counted at 1: actions:lead or actions:onsite_conversion.messaging_conversation_started_7d",
  ],
  ["meta-unknown-breakdown.csv", "refuses Audience kind: ads_divided line 1 column 15"],
  [
    "meta-usd.csv",
    "monthly 2026-10-01: meta_ads USD spend 164.4 impressions 50000 clicks 800 (Raya promo 164.4); without Campaign delivery not_needed, Reach not_needed, Frequency not_needed, Cost per results not_needed, Clicks (all) not_needed, CPM not_needed, Results ads_only",
  ],
  ["meta.csv", "asks ad:meta_ads counted at 1: actions:lead or none"],
];

test.each(exports)("%s: %s", async (file, verdict) => {
  expect(await verdictOfExport(file)).toBe(verdict);
});

test("every export of the folder has one verdict", () => {
  expect(exports.map(([file]) => file)).toEqual(readdirSync(folder).toSorted());
});

test.each<[file: string, answers: Record<string, string>, verdict: string]>([
  [
    "google-excel.csv",
    { "ad:google_ads currency": "MYR" },
    "monthly 2026-09-01: adSpend 100, google_ads MYR spend 100 impressions 1000 clicks 40 conversions 2 (Kedai Raya 100); monthly 2026-10-01: adSpend 200.75, google_ads MYR spend 200.75 impressions 2500 clicks 70 conversions 3 (Kedai Raya 2026 150.5 + Roti harian 50.25); without line 7 total_row",
  ],
  [
    "google-total-differs.csv",
    { "adfile:google_ads total": "total" },
    "monthly 2026-10-01: adSpend 30, google_ads MYR spend 30 impressions 300 clicks 14 conversions 3 (Raya 10); without line 5 total_row, line 6 total_row",
  ],
  ["google-total-differs.csv", { "adfile:google_ads total": "stop" }, "refuses Cost: total_differs 10 30 line 6"],
  [
    "google-zero.csv",
    { "adfile:google_ads zero": "counted" },
    "monthly 2026-10-01: adSpend 11, google_ads MYR spend 11 impressions 110 clicks 6 conversions 0 (Raya 10 + Roti 1)",
  ],
  [
    "google-zero.csv",
    { "adfile:google_ads zero": "unknown" },
    "monthly 2026-10-01: adSpend 11, google_ads MYR spend 11 impressions 110 clicks 6 (Raya 10 + Roti 1)",
  ],
  [
    "google-chinese.csv",
    { "ad:google_ads clicks": "点击次数" },
    "asks ad:google_ads impressions at 3: 点击次数 or none",
  ],
  [
    "google-no-currency.csv",
    { "ad:google_ads currency": "SGD" },
    "monthly 2026-10-01: google_ads SGD spend 10 impressions 100 clicks 5 conversions 1 (Raya 10)",
  ],
  [
    "meta.csv",
    { "ad:meta_ads counted": "actions:lead" },
    "monthly 2026-10-01: adSpend 1534.56, meta_ads MYR spend 1534.56 impressions 59000 clicks 900 conversions 45 by actions:lead (Raya promo 1234.56 + Kek 300); without line 2 total_row, Campaign delivery not_needed, Reach not_needed, Frequency not_needed, Cost per results not_needed, Clicks (all) not_needed, CPM not_needed",
  ],
  [
    "meta-two-indicators.csv",
    { "ad:meta_ads counted": "actions:lead" },
    "monthly 2026-10-01: adSpend 1534.56, meta_ads MYR spend 1534.56 impressions 59000 clicks 900 conversions 45 by actions:lead (Raya promo 1234.56 + Kek 300); without Campaign delivery not_needed, Reach not_needed, Frequency not_needed, Cost per results not_needed, Clicks (all) not_needed, CPM not_needed",
  ],
  [
    "meta.csv",
    { "ad:meta_ads counted": "none" },
    "monthly 2026-10-01: adSpend 1534.56, meta_ads MYR spend 1534.56 impressions 59000 clicks 900 (Raya promo 1234.56 + Kek 300); without line 2 total_row, Campaign delivery not_needed, Reach not_needed, Frequency not_needed, Cost per results not_needed, Clicks (all) not_needed, CPM not_needed, Results ads_only",
  ],
  [
    "meta-days.csv",
    { "ad:meta_ads counted": "Leads", "adfile:meta_ads days 2026-10": "whole" },
    "monthly 2026-10-01: adSpend 290, meta_ads MYR spend 290 impressions 2900 clicks 116 conversions 29 by Leads (Raya 290)",
  ],
  ["meta-days.csv", { "adfile:meta_ads days 2026-10": "part" }, "refuses file: days_missing line 2"],
  [
    "meta-chinese.csv",
    { "ad:meta_ads counted": "actions:omni_purchase" },
    "monthly 2026-10-01: adSpend 1234.56, meta_ads MYR spend 1234.56 impressions 50000 clicks 800 conversions 45 by actions:omni_purchase (开斋节 1234.56)",
  ],
  [
    "meta-malay.csv",
    { "ad:meta_ads impressions": "Tera" },
    "monthly 2026-10-01: adSpend 1234.56, meta_ads MYR spend 1234.56 impressions 50000 clicks 800 (Raya 1234.56)",
  ],
])("%s, answered %j: %s", async (file, answers, verdict) => {
  expect(await verdictOfExport(file, answers)).toBe(verdict);
});

test.each<[what: string, lines: string[], verdict: string]>([
  [
    "a table of the agency's own with campaigns and their cost is no export of Google",
    ["Month,Campaign,Cost (RM)", "2026-10,Raya,90"],
    "asks column:campaign at 1: division or parts",
  ],
  [
    "visitors beside headings of an export",
    ["Month,Impr.,Cost,Visitors", "2026-10,90,10,50"],
    "monthly 2026-10-01: totalVisitors 50; without Impr. unknown_column, Cost unknown_column",
  ],
  [
    "months whose first or last days the report does not have",
    [
      "Reporting starts,Reporting ends,Month,Campaign name,Amount spent (MYR)",
      "2026-09-10,2026-10-31,2026-09-01 - 2026-09-30,Raya,40",
      "2026-09-10,2026-10-31,2026-10-01 - 2026-10-31,Raya,90",
    ],
    "monthly 2026-10-01: adSpend 90, meta_ads MYR spend 90 (Raya 90); without 2026-09-01 - 2026-09-30 part_of_a_period",
  ],
  [
    "dates of which the day may be the month",
    ["Reporting starts,Reporting ends,Campaign name,Amount spent (MYR)", "10/01/2026,10/31/2026,Raya,90"],
    "monthly 2026-10-01: adSpend 90, meta_ads MYR spend 90 (Raya 90)",
  ],
  [
    "a renamed campaign, which its id tells",
    [
      "Campaign ID,Campaign name,Reporting starts,Reporting ends,Amount spent (MYR)",
      "1,Raya,2026-10-01,2026-10-31,40",
      "1,Raya baharu,2026-10-01,2026-10-31,50",
    ],
    "monthly 2026-10-01: adSpend 90, meta_ads MYR spend 90 (Raya baharu 90)",
  ],
  [
    "more campaigns than are kept",
    [
      "Campaign name,Reporting starts,Reporting ends,Amount spent (MYR)",
      ...Array.from({ length: 22 }, (_, index) => `C${index},2026-10-01,2026-10-31,${100 - index}`),
    ],
    `monthly 2026-10-01: adSpend 1969, meta_ads MYR spend 1969 (${Array.from({ length: 20 }, (_, index) => `C${index} ${100 - index}`).join(" + ")} + 2 others 159)`,
  ],
  [
    "days in words",
    ["Campaign report", "All time", "Campaign,Currency code,Impr.,Clicks,Cost", "Raya,MYR,100,5,10.00"],
    "asks whole_period:all time at 2: yes or no",
  ],
  [
    "a quarter",
    ["Campaign name,Reporting starts,Reporting ends,Amount spent (MYR)", "Raya,2026-07-01,2026-09-30,50"],
    "quarterly 2026-07-01: adSpend 50, meta_ads MYR spend 50 (Raya 50)",
  ],
  [
    "rows for all beside their parts",
    [
      "Campaign name,Placement,Reporting starts,Reporting ends,Amount spent (MYR)",
      "Raya,All,2026-10-01,2026-10-31,50",
      "Raya,feed,2026-10-01,2026-10-31,20",
    ],
    "refuses Placement: ads_divided line 1 column 2",
  ],
  [
    "a sign that several currencies share",
    ["Campaign report", "October 2026", "Campaign,Impr.,Clicks,Cost", "Raya,100,5,$10.00"],
    "asks ad:google_ads currency at 3: MYR or SGD",
  ],
  [
    "two columns of money in two currencies",
    [
      "Campaign name,Reporting starts,Reporting ends,Amount spent (MYR),Amount spent (USD)",
      "Raya,2026-10-01,2026-10-31,10,2",
    ],
    "refuses Amount spent (USD): ads_two_currencies USD MYR line 1 column 5",
  ],
  [
    "a number that may be of thousands",
    ["Campaign name,Reporting starts,Reporting ends,Amount spent (MYR)", "Raya,2026-10-01,2026-10-31,1.234"],
    "refuses Amount spent (MYR): thousand_or_decimal 1.234 1234 line 2 column 4",
  ],
  [
    "accounts that may be other clients'",
    [
      "Account name,Campaign name,Reporting starts,Reporting ends,Amount spent (MYR)",
      "Kedai Roti,Raya,2026-10-01,2026-10-31,50",
      "Other shop,Raya,2026-10-01,2026-10-31,20",
    ],
    "asks whose: Other shop",
  ],
  [
    "a month that is not over",
    ["Campaign name,Reporting starts,Reporting ends,Amount spent (MYR)", "Raya,2026-11-01,2026-11-30,90"],
    "refuses row: period_in_future line 2",
  ],
  [
    "an amount that is no number",
    ["Campaign name,Reporting starts,Reporting ends,Amount spent (MYR)", "Raya,2026-10-01,2026-10-31,many"],
    "refuses Amount spent (MYR): number line 2 column 4",
  ],
])("%s", async (_what, lines, verdict) => {
  expect(await verdictOfLines(lines)).toBe(verdict);
});

test("a workbook of Meta's has days with the month first, a total without a name, and numbers with the noise of its program", async () => {
  const head = ["Reporting starts", "Reporting ends", "Campaign name", "Amount spent (MYR)", "Link clicks"];
  const days = ["10/01/2026", "10/31/2026"];
  const sheet = [head, [...days, "", 1234.66, 801], [...days, "Raya", 1234.5600000001, 800], [...days, "Kek", 0.1, 1]];
  expect(await verdictOfBytes(makeXlsx({ Worksheet: sheet }))).toBe(
    "monthly 2026-10-01: adSpend 1234.66, meta_ads MYR spend 1234.66 clicks 801 (Raya 1234.56 + Kek 0.1); without Worksheet total_row",
  );
});

test("exports of both platforms in one zip are one period", async () => {
  const file = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const zip = makeZip({ "google.csv": file("google.csv"), "meta.csv": file("meta.csv") });
  expect(await verdictOfBytes(zip, { "ad:meta_ads counted": "none" })).toContain(
    "monthly 2026-10-01: adSpend 3069.12, google_ads MYR spend 1534.56",
  );
});
