import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keptTables } from "@agency/model/kept-tables";
import { chatIn, readPhone } from "./phone-number.ts";

describe("a phone number is kept in international writing", () => {
  test.each([
    ["012-345 6789", "+60 12 345 6789"],
    ["60123456789", "+60 12 345 6789"],
    ["+60 (0)12-345 6789", "+60 12 345 6789"],
    ["0060123456789", "+60 12 345 6789"],
    ["０１２－３４５６７８９", "+60 12 345 6789"],
    ["+65 9123 4567", "+65 9123 4567"],
    ["65 9123 4567", "+65 9123 4567"],
    ["6591234567", "+65 9123 4567"],
    ["673 712 3456", "+673 712 3456"],
    ["62 812 3456 7890", "+62 812 3456 7890"],
    ["03-2345 6789 ext 12", "+60 3 2345 6789 ext. 12"],
    ["03-2345 6789 samb. 12", "+60 3 2345 6789 ext. 12"],
    ["03-2345 6789 Sambungan 12", "+60 3 2345 6789 ext. 12"],
    ["03-2345 6789 (ext: 12)", "+60 3 2345 6789 ext. 12"],
    ["03-2345 6789 转12", "+60 3 2345 6789 ext. 12"],
  ])("%j becomes %s", (typed, phone) => {
    expect(readPhone(typed)).toEqual({ phone });
    expect(readPhone(phone)).toEqual({ phone });
  });
});

describe("a text that fits no numbering plan, or only one country's, stays as typed", () => {
  test.each([
    "1300-88-2525",
    "08123456789",
    "0812-3456-7890",
    "03-12345678 / 012-3456789",
    "03-1234 5678 ext 12",
    "012-345 6789 (office, ask for Ali)",
    "12-345 67890",
    "+60 5-000 0000",
  ])("%j", (phone) => {
    expect(readPhone(phone)).toEqual({ phone });
  });
});

describe("eight digits of two countries are asked about, Singapore first", () => {
  test.each([
    ["9123 4567", ["+65 9123 4567", "+60 3 9123 4567"]],
    ["81234567", ["+65 8123 4567", "+60 3 8123 4567"]],
    ["6512 3456", ["+65 6512 3456", "+60 6 512 3456"]],
    ["9123 4567 ext 3", ["+65 9123 4567 ext. 3", "+60 3 9123 4567 ext. 3"]],
  ])("%j", (typed, choices) => {
    expect(readPhone(typed)).toEqual({ problem: "phone_country", choices });
  });
});

test.each(["call me", "999", "-"])("%j is not a phone number", (typed) => {
  expect(readPhone(typed)).toEqual({ problem: "phone_number" });
});

describe("a chat opens with the first number that can have one", () => {
  test.each([
    ["+60 12 345 6789", "60123456789"],
    ["Call me at 012-000 0000 after five", "60120000000"],
    ["WhatsApp +60 11-1234 5678", "601112345678"],
    ["nombor saya 60190000000.", "60190000000"],
    ["我的电话0123456789。", "60123456789"],
    ["Singapore: 65 9123 4567", "6591234567"],
    ["Start 2026-11-21 012-345 6789", "60123456789"],
    ["03-12345678 / 012-3456789", "60123456789"],
    ["012-3456789, 019-3456789", "60123456789"],
    ["1300-88-2525\nor 012-345 6789", "60123456789"],
    ["03-2345 6789 samb. 12, or 012-345 6789", "60123456789"],
    ["03-2345 6789", "60323456789"],
  ])("%j", (text, digits) => {
    expect(chatIn(null, text)?.url).toBe(`https://wa.me/${digits}`);
  });

  test.each([
    "1300-88-2525",
    "+60 3 2345 6789 ext. 12",
    "03-2345 6789 sambungan 12",
    "08123456789",
    "call 6512 3456",
    "Budget RM 10,000, start 2026-11-21",
    "order 10120000000123",
    "",
  ])("%j has none", (text) => {
    expect(chatIn(text, undefined)).toBeNull();
  });
});

test("the table of number ranges is that of the package", () => {
  const read = readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8");
  const { dependencies } = JSON.parse(read) as { dependencies: Record<string, string> };
  expect(dependencies["libphonenumber-js"]).toBe(keptTables.phone_numbers.version);
});
