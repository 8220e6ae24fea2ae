import { expect, test } from "vitest";
import { formatDates, formatList, formatPair, joinItems, joinParts, joinSentences } from "./format.ts";

test.each([
  ["en-MY", "2026-11-02", "2026-11-08", "2–8 November 2026"],
  ["ms-MY", "2026-07-01", "2026-09-30", "1 Julai – 30 September 2026"],
  ["zh-SG", "2026-11-02", "2026-11-08", "2026年11月2日至8日"],
  ["zh-SG", "2026-07-01", "2026-09-30", "2026年7月1日至9月30日"],
  ["zh-CN", "2025-12-29", "2026-01-04", "2025年12月29日至2026年1月4日"],
])("a range of dates says in words and once what both have: %s %s %s", (locale, start, end, range) => {
  expect(formatDates(start, end, locale)).toBe(range);
});

test("Chinese punctuation is full-width and has no space after it", () => {
  const written = (locale: string) => [
    joinSentences(["A.", "B."], locale),
    joinParts(["a", "b"], locale),
    joinItems(["a", "b"], locale),
    formatPair("a", "1", locale),
  ];
  expect(written("zh-SG")).toEqual(["A.B.", "a，b", "a；b", "a：1"]);
  expect(written("en-MY")).toEqual(["A. B.", "a, b", "a; b", "a: 1"]);
});

test("a Chinese conjunction stands apart from Latin letters, and from nothing else", () => {
  expect(formatList(["访客", "咨询", "粉丝"], "zh-SG")).toBe("访客、咨询和粉丝");
  expect(formatList(["广告支出", "Google Ads", "Meta Ads 广告"], "zh-SG")).toBe(
    "广告支出、Google Ads 和 Meta Ads 广告",
  );
});
