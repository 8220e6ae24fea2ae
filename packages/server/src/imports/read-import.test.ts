import { describe, expect, test } from "vitest";
import { corpusFile, corpusText, makeXlsx, makeZip } from "./corpus.fixture.ts";
import { noMapping } from "./import-result.ts";
import { readImport } from "./read-import.ts";

const now = new Date("2026-11-10T04:00:00Z");
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array, context = {}) => readImport(file, { now, answers: {}, mapping: noMapping, ...context });
const reasons = async (name: string, context = {}) => {
  const result = await read(corpusFile(name), context);
  return result.kind === "rows"
    ? result.ignored.map(({ why, column, line }) => `${column} ${why} ${line}`)
    : [result.kind];
};

describe("what is not taken says why", () => {
  test.each([
    ["a column that nobody knows", "other-order.csv", ["Notes unknown_column 1"]],
    ["a row that adds up the others", "total-rows.csv", ["null total_row 4"]],
    [
      "visitors of days, and months of which days are missing",
      "days-with-leads.csv",
      ["Visitors people_do_not_add_up 1", "2026-09 part_of_a_period 2", "2026-11 part_of_a_period 35"],
    ],
    [
      "tables of GA4 that no report needs",
      "ga4-snapshot.csv",
      ["Active users people_do_not_add_up 10", "Page title and screen class unknown_table 28"],
    ],
    ["key events that are not whole", "ga4-quarter.csv", ["Key events not_whole 10"]],
  ])("%s", async (_what, name, expected) => {
    expect(await reasons(name)).toEqual(expected);
  });
});

test("each figure says where it stands and how it was worked out", async () => {
  const result = await read(corpusFile("ga4-user-acquisition.csv"));
  expect(result).toMatchObject({
    rows: [
      {
        places: {
          totalVisitors: { line: 11, column: "Total users", derived: null },
          organicTraffic: { line: 12, derived: null },
          socialTraffic: { line: 14, derived: "sum_of_channels" },
        },
      },
    ],
  });
});

test("queries and pages of a period come with their clicks, impressions and position", async () => {
  const answers = { period: "monthly 2026-10-01" };
  expect(await read(corpusFile("search-queries.csv"), { answers })).toMatchObject({
    rows: [
      {
        searches: {
          keywords: [
            { query: "florist ipoh", clicks: 120, impressions: 1500, position: 3.2 },
            { query: "bunga ipoh", clicks: 80 },
            { query: "bunga, segar", clicks: 3 },
          ],
        },
        places: { averagePosition: { derived: "weighted_by_impressions" } },
      },
    ],
  });
  expect(await read(corpusFile("search-pages.csv"), { answers })).toMatchObject({
    rows: [
      {
        client: "bunga.example",
        figures: {},
        searches: {
          pages: [
            { page: "https://bunga.example/", clicks: 150, impressions: 2500, position: 4.1 },
            { page: "https://bunga.example/kedai", clicks: 53 },
          ],
        },
      },
    ],
  });
});

test("of many queries and pages, those with the most clicks are kept", async () => {
  const header = "Top queries,Clicks,Impressions,CTR,Position\n";
  const lines = Array.from({ length: 1000 }, (_, index) => `bunga ${index},${index},2000,4%,6.54\n`);
  const long = `${"bunga ".repeat(40)},9999,10000,4%,6.5\n`;
  const file = bytes(header + long + lines.join(""));
  const result = await read(file, { answers: { period: "monthly 2026-10-01" } });
  const [row] = result.kind === "rows" ? result.rows : [];
  expect(row?.searches.keywords).toHaveLength(100);
  expect(row?.searches.keywords?.[0]).toEqual({ query: "bunga 999", clicks: 999, impressions: 2000, position: 6.5 });
});

describe("a mapping", () => {
  test("that came out of an answer spares the question the next time", async () => {
    const file = corpusFile("two-visitor-columns.csv");
    const answered = await read(file, { answers: { "figure:totalVisitors": "Active users" } });
    expect(answered).toMatchObject({
      mapping: { columns: { "active users": "totalVisitors" } },
    });
    const mapping = answered.kind === "rows" ? answered.mapping : noMapping;
    expect(await read(file, { mapping })).toMatchObject({ kind: "rows", rows: [{ figures: { totalVisitors: 2190 } }] });
  });

  test("keeps the order of dates and the report type", async () => {
    const mapping = { columns: {}, dateOrder: "day_first", reportType: "quarterly" };
    expect(await read(corpusFile("dates-ambiguous.csv"), { mapping })).toMatchObject({
      kind: "rows",
      mapping: { dateOrder: "day_first" },
    });
    expect(await read(corpusFile("month-or-quarter.csv"), { mapping })).toMatchObject({
      kind: "rows",
      mapping: { reportType: "quarterly" },
    });
  });

  test("gives a meaning to a column that nobody knows, and takes one away", async () => {
    const answers = { "column:unik bulanan": "totalVisitors", "column:leads": "ignore" };
    const result = await read(bytes("Month,Unik bulanan,Leads\nOct-26,2260,31\n"), { answers });
    expect(result).toMatchObject({
      rows: [{ figures: { totalVisitors: 2260 } }],
      mapping: { columns: { "unik bulanan": "totalVisitors" } },
    });
    expect(result).not.toMatchObject({ rows: [{ figures: { totalLeads: 31 } }] });
  });
});

test("two tables of an export that differ in a figure are a question", async () => {
  const other = corpusText("ga4-user-acquisition.csv").replace("2260,2000,31", "2260,2000,29");
  const file = bytes(`${corpusText("ga4-traffic-acquisition.csv")}\n${other}`);
  const asked = await read(file);
  expect(asked).toMatchObject({
    kind: "question",
    question: { id: "table:totalLeads", choices: [{ label: "31" }, { label: "29" }] },
  });
  const answers = { "table:totalLeads": asked.kind === "question" ? (asked.question.choices[1]?.value ?? "") : "" };
  expect(await read(file, { answers })).toMatchObject({
    rows: [{ figures: { totalLeads: 29, sessions: 2800, totalVisitors: 2260 } }],
  });
});

test("names from a file are never taken for properties of objects", async () => {
  const result = await read(bytes("__proto__,constructor,Month,Visitors\n1,2,Oct-26,2260\n"));
  expect(result).toMatchObject({ kind: "rows", rows: [{ figures: { totalVisitors: 2260 } }] });
});

describe("a large file takes seconds of processor time and no minutes", () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n");
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2025, 10 + month)).toISOString().slice(0, 10),
  );
  test.each<[string, () => Uint8Array, object]>([
    [
      "40 clients with 12 months each",
      () =>
        bytes(
          `Client,Month,Visitors,Leads\n${lines(480, (index) => `Client ${index % 40},${months[Math.floor(index / 40)]},"2,260",31`)}`,
        ),
      { kind: "rows", rows: { length: 480 } },
    ],
    [
      "100,000 rows of an export",
      () =>
        bytes(
          `Top queries,Clicks,Impressions,CTR,Position\n${lines(99_999, (index) => `query ${index},${index % 100},${index},5%,8.4`)}`,
        ),
      { kind: "rows", rows: [{ figures: { averagePosition: 8.4 } }] },
    ],
    [
      "100,000 rows of people's own, which is refused",
      () => bytes(`Month,Visitors\n${lines(99_999, () => "Oct-26,1")}`),
      { problems: [{ problem: "too_many" }] },
    ],
    [
      "more rows than that, which is refused",
      () => bytes(lines(100_002, () => "Oct-26,1")),
      { problems: [{ problem: "too_many", params: { maximum: 100_000 } }] },
    ],
    [
      "a workbook of 30,000 rows, which is refused",
      () => makeXlsx({ A: [["Month", "Visitors"], ...Array.from({ length: 30_000 }, () => ["Oct-26", 1])] }),
      { problems: [{ problem: "too_many" }] },
    ],
  ])("%s", async (_what, make, expected) => {
    const file = make();
    const started = process.cpuUsage();
    expect(await read(file, { answers: { period: "monthly 2026-10-01" } })).toMatchObject(expected);
    // Its own time, in microseconds, whatever else the machine does. Slow ones take three seconds; work that grows with the square, minutes.
    expect(process.cpuUsage(started).user).toBeLessThan(8_000_000);
  });
});

test("reading random bytes never throws", async () => {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const pieces = [
    '"',
    ",",
    ";",
    "\t",
    "\n",
    "\r",
    "=",
    "# --",
    "# 20261001",
    "\u0000",
    "é",
    "1",
    "31/12/2026",
    "Oct-26",
    "Month",
    "Visitors",
    "Klik",
    "CTR",
    "%",
  ];
  const zip = makeZip({ "Queries.csv": corpusText("search-queries.csv"), "xl/workbook.xml": "<workbook/>" });
  const book = makeXlsx({
    A: [
      ["Month", "Visitors"],
      ["Oct-26", 1],
    ],
  });
  const kinds = new Set<string>();
  for (let round = 0; round < 300; round++) {
    const text = bytes(Array.from({ length: 60 }, () => pieces[next() % pieces.length]).join(""));
    const source = [text, zip, book][round % 3] ?? text;
    const result = await read(Uint8Array.from(source, (byte) => (next() % 60 === 0 ? next() % 256 : byte)));
    kinds.add(result.kind);
  }
  expect([...kinds]).toContain("problems");
});
