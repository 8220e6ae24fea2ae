import { describe, expect, test } from "vitest";
import { bytes, header, now, october, octoberWith, read } from "./csv-fixture.ts";
import { csvColumns, parseFiguresCsv } from "./csv.ts";

describe("a header is refused for", () => {
  test.each([
    [
      "a missing column",
      header.replace("sessions,", ""),
      { column: 8, expected: "sessions", found: "average_position" },
    ],
    [
      "a misspelt column",
      header.replace("total_leads", "leads"),
      { column: 13, expected: "total_leads", found: "leads" },
    ],
    ["figures in place of the header", october, { column: 1, expected: "report_type", found: "monthly" }],
    ["a spreadsheet's own format", "PK\u0003\u0004xyz", { column: 1, expected: "report_type", found: "PK  xyz" }],
  ])("%s", (_name, first, params) => {
    expect(read("", first, october)).toEqual({
      problems: [{ field: params.expected, problem: "wrong_header", params, line: 2 }],
    });
  });

  test("an extra column", () => {
    expect(read(`${header},notes`, `${october},x`)).toEqual({
      problems: [{ field: "row", problem: "columns", params: { expected: 13, found: 14 }, line: 1 }],
    });
  });
});

test.each([
  ["a row of more cells than any sheet needs", `${",".repeat(200)}x`, { problem: "unreadable", line: 2 }],
  ["an endless row", `"${"x".repeat(30_000)}"`, { problem: "unreadable", line: 2 }],
  ["a hundred thousand rows", "x\n".repeat(100_000), { problem: "too_many", params: { maximum: 100_000 } }],
])("%s is refused unread", (_name, rows, problem) => {
  expect(read(header, rows)).toEqual({ problems: [{ field: "file", ...problem }] });
});

describe("cell errors", () => {
  test.each([
    ["report_type", "", "required"],
    ["report_type", "yearly", "not_an_option"],
    ["period_start", "", "required"],
    ["period_start", "2026-02-30", "date"],
    ["period_start", "31/2/2026", "date"],
    ["period_start", "October 2026", "date"],
    ["period_start", "2026-10-02", "not_a_period_start"],
    ["period_start", "10/1/2026", "not_a_period_start"],
    ["period_start", "2026-11-01", "period_in_future"],
    ["period_start", "1999-12-01", "period_too_old"],
    ["total_visitors", "many", "whole_number"],
    ["total_visitors", "12.5", "whole_number"],
    ["total_visitors", "1.000", "whole_number"],
    ["total_visitors", "1 000", "whole_number"],
    ["total_visitors", `"1,000"`, "whole_number"],
    ["total_visitors", "1e3", "whole_number"],
    ["total_visitors", "٣", "whole_number"],
    ["total_visitors", "1000000001", "too_big"],
    ["sessions", "-5", "too_small"],
    ["sessions", "-5.5", "too_small"],
    ["sessions", "=1+1", "no_formula"],
    ["sessions", "+5", "no_formula"],
    ["sessions", "@SUM(A1)", "no_formula"],
    ["sessions", "-A1", "no_formula"],
    ["average_position", "first", "number"],
    ["average_position", `"8,4"`, "number"],
    ["average_position", "0.9", "too_small"],
    ["average_position", "-1.5", "too_small"],
    ["average_position", "1000.5", "too_big"],
    ["average_position", "9".repeat(400), "too_big"],
    ["top_rankings", "florist|=1+1", "no_formula"],
    ["top_rankings", "florist| -1", "no_formula"],
    ["top_rankings", `"\t=1+1"`, "no_formula"],
    ["top_rankings", "a\u0007b", "single_line"],
    ["top_rankings", "a".repeat(81), "too_long"],
    ["top_rankings", "a|b|c|d|e|f|g|h|i|j|k", "too_many"],
    ["organic_traffic", "1001", "parts_exceed_total"],
    ["other_traffic", "101", "parts_exceed_total"],
  ])("in %s %j give %s", (column, cell, problem) => {
    expect(read(header, octoberWith(column, cell))).toMatchObject({ problems: [{ field: column, problem, line: 2 }] });
  });

  test("include the violated limit", () => {
    expect(read(header, octoberWith("sessions", "-5"))).toMatchObject({ problems: [{ params: { minimum: 0 } }] });
    expect(read(header, octoberWith("report_type", "x"))).toMatchObject({
      problems: [{ params: { options: "weekly, monthly, quarterly" } }],
    });
  });

  test.each([
    ["quoted", `"=HYPERLINK(""http://example.com"",""x"")"`],
    ["bare", `=HYPERLINK("http://example.com","x")`],
  ])("cover a %s link formula in every column", (_name, cell) => {
    for (const column of csvColumns) {
      expect(read(header, octoberWith(column, cell))).toMatchObject({
        problems: [{ field: column, problem: "no_formula", line: 2 }],
      });
    }
  });

  test("count lines as an editor does", () => {
    const lines = [
      header,
      "",
      `monthly,2026-09-01,10,,,,,,,,"florist|`,
      `ipoh",,`,
      "  ",
      october,
      `monthly,2026-08-01,ten,,,,,,,,,,`,
    ];
    for (const end of ["\n", "\r\n", "\r"]) {
      expect(parseFiguresCsv(bytes(lines.join(end)), now)).toEqual({
        problems: [
          { field: "top_rankings", problem: "no_formula", line: 3 },
          { field: "total_visitors", problem: "whole_number", line: 7 },
        ],
      });
    }
  });

  test("give a cell after a multi-line one its own line number", () => {
    const result = read(header, `monthly,2026-09-01,10,,,,,,,,"a`, `b",x,`);
    expect(result).toMatchObject({
      problems: [
        { field: "top_rankings", problem: "single_line", line: 2 },
        { field: "total_followers", problem: "whole_number", line: 3 },
      ],
    });
  });
});

describe("a figures file", () => {
  test("with too few or too many cells in a row is refused", () => {
    expect(read(header, october, "monthly,2026-09-01,10", `${octoberWith("period_start", "2026-08-01")},`)).toEqual({
      problems: [
        { field: "row", problem: "columns", params: { expected: 13, found: 3 }, line: 3 },
        { field: "row", problem: "columns", params: { expected: 13, found: 14 }, line: 4 },
      ],
    });
  });

  test("with a repeated period is refused, naming the first line", () => {
    const again = octoberWith("period_start", "1/10/2026");
    expect(read(header, "", october, again, october)).toEqual({
      problems: [
        { field: "period_start", problem: "repeats", params: { other: 3 }, line: 4 },
        { field: "period_start", problem: "repeats", params: { other: 3 }, line: 5 },
      ],
    });
  });

  test("with a month and a quarter that begin on the same day is accepted", () => {
    expect(
      read(
        header,
        octoberWith("period_start", "2026-07-01"),
        october.replace("monthly,2026-10-01", "quarterly,2026-07-01"),
      ),
    ).toMatchObject({
      rows: [{ reportType: "monthly" }, { reportType: "quarterly" }],
    });
  });

  test("with an unclosed quote is refused, naming the row's first line", () => {
    const text = [header, october, "", `monthly,2026-09-01,"10,,,,,,,,,,`, "monthly,2026-08-01,5,,,,,,,,,,"];
    expect(read(...text)).toEqual({ problems: [{ field: "file", problem: "unreadable", line: 4 }] });
  });

  test.each([
    ["empty", ""],
    ["blank", "\n \n\r\n"],
    ["only a header", header],
  ])("that is %s is refused", (_name, text) => {
    expect(parseFiguresCsv(bytes(text), now)).toEqual({ problems: [{ field: "file", problem: "no_rows" }] });
  });

  test("that is binary is refused", () => {
    expect(parseFiguresCsv(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), now)).toEqual({
      problems: [{ field: "file", problem: "unreadable", line: 1 }],
    });
  });

  test("reports at most its first twenty problems", () => {
    const lines = Array.from({ length: 50 }, () => "weekly,2026-11-02,x,y,,,,,,,,,");
    const result = read(header, ...lines);
    expect("problems" in result && result.problems.map(({ line }) => line)).toEqual(
      Array.from({ length: 20 }, (_, index) => 2 + Math.floor(index / 2)),
    );
  });
});
