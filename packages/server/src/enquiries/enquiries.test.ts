import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { Enquiry } from "./enquiry.ts";
import { enquiriesCsv } from "./routes.ts";
import { looksAutomatic } from "./visit.ts";

test.each([
  ["gives no visit details", {}, false],
  ["left the hidden field empty and took its time", { trap: "", elapsed: 14_000 }, false],
  ["took two seconds", { elapsed: 2000 }, false],
  ["took less than two seconds", { elapsed: 1999 }, true],
  ["has a clock that went back", { elapsed: -5 }, true],
  ["filled in the hidden field", { trap: "x", elapsed: 14_000 }, true],
])("a form that %s", (_, visit, automatic) => {
  expect(looksAutomatic(visit)).toBe(automatic);
});

const enquiry: Enquiry = {
  id: "1",
  kind: "contact",
  name: "Aina Contoh",
  email: "aina@person.test",
  website: null,
  service: "seo",
  message: null,
  details: {},
  reference: null,
  language: "ms",
  page: "/ms",
  city: null,
  noticeVersion: "1.1",
  consentedAt: new Date("2026-11-02T01:00:00Z"),
  purpose: "answer",
  marketing: false,
  spam: false,
  state: "waiting",
  settledAt: null,
  settledBy: null,
  responsibleId: null,
  note: null,
  clientId: null,
  createdAt: new Date("2026-11-02T01:00:00Z"),
};

function read(changes: Partial<Enquiry>): { text: string; rows: Record<string, string>[] } {
  const text = enquiriesCsv([
    { enquiry: { ...enquiry, ...changes }, client: null, responsible: null, answers: [], sameAddress: 0 },
  ]);
  return { text, rows: parse(text, { columns: true, bom: true }) };
}

test("the enquiries CSV begins with a byte order mark and a header, followed by a row per enquiry", () => {
  const { text, rows } = read({ name: "Aïna 咖啡", message: 'Two "lines"\nof, text' });
  expect(text.startsWith("\uFEFFreceived_at,kind,name,email,")).toBe(true);
  expect(rows).toMatchObject([
    { received_at: "2026-11-02T01:00:00.000Z", name: "Aïna 咖啡", message: 'Two "lines"\nof, text', marketing: "no" },
  ]);
});

test.each(["=1+1", "+60-5", "-2+3", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("https://evil.test","x")', "＝1+1"])(
  "the enquiries CSV escapes a cell that a spreadsheet would run as a formula: %j",
  (text) => {
    for (const field of ["name", "message", "note", "page", "city", "website"] as const) {
      expect(read({ [field]: text }).rows[0]?.[field]).toBe(`'${text}`);
    }
  },
);

test("the enquiries CSV has what the inbox shows of a contact, and its phone number as it is", () => {
  const offer = { name: "National", monthlyFee: 5000, package: "business" } as const;
  for (const phone of ["+60 3 2345 6789 ext. 12", "+60 5-000 0000", "1300-88-2525"]) {
    expect(read({ city: "ipoh", details: { phone, offer } }).rows).toMatchObject([
      { phone, package: "National", package_monthly_fee: "5000", city: "ipoh" },
    ]);
  }
});

test.each(["\n", "\r", "\r\n", "\u2028"])(
  "a message with the line break %j stays in one row of the CSV",
  (lineBreak) => {
    const lines = ["Good morning", "we sell tiles, and grout", 'in "Ipoh"'].join(lineBreak);
    const { text } = read({ message: lines, note: `Call${lineBreak}today` });
    const rows = parse(text, { columns: true, bom: true, record_delimiter: ["\r\n", "\n", "\r", "\u2028"] });
    expect(rows).toMatchObject([{ email: "aina@person.test", message: lines, note: `Call${lineBreak}today` }]);
  },
);

test.each([
  [";=1", ";'=1"],
  ["a; =1;@b\t+2\n-3", "a; '=1;'@b\t'+2\n'-3"],
  [';"=1', ";\"'=1"],
  ["1-2; 3+4", "1-2; 3+4"],
])("the enquiries CSV escapes formulas behind what other spreadsheets take for a separator: %j", (text, cell) => {
  expect(read({ message: text }).rows[0]?.message).toBe(cell);
});

test("escaping a long cell takes no longer than its length", () => {
  const text = `${";".repeat(200_000)}${" ".repeat(200_000)}${"\t".repeat(200_000)}x`;
  expect(read({ message: text }).rows[0]?.message).toBe(text);
});

test("the enquiries CSV has only a header when there are no enquiries", () => {
  expect(enquiriesCsv([]).trim().split("\r\n")).toHaveLength(1);
});
