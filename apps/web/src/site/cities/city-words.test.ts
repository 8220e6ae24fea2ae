import { expect, test } from "vitest";
import { figureAndNote, nameLetters } from "./city-words.ts";

test.each([
  ["Johor Bahru", { "--name": 11, "--word": 5 }],
  ["马六甲", { "--name": 6, "--word": 6 }],
])("the name %s has room on its lines", (name, letters) => {
  expect(nameLetters(name)).toEqual(letters);
});

test.each([
  ["about 760,000 (2020 census)", ["about 760,000", "2020 census"]],
  ["约 120 万（2020 年人口普查）", ["约 120 万", "2020 年人口普查"]],
  ["about 760,000", ["about 760,000", undefined]],
])("the population %j has its figure and its note", (text, parts) => {
  expect(figureAndNote(text)).toEqual(parts);
});
