import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Nur Aisyah", "NA"],
  ["Nurul Izzah binti Osman", "NO"],
  ["admin", "AD"],
  ["陈美玲", "美玲"],
  ["陈 美玲", "陈美"],
  ["Ömer", "ÖM"],
  [" ", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
