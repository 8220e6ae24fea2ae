import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productTexts } from "@agency/content/product-texts";
import { periodHeading, periodLabel, periodParts, shortPeriodLabel } from "@agency/model/report/period-label";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportText } from "@agency/model/report/report-text";
import type { ReportType } from "@agency/model/report/report-type";
import { verdictOfBytes, verdictOfLines } from "./cases.fixture.ts";
import { makeXlsx } from "./corpus.fixture.ts";

/* What people write around the columns of their files: each is used, asked about or refused, and never changes a figure in silence. */

const slip = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "slips", name)));
const october = { period: "monthly 2026-10-01" };

test.each<[string, Record<string, string>, string]>([
  ["setakat2.xlsx", {}, "asks whole_period:data setakat 20 10 2026 at 1: yes or no"],
  [
    "setakat2.xlsx",
    { "whole_period:data setakat 20 10 2026": "yes" },
    "monthly 2026-10-01: sessions 1200, totalLeads 12, totalVisitors 900",
  ],
  [
    "setakat2.xlsx",
    { "whole_period:data setakat 20 10 2026": "no" },
    "refuses row: not_whole_by_text Data setakat 20/10/2026 in Sheet line 1",
  ],
  ["ribu.xlsx", {}, "asks plain_numbers:angka dalam ribu 000 at 1: yes or no"],
  ["ytd2.csv", {}, "asks whole_period:laporan kumulatif januari hingga oktober 2026 at 1: yes or no"],
  ["draf.csv", {}, "asks final:draf angka belum disahkan at 1: yes or no"],
  [
    "draf.csv",
    { "final:draf angka belum disahkan": "no" },
    "refuses row: not_final_by_text DRAF - angka belum disahkan line 1",
  ],
  [
    "unjuran2.xlsx",
    {},
    "monthly 2026-09-01: sessions 1300, totalLeads 15, totalVisitors 1000; without Unjuran forecast, Status unknown_column",
  ],
  ["sasaran.xlsx", {}, "monthly 2026-10-01: totalLeads 41, totalVisitors 1480; without Sasaran Okt 2026 target"],
  ["ga4-excel.csv", {}, "asks whose: Salon Rambut Fatihah"],
  ["calls.csv", {}, "asks column:panggilan at 1: calls or totalLeads"],
  ["calls.csv", { "column:panggilan": "calls" }, "monthly 2026-10-01: calls 77, totalVisitors 1480"],
  ["calls.csv", { "column:panggilan": "totalLeads" }, "monthly 2026-10-01: totalLeads 77, totalVisitors 1480"],
  [
    "calls.csv",
    { "column:panggilan": "ignore" },
    "monthly 2026-10-01: totalVisitors 1480; without Panggilan not_chosen",
  ],
  [
    "two-tables.csv",
    {},
    "monthly 2026-10-01: totalLeads 41, totalVisitors 1480; without Tahun 2026 setakat ini second_table",
  ],
  ["q.csv", {}, "quarterly 2026-07-01: totalLeads 110, totalVisitors 4050"],
  ["gbp-one.csv", {}, "asks period at 1: weekly 2026-11-16 or weekly 2026-11-09"],
  ["ranks-serp.csv", {}, "refuses Keyword: rows_are_keywords line 1 column 2"],
  ["ranks-zero-is-unranked.csv", {}, "refuses Keyword: rows_are_keywords line 1 column 3"],
])("%s, answered %j: %s", async (file, answers, verdict) => {
  expect(await verdictOfBytes(slip(file), answers)).toBe(verdict);
});

test.each([
  ["gbp-one.csv", "calls 41, directions 128, websiteClicks 96"],
  ["gbp-without-explanation.csv", "calls 41, directions 128, websiteClicks 96"],
  ["gbp-zero-cells-empty.csv", "directions 128, websiteClicks 96"],
])("%s is read with the lines that explain its columns", async (file, figures) => {
  expect(await verdictOfBytes(slip(file), october)).toContain(`Kedai Roti monthly 2026-10-01: ${figures};`);
});

const headings = "Bulan,Jumlah Pelawat,Prospek,Catatan";
const row = "Oktober 2026,1480,41,";
const above = (text: string) => verdictOfLines([`"${text}"`, headings, row]);
const below = (text: string) => verdictOfLines([headings, row, "", `"${text}"`]);
const beside = (text: string) => verdictOfLines([headings, `${row}"${text}"`]);
const inSheet = (name: string) =>
  verdictOfBytes(
    makeXlsx({
      [name]: [
        ["Bulan", "Prospek"],
        ["Oktober 2026", 41],
      ],
    }),
  );
const onCover = (text: string) =>
  verdictOfBytes(
    makeXlsx({
      Kulit: [[text]],
      Data: [
        ["Bulan", "Prospek"],
        ["Oktober 2026", 41],
      ],
    }),
  );

const asked: [string, string[]][] = [
  [
    "whole_period",
    [
      "Data as at 20 Oct 2026",
      "as of October 20, 2026",
      "Data up to the 20th",
      "data sehingga 20 Okt sahaja",
      "Data sehingga 20hb",
      "Data sampai 25/10",
      "截至2026年10月20日",
      "数据截至20日",
      "1-20 Okt",
      "十月上半月",
      "First 20 days of October",
      "Year-to-date",
      "Tahun 2026 setakat ini",
      "1-10月累计",
      "2026年1月至10月",
      "2026年10月1日至20日",
      "Laporan September 2026",
      "九月报告",
      "Report for 2025",
      "Suku ketiga 2026",
      "Dikemas kini 20/10/2026",
      "Data tahun lepas",
      "前10天",
      "Sep & Okt 2026",
      "Jan-Okt",
      "Cut-off date 20/10",
      "统计截止10/20",
      "Data 20 hari",
      "Missing 5 days due to tracking issue",
      "Week 1-3",
      "Sehingga minggu ke-3",
      "10 months total",
      "3-month average",
      "十五天数据",
      "1H Oct",
      "1st to 25th",
      "hingga semalam",
      "3Q2026",
      "data bulan 9",
      "Full year",
      "下个月",
    ],
  ],
  [
    "plain_numbers",
    [
      "RM'000",
      "In thousands",
      "Angka dalam juta",
      "单位：千人",
      "Figures (k)",
      "Unit: 1,000",
      "Purata harian",
      "日均",
      "Angka dalam k",
      "Purata bulanan",
      "平均每月",
      "Figures in K",
      "As percentage of total",
    ],
  ],
  [
    "part",
    [
      "Iklan sahaja",
      "Ads only",
      "仅广告",
      "Bangsar branch",
      "Cawangan Bangsar",
      "分店：八打灵",
      "tidak termasuk iklan",
      "w/o ads",
      "tanpa iklan",
      "TikTok",
      "总店",
      "Showroom Puchong",
      "KL & Selangor",
      "trafik iklan",
      "Based on sampled data",
    ],
  ],
  [
    "final",
    [
      "DRAFT v2",
      "Belum muktamad",
      "初稿，未确认",
      "Unaudited",
      "Belum semak",
      "Pending",
      "Do not use",
      "Data salah",
      "待核对",
      "Contoh",
      "Test",
      "Rounded figures",
      "utk semakan",
    ],
  ],
  ["actual", ["Sasaran 2026", "Forecast", "预测", "Bajet", "KPI 2026", "Media plan", "Best case", "est."]],
];
const texts = asked.flatMap(([kind, list]) => list.map((text) => [text, kind] as const));

test.each(texts)("“%s” above a table is asked about: %s", async (text, kind) => {
  expect(await above(text)).toMatch(new RegExp(`^asks ${kind}:.* at 1: (?:yes or no|all or part)$`));
});

test.each(texts)(
  "“%s” below a table, beside a row, or on a cover is asked about or refused: %s",
  async (text, kind) => {
    for (const verdict of [await below(text), await beside(text), await onCover(text)])
      expect(verdict).toMatch(new RegExp(`^asks (?:${kind}|column):|^refuses row: `));
  },
);

test.each([
  ["Setakat 20 Okt", "asks whole_period:"],
  ["Sep 2026", "asks whole_period:"],
  ["2025", "asks whole_period:"],
  ["RM'000", "asks plain_numbers:"],
  ["Draf", "asks final:"],
  ["Unjuran", "asks actual:"],
  ["Okt 2026", "monthly 2026-10-01: totalLeads 41"],
  ["Q4 2026", "monthly 2026-10-01: totalLeads 41"],
  ["Data", "monthly 2026-10-01: totalLeads 41"],
])("a sheet called %s: %s", async (name, verdict) => {
  expect(await inSheet(name)).toContain(verdict);
});

test.each([
  "Laporan Oktober 2026",
  "Monthly report - October 2026",
  "2026年10月月报",
  "Disediakan pada 3 November 2026",
  "Printed on 03/11/2026",
  "Data sehingga 31/10/2026",
  "报告时段：2026年10月1日至10月31日",
  "Suku keempat 2026: Oktober 2026",
  "Laporan Bulanan – Kedai Roti",
  "For internal use only",
  "Tel: 012-345 6789",
  "Oktober 2026 / October 2026",
  "Sumber: Google Analytics",
  "Semua cawangan",
  "Data 31 hari",
  "Purata kedudukan daripada Google",
])("“%s” is not a reason to ask", async (text) => {
  for (const verdict of [await above(text), await below(text)])
    expect(verdict).toBe("monthly 2026-10-01: totalLeads 41, totalVisitors 1480; without Catatan unknown_column");
});

test.each([
  ["Last 3 months", /^monthly/],
  ["Last 4 months", /^asks whole_period:/],
  ["3-month average", /^asks plain_numbers:/],
])("“%s” above rows of three months: %s", async (title, verdict) => {
  const rows = ["Bulan,Prospek", "Ogos 2026,39", "September 2026,40", "Oktober 2026,41"];
  expect(await verdictOfLines([title, ...rows])).toMatch(verdict);
});

test("a title of several months is that of rows that reach from the first to the last", async () => {
  const rows = ["Bulan,Prospek", "Ogos 2026,39", "September 2026,40", "Oktober 2026,41"];
  expect(await verdictOfLines(["Ogos hingga Oktober 2026,", ...rows])).toMatch(/^monthly/);
  expect(await verdictOfLines(["Januari hingga Oktober 2026,", ...rows])).toMatch(/^asks whole_period:/);
});

test.each([
  [["Sebenar", "Unjuran"], "Unjuran forecast"],
  [["Actual", "Estimated"], "Estimated forecast"],
  [["实际", "预计"], "预计 forecast"],
  [["Actual", "Est."], "Est. forecast"],
  [["Sebenar", "Bajet"], "Bajet target"],
])("of the states %j, the planned one is left out and named", async ([actual, planned], named) => {
  const lines = ["Bulan,Status,Prospek", `September 2026,${actual},15`, `Oktober 2026,${planned},20`];
  expect(await verdictOfLines(lines)).toBe(
    `monthly 2026-09-01: totalLeads 15; without ${named}, Status unknown_column`,
  );
});

test.each([
  ["Perkara,Sasaran Okt 2026,Sebenar Okt 2026,Beza", "Sasaran Okt 2026 target, Beza difference"],
  ["Item,Oct 2026 (budget),Oct 2026 (actual),Variance", "Oct 2026 (budget) target, Variance difference"],
  ["项目,2026年10月目标,2026年10月实际,差异", "2026年10月目标 target, 差异 difference"],
])("side by side, %s: the actual is read", async (heading, named) => {
  expect(await verdictOfLines([heading, "Prospek,60,41,-19"])).toBe(
    `monthly 2026-10-01: totalLeads 41; without ${named}`,
  );
});

test("side by side without a date, the period is asked, and a table of nothing but targets is refused", async () => {
  const lines = ["KPI,Sasaran,Pencapaian,%", "Prospek,60,41,68%"];
  expect(await verdictOfLines(lines)).toMatch(/^asks period at 1/);
  expect(await verdictOfLines(["Metric,Target", "Leads,60"])).toBe("refuses row: not_actual_by_text Target line 1");
});

test("a sheet of targets beside one that was reached is left out and named", async () => {
  const sheet = (leads: number) => [
    ["Bulan", "Prospek"],
    ["Oktober 2026", leads],
  ];
  expect(await verdictOfBytes(makeXlsx({ Sasaran: sheet(60), Sebenar: sheet(41) }))).toBe(
    "monthly 2026-10-01: totalLeads 41; without Sasaran target",
  );
});

test.each([
  ["(bulan),(bil.),(bil.),", "monthly 2026-10-01: totalLeads 41, totalVisitors 1480; without line 2 explanation"],
  [",orang,orang,", "monthly 2026-10-01: totalLeads 41, totalVisitors 1480; without line 2 explanation"],
  [",ribu,orang,", "asks plain_numbers:jumlah pelawat ribu at 2"],
  [",千,人,", "asks plain_numbers:jumlah pelawat 千 at 2"],
  [",%,%,", "asks plain_numbers:jumlah pelawat at 2"],
  [",Sasaran,Sebenar,", "asks actual:jumlah pelawat sasaran at 2"],
])("the line %s below the headings: %s", async (units, verdict) => {
  expect(await verdictOfLines([headings, units, row])).toContain(verdict);
});

test("money in another currency above a table is asked about", async () => {
  expect(await verdictOfLines(["All amounts in USD,", "Bulan,Belanja iklan", "Oktober 2026,850"])).toMatch(
    /^asks plain_numbers:/,
  );
});

test.each([
  [["Bulan,Prospek,Panggilan", "Oktober 2026,41,77"], "asks column:panggilan at 1: calls or ignore"],
  [["Month,Calls,Directions", "2026-10,77,12"], "monthly 2026-10-01: calls 77, directions 12"],
  [["月份,来电", "2026年10月,77"], "asks column:来电 at 1: calls or totalLeads"],
])("calls in %j: %s", async (lines, verdict) => {
  expect(await verdictOfLines(lines)).toBe(verdict);
});

test.each([
  [["Kata kunci,Kedudukan Sep 2026,Kedudukan Okt 2026", "roti penang,4,3", "kek,0,12"], "rows_are_keywords"],
  [["Keyword,Rank,Best,URL", "roti penang,3,1,https://a.example/", "kek,Not in top 100,,"], "rows_are_keywords"],
  [["URL,Pageviews,Unique visitors", "/index,500,400", ",100,80"], "rows_are_parts"],
  [["Date,Unique visitors,Visits,Users", "2026-10-01,20,30,0", "2026-10-02,22,31,0"], "nothing_adds_up"],
])("%j is refused at once, with its reason: %s", async (lines, reason) => {
  expect(await verdictOfLines(lines)).toMatch(new RegExp(`^refuses [^:]+: ${reason} `));
});

const locales = { en: "en-MY", ms: "ms-MY", zh: "zh-MY" };
const printed = (["en", "ms", "zh"] as const).flatMap((language) => {
  const { report } = productTexts(language);
  const t: ReportText = (key, params = {}) => {
    const [group, name = ""] = key.split(".");
    const named: Record<string, string> = { ...(group === "quarter" ? report.quarter : report.quarterShort) };
    return (named[name] ?? "").replaceAll(/\{\{(\w+)\}\}/g, (_, param: string) => String(params[param]));
  };
  return [
    ["weekly", "2026-10-19"],
    ["weekly", "2026-09-28"],
    ["monthly", "2026-08-01"],
    ["monthly", "2026-10-01"],
    ["quarterly", "2026-04-01"],
    ["quarterly", "2026-07-01"],
  ].flatMap(([type, start]) => {
    const reportType = type as ReportType;
    const period = periodStarting(reportType, start ?? "");
    if (period === null) throw new RangeError(start);
    const parts = [periodLabel, periodHeading].map((label) => label(reportType, period, t, locales[language]));
    const [main] = periodParts(reportType, period, t, locales[language]);
    const short =
      reportType === "quarterly" ? [`${shortPeriodLabel(reportType, period, t, locales[language])} 2026`] : [];
    return [...new Set([...parts, main, ...short])].map((text) => [text, `${type} ${start}`] as const);
  });
});

test.each(printed)("a period as our own reports write it is read: %s", async (text, period) => {
  expect(await verdictOfLines(["Tempoh,Prospek", `"${text}",110`])).toBe(`${period}: totalLeads 110`);
});
