import { expect, test } from "vitest";
import { answersFrom } from "./answers.ts";

test.each([
  ["012-345 6789", "60", "60123456789"],
  ["60123456789", "60", "60123456789"],
  ["9123 4567", "65", "6591234567"],
  ["6512 3456", "65", "6565123456"],
  ["+65 9123 4567", "60", "6591234567"],
])("the WhatsApp number %s of a country with the code %s is written %s", (whatsapp, code, digits) => {
  const given = { languages: "en", country: "MY", whatsapp, "calling-code": code };
  expect(answersFrom(given).whatsapp).toBe(digits);
});
