import { expect, test } from "vitest";
import { phoneIn } from "./phone-in.ts";

test.each([
  ["Call me at 012-000 0000 after five", "012-000 0000", "60120000000"],
  ["WhatsApp +60 11-0000 0000", "+60 11-0000 0000", "601100000000"],
  ["nombor saya 60190000000.", "60190000000", "60190000000"],
  ["Singapore: +65 8000 0000", "+65 8000 0000", "6580000000"],
])("finds a mobile number in %j", (text, written, digits) => {
  expect(phoneIn(null, text)).toEqual({ written, digits });
});

test.each(["Budget RM 10,000, start 2026-11-21", "05-000 0000 (office)", "order 10120000000123", ""])(
  "finds no mobile number in %j",
  (text) => {
    expect(phoneIn(text)).toBeNull();
  },
);
