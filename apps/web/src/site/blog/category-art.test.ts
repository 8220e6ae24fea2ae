import { expect, test } from "vitest";
import { categories } from "@agency/content/articles/catalogue";
import { categorySign, categoryWall } from "./category-art.tsx";

/** The articles of a category that each have a drawing of their own. */
const variations = [0, 1, 2, 3, 4, 5, 6, 7];

test.each(categories)("each wall of %s is 4 by 3 tiles, four of them covered by its sign", (category) => {
  for (const variation of variations) {
    const { low, rows } = categoryWall(category, variation);
    expect(rows.map((row) => row.length)).toEqual([4, 4, 4]);
    const covered = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === "sign" ? [[x, y]] : [])));
    const top = low ? 1 : 0;
    expect(covered).toEqual([
      [1, top],
      [2, top],
      [1, top + 1],
      [2, top + 1],
    ]);
  }
});

test.each(categories)("eight articles of %s have eight drawings, as walls and as signs", (category) => {
  const walls = variations.map((variation) => JSON.stringify(categoryWall(category, variation)));
  const signs = variations.map((variation) => JSON.stringify(categorySign(category, variation)));
  expect(new Set(walls).size).toBe(8);
  expect(new Set(signs).size).toBe(8);
});
