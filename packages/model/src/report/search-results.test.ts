import { expect, test } from "vitest";
import type { Searches, SearchScope } from "../searches.ts";
import { compareSearches, countPlaces, placeRange } from "./search-results.ts";

const of =
  (scope: SearchScope) =>
  (...keywords: Searches["keywords"]): Searches => ({ keywords, pages: [], scope });
const top = of({ list: "top", country: null });
const own = of({ list: "own", country: null });

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
  const compared = compareSearches(top(found("kopi", 2), found("teh", 5)), top(found("kopi", 4), found("roti", 9)));
  expect(compared?.rows).toMatchObject([
    { query: "kopi", before: 4, isNew: false },
    { query: "teh", before: null, isNew: true },
  ]);
  expect(compared?.lost).toEqual(["roti"]);
  const alone = compareSearches({ keywords: [found("teh", 5)], pages: [] }, null);
  expect(alone).toMatchObject({ rows: [{ isNew: false }], lost: [], placesBefore: null });
});

const others = {
  "the client's own list": own(found("kopi", 4), found("roti", 9)),
  "another country": of({ list: "top", country: "sgp" })(found("kopi", 4), found("roti", 9)),
  "searches of nobody knows which kind": { keywords: [found("kopi", 4), found("roti", 9)], pages: [] },
};

test.each(Object.entries(others))("top searches are not compared with %s", (_name, before) => {
  const alone = {
    rows: [
      { before: null, isNew: false },
      { before: null, isNew: false },
    ],
    lost: [],
    placesBefore: null,
  };
  const current = top(found("kopi", 2), found("teh", 5));
  expect(compareSearches(current, before)).toMatchObject(alone);
  expect(compareSearches({ ...before, pages: [] }, current)).toMatchObject(alone);
});

test("of an own list, only keywords that both periods tracked are new or lost", () => {
  const before = own(found("Kopi", 4), found("teh", null), found("roti", 9), found("susu", 3));
  const compared = compareSearches(
    own(found("kopi", 2), found("teh", 5), found("nasi", 7), found("SUSU", null)),
    before,
  );
  expect(compared?.rows).toMatchObject([
    { query: "kopi", before: 4, isNew: false },
    { query: "teh", before: null, isNew: true },
    { query: "nasi", before: null, isNew: false },
    { query: "SUSU", before: 3, isNew: false },
  ]);
  expect(compared).toMatchObject({ lost: ["susu"], placesBefore: null });
});

test("how an own list ranks is compared with the same list", () => {
  const compared = compareSearches(own(found("kopi", 2), found("teh", 5)), own(found("Teh", 12), found("Kopi", 2)));
  expect(compared?.placesBefore).toEqual({ top3: 1, top10: 0, top20: 1, beyond: 0 });
});
