import { describe, expect, test } from "vitest";
import { now, read } from "./corpus.fixture.ts";
import { noMapping } from "./import-result.ts";
import { readImport } from "./read-import.ts";
import { october, relation, stylesWith, makeWorkbook } from "./xlsx.fixture.ts";

const visitors = (cell: string, others = "") => october(["Visitors"], cell, others);
const understood = "Angka2 - monthly 2026-10-01: totalVisitors 2260";

test.each([
  ["0.00%", "<v>2</v>", "share_not_count"],
  ['0" %"', "<v>34</v>", "share_not_count"],
  ["0\\%", "<v>34</v>", "share_not_count"],
  ["#,##0;-0.0%", "<v>34</v>", "share_not_count"],
  ['"RM"#,##0', "<v>34</v>", "money_not_count"],
  ["yyyy-mm-dd", "<v>2260</v>", "date_not_count"],
  ["[h]:mm", "<v>2260</v>", "date_not_count"],
  ['0"k"', "<v>23</v>", "shortened"],
])("visitors shown as %s are refused", async (format, value, problem) => {
  const file = makeWorkbook({ sheet: visitors(`<c s="1">${value}</c>`), styles: stylesWith(format) });
  expect(await read(file)).toEqual([`refuses Visitors: ${problem} in Angka line 2 column 2`]);
});

test.each([
  "General",
  "Standard",
  "G/通用格式",
  "#,##0",
  "# ##0",
  "#,##0_d",
  "* #,##0",
  "0.00E+00",
  "[Red]#,##0;[Blue]-#,##0",
  "[>=1000]#,##0;0",
  '#,##0" visitors"',
  "#,##0,",
  '0.0,"k"',
  "@",
])("visitors shown as %s are the number that is stored", async (format) => {
  const file = makeWorkbook({ sheet: visitors('<c s="1"><v>2260</v></c>'), styles: stylesWith(format) });
  expect(await read(file)).toEqual([understood]);
});

test.each([
  ["[$$-409]#,##0.00", "USD"],
  ["[$USD] #,##0.00", "USD"],
  ['"US$"#,##0', "US$"],
  ["#,##0.00\\ [$€-407]", "€"],
  ['#,##0.00\\ "zł"', "zł"],
  ["£#,##0", "£"],
  ["[$¥-411]#,##0", "JPY"],
  ["[$S$-4809]#,##0.00", "S$"],
])("ad spend shown as %s is not taken for the agency's currency", async (format, currency) => {
  const file = makeWorkbook({ sheet: october(["Ad spend"], '<c s="1"><v>500</v></c>'), styles: stylesWith(format) });
  expect(await readImport(file, { now, answers: {}, mapping: noMapping })).toMatchObject({
    problems: [{ field: "Ad spend", problem: "other_currency", params: { currency, own: "MYR" } }],
  });
});

test.each(['"RM"#,##0.00', "[$RM-43E]#,##0.00", "[$MYR] #,##0.00", "\\R\\M#,##0.00", "#,##0.00", "[$-409]#,##0.00"])(
  "ad spend shown as %s is the agency's currency",
  async (format) => {
    const file = makeWorkbook({ sheet: october(["Ad spend"], '<c s="1"><v>500</v></c>'), styles: stylesWith(format) });
    expect(await read(file)).toEqual(["Angka2 - monthly 2026-10-01: adSpend 500"]);
  },
);

test.each([
  ["yyyy-mm-dd", 46_296, "monthly 2026-10-01"],
  ["mmm\\-yy", 46_326, "monthly 2026-10-01"],
  ["mmm", 46_296, "monthly 2026-10-01"],
  ['yyyy"年"m"月"', 46_296, "monthly 2026-10-01"],
  ["[$-43E]d mmmm yyyy;@", 46_296, "monthly 2026-10-01"],
  ["m/d/yy h:mm", 46_296.5, "monthly 2026-10-01"],
])("a month shown as %s is understood", async (format, serial, period) => {
  const sheet = `<sheetData><row><c t="str"><v>Month</v></c><c t="str"><v>Visitors</v></c></row><row><c s="1"><v>${serial}</v></c><c><v>2260</v></c></row></sheetData>`;
  expect(await read(makeWorkbook({ sheet, styles: stylesWith(format) }))).toEqual([
    `Angka2 - ${period}: totalVisitors 2260`,
  ]);
});

const plain = visitors("<c><v>2260</v></c>");
const shared = (cell: string, strings: string) =>
  makeWorkbook({ sheet: october(["Top rankings"], cell), strings, styles: "" });
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));

test.each<[string, Uint8Array, string]>([
  [
    "whose sheet is UTF-16",
    makeWorkbook({ sheet: "", more: { "xl/worksheets/sheet1.xml": utf16(`<worksheet>${plain}</worksheet>`) } }),
    understood,
  ],
  [
    "whose sheet is UTF-16 without a mark",
    makeWorkbook({
      sheet: "",
      more: { "xl/worksheets/sheet1.xml": utf16(`<worksheet>${plain}</worksheet>`).slice(2) },
    }),
    understood,
  ],
  [
    "whose sheet is in an encoding of its own",
    makeWorkbook({
      sheet: "",
      more: {
        "xl/worksheets/sheet1.xml": Buffer.from(
          `<worksheet>${plain.replace("Month", "Caf\xE9")}</worksheet>`,
          "latin1",
        ),
      },
    }),
    "refuses file: damaged",
  ],
  [
    "with a sheet for a chart",
    makeWorkbook({
      sheet: plain,
      more: {
        "xl/workbook.xml": `<workbook><sheets><sheet name="Chart" sheetId="2" id="r2"/><sheet name="Angka" sheetId="1" id="r1"/></sheets></workbook>`,
        "xl/_rels/workbook.xml.rels": `<Relationships>${relation("r1", "worksheet", "worksheets/sheet1.xml")}${relation("r2", "chartsheet", "chartsheets/sheet1.xml")}</Relationships>`,
        "xl/chartsheets/sheet1.xml": "<chartsheet/>",
      },
    }),
    understood,
  ],
  [
    "with only hidden sheets",
    makeWorkbook({
      sheet: plain,
      more: { "xl/workbook.xml": `<workbook><sheets><sheet name="Angka" state="hidden" id="r1"/></sheets></workbook>` },
    }),
    "refuses file: all_hidden",
  ],
  [
    "with another workbook inside, such as a chart has",
    makeWorkbook({ sheet: plain, more: { "xl/embeddings/Microsoft_Excel_Worksheet.xlsx": "PK" } }),
    understood,
  ],
  [
    "with a text and the reading above it",
    shared('<c t="s"><v>0</v></c>', "<si><t>東京</t><rPh><t>トウキョウ</t></rPh></si>"),
    "Angka2 - monthly 2026-10-01: topRankings 東京",
  ],
  [
    "with a text in several styles",
    shared('<c t="s"><v>0</v></c>', "<si><r><t>roti </t></r><r><t>canai</t></r></si>"),
    "Angka2 - monthly 2026-10-01: topRankings roti canai",
  ],
  [
    "that refers to a text which it does not have",
    shared('<c t="s"><v>1</v></c>', "<si><t>roti</t></si>"),
    "refuses B2: text_missing in Angka line 2 column 2",
  ],
  [
    "with an empty cell for a text",
    makeWorkbook({ sheet: visitors('<c><v>2260</v></c><c t="s"/>'), strings: "<si><t>x</t></si>" }),
    understood,
  ],
  [
    "whose sheet was cut off",
    makeWorkbook({ sheet: "", more: { "xl/worksheets/sheet1.xml": `<worksheet>${plain.slice(0, -20)}` } }),
    "refuses file: damaged",
  ],
  [
    "whose columns are hidden in part",
    makeWorkbook({
      sheet: `<cols><col min="3" max="16384" hidden="1"/></cols>${visitors("<c><v>2260</v></c><c><v>7</v></c>")}`,
    }),
    understood,
  ],
  [
    "with an error where a client is named",
    makeWorkbook({ sheet: october(["Client", "Visitors"], '<c t="e"><v>#N/A</v></c><c><v>5</v></c>') }),
    "refuses Client: spreadsheet_error in Angka line 2 column 2",
  ],
])("a workbook %s", async (_name, file, expected) => {
  expect(await read(file)).toEqual([expected]);
});

test("hidden rows and columns are left out with a word", async () => {
  const row = '<row r="3" hidden="1"><c t="str"><v>2026-09</v></c><c><v>1</v></c></row>';
  const file = makeWorkbook({
    sheet: `<cols><col min="3" max="3" hidden="1"/></cols>${october(["Visitors", "Sessions"], "<c><v>2260</v></c><c><v>7</v></c>", row)}`,
  });
  expect(await readImport(file, { now, answers: {}, mapping: noMapping })).toMatchObject({
    rows: [{ figures: { totalVisitors: 2260 } }],
    ignored: [
      { sheet: "Angka", line: 3, column: null, why: "hidden" },
      { sheet: "Angka", line: null, column: "C", why: "hidden" },
    ],
  });
});

describe("a long text that thousands of cells refer to is refused before all are read", () => {
  const cells = '<c t="s"><v>0</v></c>';
  test.each([
    ["of letters", "a", `<row>${cells}</row>`],
    ["of spaces", " ", `<row>${cells}</row>`],
    ["in hidden rows", "a", `<row hidden="1">${cells}</row>`],
  ])("%s", async (_, letter, row) => {
    const file = makeWorkbook({
      sheet: `<sheetData>${row.repeat(2_000)}</sheetData>`,
      strings: `<si><t>${letter.repeat(30_000)}</t></si>`,
    });
    expect(await read(file)).toEqual(["refuses file: unpacks_too_large in Angka"]);
  });

  test("and at its first cell where no cell can hold it", async () => {
    const file = makeWorkbook({
      sheet: `<sheetData>${`<row>${cells}</row>`.repeat(90_000)}</sheetData>`,
      strings: `<si><t>${"a".repeat(2_000_000)}</t></si>`,
    });
    expect(await read(file)).toEqual(["refuses A1: too_long in Angka line 1 column 1"]);
  });
});

describe("no two numbers of a workbook multiply", () => {
  const cells = "<row>" + "<c><v>1</v></c>".repeat(100) + "</row>";

  test("hidden columns and cells", async () => {
    const columns = '<col min="300" max="300" hidden="1"/>'.repeat(400_000);
    const file = makeWorkbook({ sheet: `<cols>${columns}</cols><sheetData>${cells.repeat(4_000)}</sheetData>` });
    expect(await read(file)).toEqual(["refuses file: too_wide in Angka"]);
  });

  test("tabs and relations", async () => {
    const many = Array.from({ length: 100_000 }, (_, n) => n);
    const file = makeWorkbook({
      sheet: "",
      more: {
        "xl/workbook.xml": `<workbook><sheets>${many.map((n) => `<sheet name="${n}" id="s${n}"/>`).join("")}</sheets></workbook>`,
        "xl/_rels/workbook.xml.rels": `<Relationships>${many.map((n) => relation(`s${n}`, "worksheet", "a.xml")).join("")}</Relationships>`,
      },
    });
    expect(await read(file)).toEqual(["refuses file: too_many"]);
  });

  test("tabs and the sheet that all of them show", async () => {
    const tabs = Array.from({ length: 50 }, (_, n) => `<sheet name="T${n}" id="r1"/>`).join("");
    const file = makeWorkbook({
      sheet: `<sheetData>${"<row><c/></row>".repeat(400_000)}</sheetData>`,
      more: { "xl/workbook.xml": `<workbook><sheets>${tabs}</sheets></workbook>` },
    });
    expect(await read(file)).toEqual([expect.stringContaining("refuses file: unpacks_too_large in T")]);
  });
});
