import { expect, test } from "vitest";
import { brand } from "../../brand.ts";
import { fontsFor, hasAll } from "./fonts.ts";

const face = { family: brand.fonts.text, weight: 400, otherWeight: 400 };

/** The part of a word that each glyph stands for, from the left. */
async function glyphParts(word: string, fromRight = false): Promise<string[]> {
  const { faces } = await fontsFor([word], { face });
  const named = faces.face.find((each) => hasAll(each, word));
  return named?.shape(word, fromRight).glyphs.map(({ text }) => text) ?? [];
}

test.each([
  ["A conjunct of Devanagari is one glyph", "क्ष", ["क्ष"]],
  ["a vowel of Devanagari stands before its consonant", "कि", ["ि", "क"]],
  ["a tone mark of Thai stands above the circle of its vowel", "น้ำ", ["น", "", "้", "ำ"]],
  ["a vowel of Tamil that stands around its consonant is two glyphs", "கொ", ["ொ", "க", ""]],
])("%s", async (_, word, glyphs) => {
  expect(await glyphParts(word)).toEqual(glyphs);
});

test("the letters of an Arabic word are joined", async () => {
  const { faces } = await fontsFor(["بببب"], { face });
  const named = faces.face.find((each) => hasAll(each, "ب"));
  const letters = named?.shape("بببب", true).glyphs.filter(({ text }) => text === "ب");
  const alone = named?.shape("ب", true).glyphs.find(({ text }) => text === "ب");
  const [last, second, third, first] = letters?.map(({ id }) => id) ?? [];
  expect(second).toBe(third);
  expect(new Set([last, second, first, alone?.id]).size).toBe(4);
});
