import { expect, test } from "vitest";
import { keepableRankings } from "./top-rankings.ts";

test("phone numbers, accounts, formulas and long searches are left out of the top rankings", () => {
  const kept = ["kedai bunga", "a".repeat(80), "roti 5+1", "花店"];
  const others = ["+60 12-345 6789", "@kedaibunga", "=1+1", "-5", "|", "", " ", "a\tb", "a".repeat(81)];
  expect(keepableRankings([...others, ...kept])).toEqual(kept);
});
