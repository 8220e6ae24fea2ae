import { expect, test } from "vitest";
import { cellCases } from "./cases-cells.fixture.ts";
import { rowCases } from "./cases-rows.fixture.ts";
import { caseFiles, previewVerdict, verdictOfLines } from "./cases.fixture.ts";

test.each([...cellCases, ...rowCases])("%s: %s", async (file, verdict) => {
  expect(await previewVerdict(file)).toBe(verdict);
});

test("every file of the folder has one verdict", () => {
  expect([...cellCases, ...rowCases].map(([file]) => file).toSorted()).toEqual(caseFiles().toSorted());
});

test.each<[string, Record<string, string>, string]>([
  ["11z3-visitors-new.csv", { "column:visitors new": "totalVisitors" }, "monthly 2026-10-01: totalVisitors 900"],
  [
    "11z4-leads-lost.csv",
    { "column:leads lost": "ignore" },
    "monthly 2026-10-01: totalVisitors 2260; without Leads (lost) unknown_column",
  ],
  [
    "13f2-segment-only.csv",
    { "part:mobile traffic": "all" },
    "Kedai Roti monthly 2026-10-01: directTraffic 60, sessions 190, totalVisitors 140",
  ],
  ["13f2-segment-only.csv", { "part:mobile traffic": "part" }, "refuses row: filtered Mobile traffic line 6"],
  [
    "14a-meta.csv",
    { "ad:meta_ads counted": "actions:lead" },
    "monthly 2026-10-01: adSpend 1534.56, meta_ads MYR spend 1534.56 impressions 59000 clicks 900 conversions 57 by actions:lead (Raya promo 1234.56 + Cake 300); without Reach not_needed",
  ],
  [
    "14a6-meta-day.csv",
    { "ad:meta_ads counted": "Leads" },
    "monthly 2026-10-01: adSpend 310, meta_ads MYR spend 310 conversions 31 by Leads (Raya 310)",
  ],
  [
    "14e2-tiktok-by-day.csv",
    { "column:ad cost": "adSpend", "column:campaign name": "division" },
    "refuses file: days_missing line 2",
  ],
  [
    "14b2-google-ads-leads.csv",
    { "column:ad spend": "adSpend" },
    "monthly 2026-10-01: adSpend 1534.56; without Campaign not_needed, Conversions ads_only",
  ],
  [
    "14b2-google-ads-leads.csv",
    { "column:ad spend": "ignore" },
    "refuses file: no_known_column Campaign, Ad spend, Conversions line 1",
  ],
  [
    "14f2-linkedin.csv",
    { "column:campaign name": "division" },
    "monthly 2026-10-01: adSpend 1534.56; without Campaign Name not_needed, Impressions not_needed, Leads ads_only",
  ],
  [
    "14e-tiktok.csv",
    { period: "monthly 2026-10-01" },
    "monthly 2026-10-01: adSpend 1234.56; without Campaign name not_needed, CPC (destination) not_needed, Impressions not_needed, Clicks (destination) not_needed",
  ],
  [
    "14g-campaign-rows-leads.csv",
    { "ads:leads": "ads", "column:campaign": "division" },
    "monthly 2026-10-01: adSpend 1534.56; without Leads ads_only",
  ],
  [
    "14g-campaign-rows-leads.csv",
    { "ads:leads": "all", "column:campaign": "division" },
    "monthly 2026-10-01: adSpend 1534.56, totalLeads 57",
  ],
  [
    "14g3-per-channel.csv",
    { "column:channel": "ignore" },
    "monthly 2026-10-01: totalVisitors 1200; without Channel unknown_column",
  ],
  ["14g3-per-channel.csv", { "column:channel": "parts" }, "refuses Channel: rows_are_parts line 1 column 2"],
  [
    "14h-two-currencies.csv",
    { "column:amount spent usd": "ignore" },
    "monthly 2026-10-01: adSpend 1000; without Amount spent (USD) other_currency",
  ],
])("%s, answered %j: %s", async (file, answers, verdict) => {
  expect(await previewVerdict(file, answers)).toBe(verdict);
});

test.each([
  ["an ads export: no answer makes its rows whole or its conversions leads", "14a2-meta-one.csv", "campaign name"],
  ["another currency: no answer makes it the agency's", "14h-two-currencies.csv", "amount spent usd"],
])("%s", async (_what, file, name) => {
  const asked = await previewVerdict(file);
  for (const answer of ["ignore", "totalLeads", "adSpend"].slice(file.startsWith("14h") ? 1 : 0))
    expect(await previewVerdict(file, { [`column:${name}`]: answer })).toBe(asked);
});

test.each<[string, string]>([
  ["Visitors (total)", "totalVisitors 90"],
  ["Total number of visitors", "totalVisitors 90"],
  ["Pelawat / Visitors", "totalVisitors 90"],
  ["访客（总计）", "totalVisitors 90"],
  ["Sessions (GA4)", "sessions 90"],
  ["Calls (Google Business Profile)", "calls 90"],
  ["Ad spend (RM)", "adSpend 90"],
  ["Spend in MYR", "adSpend 90"],
  ["广告花费（令吉）", "adSpend 90"],
])("the heading %s is understood whole", async (heading, figure) => {
  expect(await verdictOfLines([`Month,${heading}`, "2026-10,90"])).toBe(`monthly 2026-10-01: ${figure}`);
});

test.each([
  ["Visitors - new", "totalVisitors"],
  ["Target: visitors", "totalVisitors"],
  ["Visitors %", "totalVisitors"],
  ["Visitors (Oct 2025)", "totalVisitors"],
  ["Pelawat (baharu)", "totalVisitors"],
  ["访客（新）", "totalVisitors"],
  ["Organic traffic (sessions)", "organicTraffic"],
  ["Leads (RM)", "totalLeads"],
  ["Followers (Instagram)", "totalFollowers"],
  ["Ad spend (Google)", "adSpend"],
])("the heading %s is asked about", async (heading, figure) => {
  expect(await verdictOfLines([`Month,${heading}`, "2026-10,90"])).toMatch(
    new RegExp(`^asks column:.* at 1: ${figure} or ignore$`),
  );
});

test.each(["New visitors", "Visitors new", "Mobile sessions", "Lost leads", "Visitors per day"])(
  "%s is not a figure of a report",
  async (heading) => {
    expect(await verdictOfLines([`Month,${heading}`, "2026-10,90"])).toBe(
      `refuses file: no_known_column Month, ${heading} line 1`,
    );
  },
);

test.each(["Ad spend ($)", "Spend (SGD)", "Ad spend in US dollars", "Kos iklan USD", "广告花费（美元）"])(
  "%s is refused, as are amounts beside another currency",
  async (heading) => {
    expect(await verdictOfLines([`Month,${heading}`, "2026-10,90"])).toMatch(
      /^refuses .*: other_currency .* MYR line 1/,
    );
  },
);

const lines: [string, string[], string][] = [
  [
    "a column of dates that no name explains",
    ["Starting,Closing,Visitors", "2026-10-01,2026-10-15,90"],
    "asks column:closing at 1: periodEnd or ignore",
  ],
  [
    "a column of dates without a heading",
    ["Month,,Visitors", "2026-10-01,2026-10-15,90"],
    "asks column:b at 1: periodEnd or ignore",
  ],
  ["an end without a beginning", ["End date,Visitors", "2026-10-15,90"], "refuses End date: not_a_period_start line 2"],
  [
    "two columns for the period",
    ["Month,Week,Visitors", "2026-10,2026-W41,90"],
    "asks figure:period at 1: Month or Week",
  ],
  [
    "a weekday beside a date",
    ["Date,Day,Leads", "2026-10-01,Thursday,5"],
    "monthly 2026-10-01: totalLeads 5; without Day not_chosen",
  ],
  [
    "another year than the calendar's",
    ["Quarter,Visitors", "Q3 FY2026,90"],
    "refuses Quarter: not_a_period line 2 column 1",
  ],
  ["an hour", ["Date,Visitors", "2026-10-01 13:00,90"], "refuses Date: not_a_period line 2 column 1"],
  [
    "a title with days that are no period",
    ["1 Oct 2026 - 15 Oct 2026,", "Visitors,Leads", "90,5"],
    "refuses row: not_a_whole_period 2026-10-01 2026-10-15 line 1",
  ],
  [
    "a title that covers only a part of a row's month",
    ["Report Start: October 1 2026,", "Report End: October 15 2026,", "Month,Leads", "2026-10,5"],
    "refuses Month: not_a_whole_period 2026-10-01 2026-10-15 line 4",
  ],
  [
    "a title that names a filter",
    ["Filter: Mobile only,", "Month,Visitors", "2026-10,90"],
    "asks part:filter mobile only at 1: all or part",
  ],
  [
    "a channel",
    ["Client,Month,Channel,Leads", "Kedai Roti,2026-10,Organic,9"],
    "asks column:channel at 1: division or ignore",
  ],
  [
    "words beside each row of a client",
    ["Month,Projek,Leads", "2026-10,Raya,9"],
    "asks column:projek at 1: division or ignore",
  ],
  [
    "words that tell apart rows of the same month",
    ["Client,Month,Outlet,Leads", "Kedai Roti,2026-10,PJ,9", "Kedai Roti,2026-10,KL,4"],
    "asks column:outlet at 1: division or parts",
  ],
  [
    "remarks",
    ["Month,Notes,Leads", "2026-10,quiet,9"],
    "monthly 2026-10-01: totalLeads 9; without Notes unknown_column",
  ],
  [
    "a row of the total that the parts make",
    ["Month,Channel,Visitors,Leads", "2026-10,Organic,100,5", "2026-10,Direct,50,2", "2026-10,Total,140,7"],
    "monthly 2026-10-01: totalLeads 7, totalVisitors 140; without Channel unknown_column",
  ],
  [
    "a row of the total that the parts do not make",
    ["Month,Channel,Visitors,Leads", "2026-10,Organic,100,5", "2026-10,Direct,50,2", "2026-10,Total,140,9"],
    "refuses Leads: total_differs 7 9 line 4 column 4",
  ],
  [
    "followers of two platforms",
    ["Platform,Month,Followers", "Instagram,2026-10,500", "Facebook,2026-10,300"],
    "refuses Platform: rows_are_parts line 1 column 1",
  ],
  [
    "a target beside the words for figures",
    ["Metric,Target", "Visitors,90", "Leads,5"],
    "refuses row: not_actual_by_text Target line 1",
  ],
  [
    "a month beside what is no month",
    ["Metric,Oct 2026,Change", "Visitors,90,7%"],
    "monthly 2026-10-01: totalVisitors 90; without Change unknown_column",
  ],
  [
    "conversions beside a cost of ads",
    ["Month,Ad spend,Conversions", "2026-10,90,5"],
    "asks ads:conversions at 1: all or ads",
  ],
  [
    "an ads export of the whole account",
    ["Month,Impressions,Clicks,Cost (MYR),Conversions", "2026-10,5000,50,90,5"],
    "monthly 2026-10-01: adSpend 90; without Impressions not_needed, Clicks not_needed, Conversions ads_only",
  ],
  [
    "an ads export without a currency",
    ["Month,Impressions,Clicks,Cost", "2026-10,5000,50,90"],
    "asks column:cost at 1: adSpend or ignore",
  ],
  [
    "an ads export with a currency in each cell",
    ["Month,Impressions,Clicks,Cost", "2026-10,5000,50,RM 90"],
    "monthly 2026-10-01: adSpend 90; without Impressions not_needed, Clicks not_needed",
  ],
  [
    "an ads export of days of its own beside those of the report",
    [
      "Reporting starts,Reporting ends,Month,Impressions,Amount spent (MYR)",
      "2026-09-01,2026-10-31,2026-10-01 - 2026-10-31,5000,90",
    ],
    "monthly 2026-10-01: adSpend 90, meta_ads MYR spend 90 impressions 5000",
  ],
  [
    "an ads export of two accounts",
    ["Account name,Month,Impressions,Amount spent (MYR)", "Kedai Roti,2026-10,5000,90", "Other sample,2026-10,5000,80"],
    "asks whose: Other sample",
  ],
  [
    "an ads export with a row for all beside its parts",
    ["Campaign,Age,Month,Amount spent (MYR)", "Raya,All,2026-10,90", "Raya,18-24,2026-10,60", "Raya,25-34,2026-10,30"],
    "refuses Age: rows_are_parts line 1 column 2",
  ],
  [
    "clicks on a website beside a cost of ads",
    ["Month,Website clicks,Impressions,Ad spend", "2026-10,90,5000,50"],
    "asks ads:website clicks at 1: all or ads",
  ],
  [
    "an ads export whose total is of more than its rows",
    ["Campaign,Month,Cost (RM),Results", "Raya,2026-10,90,1", "Total: Account,2026-10,190,1"],
    "refuses Cost (RM): total_differs 90 190 line 3 column 3",
  ],
  [
    "two columns of the same name",
    ["Month,Visitors,Visitors", "2026-10,90,80"],
    "asks figure:totalVisitors at 1: Visitors (B) or Visitors (C)",
  ],
];
test.each(lines)("%s", async (_what, text, verdict) => {
  expect(await verdictOfLines(text)).toBe(verdict);
});

test("the whole day of a month can be answered as the end of its period", async () => {
  const text = ["Starting,Closing,Visitors", "2026-10-01,2026-10-31,90"];
  expect(await verdictOfLines(text, { "column:closing": "periodEnd" })).toBe("monthly 2026-10-01: totalVisitors 90");
});
