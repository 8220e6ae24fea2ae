import { expect, test } from "vitest";
import { formatDates, formatPair, joinParts, joinSentences } from "./format.ts";

test.each([
  ["zh-SG", "2026-11-16", "2026-11-22", "2026年11月16日至22日"],
  ["zh-SG", "2026-10-01", "2026-12-31", "2026年10月1日至12月31日"],
  ["zh-SG", "2026-12-28", "2027-01-03", "2026年12月28日至2027年1月3日"],
  ["ms-MY", "2026-11-16", "2026-11-22", "16–22 November 2026"],
])("a period is a range of dates as readers of %s write it: %s to %s", (locale, start, end, expected) => {
  expect(formatDates(start, end, locale)).toBe(expected);
});

test("Chinese punctuation is full-width and has no space after it", () => {
  const written = (locale: string) => [
    joinSentences(["A.", "B."], locale),
    joinParts(["a", "b"], locale),
    formatPair("a", "1", locale),
  ];
  expect(written("zh-SG")).toEqual(["A.B.", "a，b", "a：1"]);
  expect(written("en-MY")).toEqual(["A. B.", "a, b", "a: 1"]);
});
