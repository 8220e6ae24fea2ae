import { expect, test } from "vitest";
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
