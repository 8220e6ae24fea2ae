import { expect, test } from "vitest";
import { csvCells, corpusText, locked, read, makeXlsx, makeZip } from "./corpus.fixture.ts";

const web = "Filter,Value\nSearch type,Web\n";
const zip = (filters: string, chart = corpusText("search-chart.csv")) =>
  makeZip({
    "Chart.csv": chart,
    "Countries.csv": "Country,Clicks,Impressions,CTR,Position\nMalaysia,190,3900,4.9%,5\n",
    "Filters.csv": filters,
    "Pages.csv": corpusText("search-pages.csv"),
    "Queries.csv": corpusText("search-queries.csv"),
  });
const tops = "topRankings florist ipoh|bunga ipoh|bunga, segar, 3 searches, 2 pages";

/** Days from 4 August to 3 November: September and October are whole. */
const threeMonths = Array.from({ length: 92 }, (_, day) => {
  const date = new Date(Date.UTC(2026, 7, 4 + day)).toISOString().slice(0, 10);
  return `${date},1,10,10%,${date.startsWith("2026-10") ? 4 : 8}`;
});
const longChart = `Date,Clicks,Impressions,CTR,Position\n${threeMonths.join("\n")}\n`;

test.each<[string, Uint8Array, ...string[]]>([
  [
    "a zip of Search Console",
    zip(`${web}Date,"Oct 1, 2026-Oct 31, 2026"\n`),
    `Chart.csv2 bunga.example monthly 2026-10-01: averagePosition 7.5, searchClicks 496, searchImpressions 2050, ${tops}`,
  ],
  [
    "a zip whose filters say no days",
    zip(`${web}Date,Custom\n`),
    `Chart.csv2 bunga.example monthly 2026-10-01: averagePosition 7.5, searchClicks 496, searchImpressions 2050, ${tops}`,
  ],
  [
    "a zip of the last three months",
    zip(`${web}Date,Last 3 months\n`, longChart),
    "Chart.csv30 bunga.example monthly 2026-09-01: averagePosition 8, searchClicks 30, searchImpressions 300",
    "Chart.csv60 bunga.example monthly 2026-10-01: averagePosition 4, searchClicks 31, searchImpressions 310",
  ],
  [
    "a zip from an account in Simplified Chinese",
    makeZip({
      "图表.csv": corpusText("search-chart.csv").replace(/^.*/u, "日期,点击次数,展示,点击率,排名"),
      "国家_地区.csv": "国家/地区,点击次数,展示,点击率,排名\n马来西亚,190,3900,4.9%,5\n",
      "查询数.csv": corpusText("search-queries-chinese.csv"),
      "网页.csv": corpusText("search-pages.csv").replace(/^.*/u, "排名靠前的网页,点击次数,展示,点击率,排名"),
      "过滤器.csv": "过滤器,值\n搜索类型,网络\n日期,2026年10月1日至2026年10月31日\n",
    }),
    "图表.csv2 bunga.example monthly 2026-10-01: averagePosition 7.5, searchClicks 496, searchImpressions 2050, topRankings 怡保花店|bunga ipoh, 2 searches, 2 pages",
  ],
  [
    "a zip from an account in Traditional Chinese",
    makeZip({
      "圖表.csv": corpusText("search-chart.csv").replace(/^.*/u, "日期,點擊,曝光,點閱率,排名"),
      "查詢.csv": "熱門查詢項目,點擊,曝光,點閱率,排名\n怡保花店,120,1500,8%,3.2\n",
      "網頁.csv": corpusText("search-pages.csv").replace(/^.*/u, "熱門網頁,點擊,曝光,點閱率,排名"),
      "篩選器.csv": "篩選器,值\n搜尋類型,網路\n日期,前 3 個月\n",
    }),
    "圖表.csv2 bunga.example monthly 2026-10-01: averagePosition 7.5, searchClicks 496, searchImpressions 2050, topRankings 怡保花店, 1 searches, 2 pages",
  ],
  [
    "a zip of two periods compared in Chinese",
    zip("过滤器,值\n搜索类型,网络\n日期,比较过去 28 天与前一时段\n"),
    "refuses 日期: compared in Filters.csv line 3",
  ],
  [
    "a zip of a day",
    zip(`${web}Date,"Oct 1, 2026-Oct 2, 2026"\n`),
    "refuses row: not_a_whole_period in Filters.csv line 1",
  ],
  [
    "a zip of one page only",
    zip(`${web}Page,https://bunga.example/kedai\n`),
    "refuses Page: filtered in Filters.csv line 3",
  ],
  [
    "a zip of two periods compared",
    zip(`${web}Date,Compare: Sep 2026 vs Oct 2026\n`),
    "refuses Date: compared in Filters.csv line 3",
  ],
  [
    "a zip of pictures' search",
    zip("Filter,Value\nSearch type,Image\n"),
    "refuses Search type: filtered in Filters.csv line 2",
  ],
  [
    "a zip with a folder",
    makeZip({ "export/": "", "export/many.csv": corpusText("tabs.csv") }),
    "many.csv2 - monthly 2026-10-01: totalLeads 31, totalVisitors 2260",
  ],
  [
    "a zip with a path outside",
    makeZip({ "../Queries.csv": corpusText("search-queries.csv") }),
    "refuses file: unsafe_names",
  ],
  [
    "a zip with an absolute path",
    makeZip({ "/etc/Queries.csv": corpusText("search-queries.csv") }),
    "refuses file: unsafe_names",
  ],
  ["a zip with a password", locked(zip(web)), "refuses file: has_password"],
  ["a zip in a zip", makeZip({ "october.zip": zip(web) }), "refuses file: zip_in_zip"],
  ["a zip bomb", makeZip({ "Queries.csv": "0".repeat(41_000_000) }), "refuses file: unpacks_too_large"],
  [
    "a zip of two tables with too many rows together",
    makeZip({ "a.csv": "1\n".repeat(99_990), "b.csv": "1\n".repeat(20) }),
    "refuses file: too_many",
  ],
  ["a zip of nothing known", makeZip({ "a.png": "x" }), "refuses file: other_kind"],
  ["a zip that was cut off", zip(web).subarray(0, 900), "refuses file: damaged"],
  ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), "refuses file: is_xls"],
  [
    "a workbook that is locked with a password",
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from("EncryptedPackage", "utf16le")]),
    "refuses file: has_password",
  ],
  ["a PDF", new TextEncoder().encode("%PDF-1.7\n"), "refuses file: other_kind"],
])("%s", async (_name, file, ...expected) => {
  expect(await read(file)).toEqual(expected);
});

const template =
  "averagePosition 8.4, directTraffic 200, keywordsTracked 25, organicTraffic 500, otherTraffic 100, sessions 1200, socialTraffic 200, topRankings florist ipoh";
const months = [
  ["Bulan", "Pelawat", "Kedudukan purata"],
  [{ value: 46_296, style: 2 }, 2260, 8.4],
  [{ value: 46_266, style: 1 }, "2,100", 9],
];

test.each<[string, Uint8Array, ...string[]]>([
  [
    "with dates and numbers",
    makeXlsx({ Angka: months }),
    "Angka2 - monthly 2026-10-01: averagePosition 8.4, totalVisitors 2260",
    "Angka3 - monthly 2026-09-01: averagePosition 9, totalVisitors 2100",
  ],
  [
    "with formulas, which count as last calculated",
    makeXlsx({
      Angka: [
        ["Month", "Visitors"],
        ["Oct-26", { formula: "SUM(C2:C9)", value: 2260 }],
      ],
    }),
    "Angka2 - monthly 2026-10-01: totalVisitors 2260",
  ],
  [
    "with a formula that was never calculated",
    makeXlsx({
      Angka: [
        ["Month", "Visitors"],
        ["Oct-26", { formula: "SUM(C2:C9)" }],
      ],
    }),
    "refuses B2: formula_without_value in Angka line 2 column 2",
  ],
  [
    "with an error as a result",
    makeXlsx({
      Angka: [
        ["Month", "Visitors"],
        ["Oct-26", { formula: "1/0", value: "#DIV/0!" }],
      ],
    }),
    "refuses Visitors: spreadsheet_error in Angka line 2 column 2",
  ],
  [
    "with a sheet for each month",
    makeXlsx({
      "Sep 2026": [
        ["Client", "Visitors"],
        ["Sample Dental", 900],
      ],
      "Okt 2026": [
        ["Client", "Visitors"],
        ["Sample Dental", 980],
      ],
    }),
    "Sep 20262 Sample Dental monthly 2026-09-01: totalVisitors 900",
    "Okt 20262 Sample Dental monthly 2026-10-01: totalVisitors 980",
  ],
  [
    "of Search Console",
    makeXlsx({ Chart: csvCells(corpusText("search-chart.csv")), Filters: csvCells(web) }),
    "Chart2 - monthly 2026-10-01: averagePosition 7.5, searchClicks 496, searchImpressions 2050",
  ],
  [
    "of GA4",
    makeXlsx({ Export: csvCells(corpusText("ga4-traffic-acquisition.csv")) }),
    "Export10 Kedai Bunga Contoh monthly 2026-10-01: sessions 2800, totalLeads 31",
  ],
  [
    "of our template",
    makeXlsx({ Sheet1: csvCells(corpusText("template.csv")) }),
    `Sheet12 - monthly 2026-10-01: ${template}|bunga ipoh, totalFollowers 640, totalLeads 31, totalVisitors 1000`,
  ],
  [
    "with a cell in its last row and column",
    makeXlsx({ Angka: months }, (xml) =>
      xml.replace("</sheetData>", `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>`),
    ),
    "refuses file: too_wide in Angka line 1048576",
  ],
  [
    "with too many rows in two sheets together",
    makeXlsx({ A: [[1]], B: [[1]] }, (xml) =>
      xml.replace("</row>", `</row>${"<row><c><v>1</v></c></row>".repeat(60_000)}`),
    ),
    "refuses file: too_many",
  ],
  ["that lacks its sheets", makeZip({ "xl/workbook.xml": "<workbook/>" }), "refuses file: damaged"],
])("a workbook %s", async (_name, file, ...expected) => {
  expect(await read(file)).toEqual(expected);
});
