import { expect, test } from "vitest";
import { barAt, barForKey } from "./read-bars.ts";

const bars = [40, 140, 240].map((x) => ({ x, width: 20 }));

test.each([
  [0, 0],
  [99, 0],
  [101, 1],
  [150, 1],
  [900, 2],
])("the bar nearest to %i pixels is number %i", (x, index) => {
  expect(barAt(bars, x)).toBe(index);
});

test("a chart without bars has none to read", () => {
  expect(barAt([], 10)).toBeNull();
});

test.each([
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 0],
  ["ArrowRight", 1, 2],
  ["ArrowRight", 2, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["ArrowLeft", null, 1],
  ["Escape", 1, null],
])("%s leads from bar %o to bar %o", (key, read, next) => {
  expect(barForKey(key, read, 3)).toBe(next);
});

test.each([
  ["Tab", 1],
  ["Enter", 1],
  ["Escape", null],
])("%s from bar %o is left to the page", (key, read) => {
  expect(barForKey(key, read, 3)).toBeUndefined();
});
