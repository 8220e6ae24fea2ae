import { describe, expect, test } from "vitest";
import { readListHeadings } from "./list-headings.ts";

describe("the headings of a list of clients", () => {
  test.each([
    [
      ["Name", "Business", "Contact name", "Email", "Phone", "Language", "Package", "Fee", "Website"],
      ["name", "businessType", "contactName", "email", "phone", "language", "package", "monthlyFee", "website"],
    ],
    [
      ["Laman web", "Yuran bulanan (RM)", "E-mel", "Nama syarikat", "Orang hubungan", "No. telefon", "Bahasa", "Pakej"],
      ["website", "monthlyFee", "email", "name", "contactName", "phone", "language", "package"],
    ],
    [
      ["公司名称", "联系人", "电邮", "电话", "语言", "配套", "月费（RM）", "网站", "行业"],
      ["name", "contactName", "email", "phone", "language", "package", "monthlyFee", "website", "businessType"],
    ],
    [
      ["公司名稱", "聯絡人", "電郵", "網址"],
      ["name", "contactName", "email", "website"],
    ],
    [
      ["E-mail *", "COMPANY", "Monthly fee"],
      ["email", "name", "monthlyFee"],
    ],
  ])("%j are understood in any order and language", (headings, fields) => {
    expect(readListHeadings(headings, {})).toEqual(fields);
  });

  test("a bare name is the contact's beside the company's, and a bare business is the client where nothing else is", () => {
    expect(readListHeadings(["Name", "Company", "Email"], {})).toEqual(["contactName", "name", "email"]);
    expect(readListHeadings(["Business", "Contact person", "Email"], {})).toEqual(["name", "contactName", "email"]);
  });

  test("an unknown heading and a second column of the same kind are not used", () => {
    const headings = ["Client", "Remarks", "Email", "Contact email"];
    expect(readListHeadings(headings, {})).toEqual(["name", null, "email", null]);
  });

  test("what a person said of a column counts, also against a heading that is known", () => {
    const headings = ["Client", "Shop", "Email", "Contact email"];
    const chosen = { client: "ignore", shop: "name", "contact email": "email" } as const;
    expect(readListHeadings(headings, chosen)).toEqual([null, "name", null, "email"]);
  });
});
