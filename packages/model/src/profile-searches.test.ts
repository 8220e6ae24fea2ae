import { expect, test } from "vitest";
import { type ProfileSearch, topProfileSearches } from "./profile-searches.ts";

test("the ten searches of most people are kept, and known numbers come before unknown ones", () => {
  const known = Array.from({ length: 8 }, (_, index): ProfileSearch => ({ search: `known ${index}`, people: index }));
  const unknown: ProfileSearch[] = ["kopi", "teh", "roti"].map((search) => ({ search, fewerThan: 15 }));
  expect(topProfileSearches([...unknown, ...known])).toEqual([
    ...known.toReversed(),
    { search: "kopi", fewerThan: 15 },
    { search: "roti", fewerThan: 15 },
  ]);
});
