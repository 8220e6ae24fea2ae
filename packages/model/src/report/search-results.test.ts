import { expect, test } from "vitest";
import { compareSearches, countPlaces, placeRange } from "./search-results.ts";

const found = (query: string, position: number | null) => ({ query, position, clicks: 1, impressions: 10 });

test.each([
  [1, "top3"],
  [3, "top3"],
  [3.1, "top10"],
  [8.7, "top10"],
  [10, "top10"],
  [10.1, "top20"],
  [20, "top20"],
  [20.1, "beyond"],
] as const)("position %s is in the range %s", (position, range) => {
  expect(placeRange(position)).toBe(range);
});

test("each keyword is counted in one range, and one without a position in none", () => {
  const keywords = [found("a", 2), found("b", 3), found("c", 8.7), found("d", 15), found("e", 40), found("f", null)];
  expect(countPlaces(keywords)).toEqual({ top3: 2, top10: 1, top20: 1, beyond: 1 });
});

test("a keyword is new or lost only beside a period whose keywords are all known", () => {
  const compared = compareSearches(
    { keywords: [found("kopi", 2), found("teh", 5)], pages: [] },
    { keywords: [found("kopi", 4), found("roti", 9)], pages: [] },
  );
  expect(compared?.rows).toMatchObject([
    { query: "kopi", before: 4, isNew: false },
    { query: "teh", before: null, isNew: true },
  ]);
  expect(compared?.lost).toEqual(["roti"]);
  const alone = compareSearches({ keywords: [found("teh", 5)], pages: [] }, null);
  expect(alone).toMatchObject({ rows: [{ isNew: false }], lost: [], placesBefore: null });
});
