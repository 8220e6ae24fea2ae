import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { makeWorkbook } from "../imports/xlsx.fixture.ts";
import { readClientList } from "./read-client-list.ts";

const nothing = { answers: {}, columns: {} };
const read = (text: string | Uint8Array, answered = nothing) => readClientList(Buffer.from(text), answered);
const readRows = async (text: string | Uint8Array, answered = nothing) => {
  const found = await read(text, answered);
  if (found.kind !== "rows") throw new Error(JSON.stringify(found));
  return found.rows.map(({ line, texts, monthlyFee }) => ({ line, ...texts, monthlyFee }));
};

describe("a list of clients", () => {
  test.each([
    ["a pasted table", "Name\tEmail\tFee\nKedai Roti\troti@kedai.example\tRM 2,500\n"],
    ["a CSV file", 'Fee,Email,Name\n"RM 2,500",roti@kedai.example,Kedai Roti\n'],
    ["a file with semicolons", "Nama syarikat;E-mel;Yuran bulanan\nKedai Roti;roti@kedai.example;2500\n"],
  ])("is read from %s", async (_, text) => {
    expect(await readRows(text)).toEqual([
      { line: 2, name: "Kedai Roti", email: "roti@kedai.example", monthlyFee: 2500 },
    ]);
  });

  test("is read from a workbook, with numbers as it stores them", async () => {
    const row = (number: number, ...texts: string[]) =>
      `<row r="${number}">${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join("")}</row>`;
    const fee = `<row r="3"><c t="str"><v>Kedai Roti</v></c><c t="str"><v>roti@kedai.example</v></c><c><v>2500</v></c></row>`;
    const sheet = `<sheetData>${row(1, "Clients 2026")}${row(2, "Company", "Email", "Fee")}${fee}</sheetData>`;
    expect(await readClientList(makeWorkbook({ sheet }), nothing)).toMatchObject({
      columns: [
        { heading: "Company", field: "name", sheet: "Angka" },
        { heading: "Email", field: "email" },
        { heading: "Fee", field: "monthlyFee" },
      ],
      rows: [{ line: 3, sheet: "Angka", texts: { name: "Kedai Roti" }, monthlyFee: 2500 }],
    });
  });

  test("is read in the encoding of an old Chinese program", async () => {
    const text = "公司名称,电邮\n槟城面包店,roti@kedai.example\n新山花店,bunga@kedai.example\n";
    expect(await readRows(iconv.encode(text, "gbk"))).toMatchObject([{ name: "槟城面包店" }, { name: "新山花店" }]);
  });

  test("leaves out blank lines, headings that come again, and the row of totals, which it names", async () => {
    const text = "Client,Email,Fee\nKedai Roti,roti@kedai.example,2500\n\nClient,Email,Fee\nTotal,,2500\n";
    expect(await read(text)).toMatchObject({
      rows: [{ line: 2 }],
      left: [{ sheet: null, line: 5, text: "Total" }],
    });
  });

  test.each([
    ["RM 2,500.50", { problem: "whole_number" }],
    ["USD 900", { problem: "other_currency" }],
    ["2.500", { problem: "thousand_or_decimal" }],
    ["about 2000", { problem: "amount" }],
    ["-5", { problem: "too_small" }],
  ])("names the fee %j with its line", async (fee, problem) => {
    const found = await read(`Name\tEmail\tFee\nKedai Roti\troti@kedai.example\t${fee}\n`);
    expect(found).toMatchObject({ rows: [{ problems: [{ field: "monthlyFee", line: 2, ...problem }] }] });
  });

  test.each([
    ["Month,Visitors\nOct-26,2260\n", "list_no_headings"],
    ["Client,Email\n", "list_no_rows"],
    [`Client,Email\n${"Kedai,roti@kedai.example\n".repeat(501)}`, "too_many"],
  ])("%j is refused", async (text, problem) => {
    expect(await read(text)).toMatchObject({ kind: "problems", problems: [{ field: "file", problem }] });
  });
});
