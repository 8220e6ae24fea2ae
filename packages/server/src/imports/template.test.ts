import { describe, expect, test } from "vitest";
import { octoberFigures } from "../figures/october.fixture.ts";
import { now } from "./corpus.fixture.ts";
import { noMapping } from "./import-result.ts";
import { readImport } from "./read-import.ts";
import { figuresTemplate, templateColumns } from "./template.ts";

/** A row of the template; what is not given is empty. */
const templateRow = (cells: Record<string, string>) => templateColumns.map((column) => cells[column] ?? "").join(",");
const october = templateRow({
  report_type: "monthly",
  period_start: "2026-10-01",
  total_visitors: "1000",
  organic_traffic: "500",
  social_traffic: "200",
  direct_traffic: "200",
  other_traffic: "100",
  sessions: "1200",
  average_position: "8.4",
  search_clicks: "480",
  search_impressions: "12000",
  keywords_tracked: "25",
  top_rankings: "florist ipoh|bunga ipoh",
  total_followers: "640",
  total_leads: "31",
  calls: "12",
  directions: "40",
  website_clicks: "55",
  ad_spend: "1240.50",
});
const [header = ""] = figuresTemplate([]).slice(1).split("\r\n");
const read = (...lines: string[]) =>
  readImport(new TextEncoder().encode(lines.join("\n")), { now, answers: {}, mapping: noMapping });

/** October with one cell changed. */
function octoberWith(column: string, cell: string): string {
  const cells = october.split(",");
  cells[templateColumns.indexOf(column)] = cell;
  return cells.join(",");
}

const octoberRead = { reportType: "monthly", period: { start: "2026-10-01" }, figures: octoberFigures };

test("the template has a byte order mark, the header and a row for each period", () => {
  const template = figuresTemplate([{ reportType: "weekly", period: { start: "2026-11-02", end: "2026-11-08" } }]);
  const [first, second] = template.split("\r\n");
  expect(first).toMatch(
    /^\uFEFFreport_type,period_start,total_visitors,organic_traffic,.*,top_rankings,total_followers,/,
  );
  expect(second).toBe(templateRow({ report_type: "weekly", period_start: "2026-11-02" }));
});

test("the filled-in template is read whole, without a question and with nothing left out", async () => {
  const template = figuresTemplate([
    { reportType: "weekly", period: { start: "2026-11-02", end: "2026-11-08" } },
    { reportType: "monthly", period: { start: "2026-10-01", end: "2026-10-31" } },
  ]);
  const filled = template.replace(templateRow({ report_type: "monthly", period_start: "2026-10-01" }), october);
  expect(await read(filled)).toMatchObject({
    kind: "rows",
    format: "template",
    rows: [{ ...octoberRead, from: { line: 3 } }],
    ignored: [],
  });
});

test.each([
  ["a header in capitals, with spaces", [header.toUpperCase().replaceAll(",", " , "), october]],
  ["columns in another order", [header, october].map((line) => line.replace(/^(\w+),(.*)$/, "$2,$1"))],
])("the template is read with %s", async (_how, lines) => {
  expect(await read(...lines)).toMatchObject({ kind: "rows", rows: [octoberRead] });
});

test.each(["RM 1,240.50", "myr1240.5", "1.240,50"])("ad spend may be written as %j", async (cell) => {
  expect(await read(header, octoberWith("ad_spend", `"${cell}"`))).toMatchObject({ rows: [octoberRead] });
});

test("an empty cell is an unknown figure, and 0 is 0", async () => {
  const result = await read(
    header,
    templateRow({ report_type: "monthly", period_start: "2026-10-01", total_visitors: "0" }),
  );
  expect(result.kind === "rows" && result.rows.map(({ figures }) => figures)).toEqual([{ totalVisitors: 0 }]);
});

describe("a wrong cell is refused with its place", () => {
  test.each([
    ["report_type", "yearly", "not_an_option"],
    ["period_start", "2026-02-30", "not_a_period"],
    ["period_start", "2026-11-01", "period_in_future"],
    ["period_start", "1999-12-01", "period_too_old"],
    ["total_visitors", "many", "whole_number"],
    ["total_visitors", "12.5", "whole_number"],
    ["total_visitors", "1e3", "whole_number"],
    ["total_visitors", "1000000001", "too_big"],
    ["sessions", "-5", "too_small"],
    ["sessions", "=1+1", "no_formula"],
    ["sessions", "@SUM(A1)", "no_formula"],
    ["sessions", "-A1", "no_formula"],
    ["average_position", "first", "number"],
    ["ad_spend", "some", "amount"],
    ["ad_spend", "-5", "too_small"],
    ["ad_spend", "12.3456", "amount"],
    ["average_position", "0.9", "too_small"],
    ["average_position", "1000.5", "too_big"],
    ["top_rankings", "florist|=1+1", "no_formula"],
    ["top_rankings", `"\t=1+1"`, "no_formula"],
    ["top_rankings", "a\u0007b", "single_line"],
    ["top_rankings", "a".repeat(81), "too_long"],
    ["top_rankings", "a|b|c|d|e|f|g|h|i|j|k", "too_many"],
    ["organic_traffic", "1001", "parts_exceed_total"],
    ["other_traffic", "101", "parts_exceed_total"],
  ])("in %s %j gives %s", async (column, cell, problem) => {
    expect(await read(header, octoberWith(column, cell))).toMatchObject({
      kind: "problems",
      problems: [{ field: column, problem, line: 2 }],
    });
  });

  test("also a link formula in any column", async () => {
    for (const column of templateColumns) {
      const row = octoberWith(column, `"=HYPERLINK(""http://example.com"",""x"")"`);
      expect(await read(header, row)).toMatchObject({ problems: [{ field: column, problem: "no_formula", line: 2 }] });
    }
  });

  test("whose line is that of an editor, whatever the line endings and the line breaks in cells above", async () => {
    const broken = templateRow({
      report_type: "monthly",
      period_start: "2026-09-01",
      top_rankings: '"florist|\nipoh"',
    });
    const lines = [header, "", ...broken.split("\n"), "  ", october.replace("1200", "x")];
    for (const end of ["\n", "\r\n", "\r"]) {
      expect(await read(lines.join(end))).toMatchObject({
        problems: [
          { field: "top_rankings", problem: "no_formula", line: 3 },
          { field: "sessions", problem: "whole_number", line: 6 },
        ],
      });
    }
  });
});

test("a month and a quarter may begin on the same day", async () => {
  const quarter = october.replace("monthly,2026-10-01", "quarterly,2026-07-01");
  expect(await read(header, octoberWith("period_start", "2026-07-01"), quarter)).toMatchObject({
    rows: [{ reportType: "monthly" }, { reportType: "quarterly" }],
  });
});
