import { expect, test } from "vitest";
import { isUsual, findMedian, namedRange, usualRange } from "./usual.ts";

test("six periods or more give the median and three deviations on each side", () => {
  const usual = usualRange([100, 110, 90, 105, 95, 100], 3);
  expect(usual).toEqual({ median: 100, low: 100 - 3 * 1.4826 * 5, high: 100 + 3 * 1.4826 * 5 });
});

test("one wild period does not widen the range", () => {
  expect(isUsual(200, usualRange([100, 110, 90, 105, 95, 4000], 3))).toBe(false);
});

test("with fewer periods five percent of the newest are usual", () => {
  const usual = usualRange([500, 1000], 3);
  expect([1050, 950, 1051, 949].map((value) => isUsual(value, usual))).toEqual([true, true, false, false]);
});

test("a few pieces are never unusual", () => {
  expect(isUsual(14, usualRange([11], 3))).toBe(true);
  expect(isUsual(13, usualRange([10, 10, 10, 10, 10, 10], 3))).toBe(true);
  expect(isUsual(14, usualRange([10, 10, 10, 10, 10, 10], 3))).toBe(false);
});

test("only the last twelve periods count", () => {
  const old = Array.from({ length: 12 }, () => 10_000);
  const recent = Array.from({ length: 12 }, () => 100);
  expect(usualRange([...old, ...recent], 3)?.median).toBe(100);
});

test("nothing is unusual without an earlier period", () => {
  expect(usualRange([], 3)).toBeNull();
  expect(isUsual(7, null)).toBe(true);
});

test("the median of an even number of values is between the middle ones", () => {
  expect(findMedian([4, 1, 3, 2])).toBe(2.5);
});

test("a range is named by values within it, so that no rounded figure outside of it is in the range beside it", () => {
  const count = { least: 0, decimals: 0 };
  expect(namedRange({ median: 3, low: 0.4, high: 5.6 }, count)).toEqual({ low: 1, high: 5 });
  expect(namedRange({ median: 3, low: -3, high: 6 }, count)).toEqual({ low: 0, high: 6 });
  expect(namedRange({ median: 8.2, low: 7.46, high: 9.04 }, { least: 1, decimals: 1 })).toEqual({ low: 7.5, high: 9 });
});
