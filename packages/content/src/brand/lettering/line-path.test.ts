import { expect, test } from "vitest";
import { brand } from "../../brand.ts";
import { fontsFor } from "./fonts.ts";
import { linePath } from "./line-path.ts";
import { singleLine } from "./lines.ts";

const face = { family: brand.fonts.text, weight: 500, otherWeight: 400 };

/** The edges of what is drawn of a text, whose baseline is at 0, y growing downwards. */
async function drawnEdges(text: string): Promise<{ left: number; bottom: number }> {
  const { faces } = await fontsFor([text], { face });
  const numbers = linePath(singleLine(text, { fonts: faces.face, size: 100 }), 100, 0, 0).match(/-?[\d.]+/gu) ?? [];
  const at = (rest: number) => numbers.filter((_, index) => index % 2 === rest).map(Number);
  return { left: Math.min(...at(0)), bottom: Math.max(...at(1)) };
}

test("the dots of an Arabic letter are below it", async () => {
  const [without, withDots] = await Promise.all(["على", "علي"].map(drawnEdges));
  expect(withDots?.bottom).toBeGreaterThan((without?.bottom ?? 0) + 5);
});

test("digits after an Arabic word are at its left", async () => {
  const [word, both] = await Promise.all(["بيت", "بيت 1"].map(drawnEdges));
  const [digit] = await Promise.all(["1"].map(drawnEdges));
  expect(both?.left).toBe(digit?.left);
  expect(both?.left).not.toBe(word?.left);
});
