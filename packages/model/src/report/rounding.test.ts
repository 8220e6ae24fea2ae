import { expect, test } from "vitest";
import { rounded } from "./rounding.ts";

test.each([
  [12.25, 1, 12.3],
  [-12.25, 1, -12.3],
  [1.15, 1, 1.2],
  [39.5, 0, 40],
  [1e9 / 3, 1, 333_333_333.3],
])("%d with %d decimals is %d", (value, decimals, expected) => {
  expect(rounded(value, decimals)).toBe(expected);
});

test("rounding to zero gives 0, never -0", () => {
  expect(Object.is(rounded(-0.04, 1), 0)).toBe(true);
  expect(Object.is(rounded(-0, 1), 0)).toBe(true);
});
