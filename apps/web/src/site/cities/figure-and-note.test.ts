import { expect, test } from "vitest";
import { figureAndNote } from "./figure-and-note.ts";

test.each([
  ["about 760,000 (2020 census)", ["about 760,000", "2020 census"]],
  ["约 120 万（2020 年人口普查）", ["约 120 万", "2020 年人口普查"]],
  ["about 760,000", ["about 760,000", undefined]],
])("the population %j has its figure and its note", (text, parts) => {
  expect(figureAndNote(text)).toEqual(parts);
});
