import { expect, test } from "vitest";
import { phone, placesIn, wide } from "./rows.ts";

const landscape = 1.5;
const upright = 0.75;

/** How many pictures each row has. */
function rowCounts(ratios: readonly number[], rows: typeof wide): number[] {
  const places = placesIn(ratios, rows);
  const counts: number[] = [];
  for (let at = 0; at < places.length; at += (places[at]?.gaps ?? 0) + 1) counts.push((places[at]?.gaps ?? 0) + 1);
  return counts;
}

test.each([
  ["one", [landscape], [1]],
  ["two", [landscape, landscape], [2]],
  ["three that are upright", [upright, upright, upright], [3]],
  ["four", [landscape, landscape, landscape, landscape], [2, 2]],
  ["a mixture", [landscape, upright, upright, landscape, landscape, upright, landscape], [3, 2, 2]],
])("a wide screen has %s in rows of about the same height", (_, ratios, expected) => {
  expect(rowCounts(ratios, wide)).toEqual(expected);
});

test("a phone has landscapes below each other and upright pictures in pairs", () => {
  expect(rowCounts([landscape, upright, upright, landscape], phone)).toEqual([1, 2, 1]);
  expect(rowCounts([landscape, upright, landscape], phone)).toEqual([1, 1, 1]);
});

test("the pictures of a row fill it, each as wide as its height asks", () => {
  const [one, two, three] = placesIn([landscape, upright, upright], wide);
  expect([one?.share, two?.share, three?.share]).toEqual([0.5, 0.25, 0.25]);
});

test("an upright picture alone does not fill the width, and nothing comes beside it", () => {
  const [alone] = placesIn([upright], wide);
  expect(alone?.share).toBe(0.5);
  expect(alone?.rest).toBe(0.5);
});
