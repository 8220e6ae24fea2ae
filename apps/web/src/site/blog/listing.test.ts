import { expect, test } from "vitest";
import { listSearch } from "./listing.ts";

test.each([
  [undefined, "", ""],
  ["local-seo", "", "?category=local-seo"],
  [undefined, "kopi & roti", "?q=kopi+%26+roti"],
  ["ppc", "labuan", "?category=ppc&q=labuan"],
] as const)("category %s and query '%s' are written as '%s'", (category, query, search) => {
  expect(listSearch(category, query)).toBe(search);
});
