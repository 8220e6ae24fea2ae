import { expect, test } from "vitest";
import { categories } from "@agency/content/articles/catalogue";
import { wallOf } from "./walls.ts";

test.each(categories)("the wall of %s is 4 by 3 tiles, four of them covered by its sign", (category) => {
  const { low, rows } = wallOf(category);
  expect(rows.map((row) => row.length)).toEqual([4, 4, 4]);
  const covered = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell === "sign" ? [[x, y]] : [])));
  const top = low ? 1 : 0;
  expect(covered).toEqual([
    [1, top],
    [2, top],
    [1, top + 1],
    [2, top + 1],
  ]);
});
