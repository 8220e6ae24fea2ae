import type { Font } from "fontkit";
import { brand } from "@agency/content/brand";
import { type Family, type FontFile, fontName, openFont, subsets } from "./font-files.ts";

/** The three typefaces of a report. */
export type Face = "text" | "strong" | "display";

export type NamedFont = { name: string; font: Font };

/** The fonts of a report, by face, in fallback order. */
export type FontSet = Record<Face, NamedFont[]>;

const { text: textFont, display: displayFont, scripts } = brand.fonts;

const faces: Record<Face, { family: Family; weight: number; otherWeight: number }> = {
  text: { family: textFont, weight: 400, otherWeight: 400 },
  strong: { family: textFont, weight: 600, otherWeight: 700 },
  display: { family: displayFont, weight: 700, otherWeight: 700 },
};

const latinSubsets = ["latin", "latin-ext"];

/** Opens the brand's fonts, and only those files of its fonts for other scripts that have characters of the texts. */
export async function fontsFor(texts: Iterable<string>): Promise<FontSet> {
  const codePoints = new Set(
    Array.from(texts).flatMap((text) => Array.from(text, (character) => character.codePointAt(0) ?? 0)),
  );
  const [text, strong, display] = await Promise.all([
    fontsOf("text", codePoints),
    fontsOf("strong", codePoints),
    fontsOf("display", codePoints),
  ]);
  return { text, strong, display };
}

async function fontsOf(face: Face, codePoints: Set<number>): Promise<NamedFont[]> {
  const { family, weight, otherWeight } = faces[face];
  const latin = latinSubsets.filter((subset) => subsets(family).has(subset));
  const own = await openAll(latin.map((subset) => ({ family, subset, weight })));
  const missing = [...codePoints].filter((codePoint) => codePoint > 0x7f && !covers(own, codePoint));
  if (missing.length === 0) return own;
  const others = scripts.flatMap((other) =>
    subsetsHolding(other, missing).map((subset) => ({ family: other, subset, weight: otherWeight })),
  );
  return [...own, ...(await openAll(others))];
}

function openAll(files: FontFile[]): Promise<NamedFont[]> {
  return Promise.all(files.map(async (file) => ({ name: fontName(file), font: await openFont(file) })));
}

function covers(fonts: NamedFont[], codePoint: number): boolean {
  return fonts.some(({ font }) => font.hasGlyphForCodePoint(codePoint));
}

function subsetsHolding(family: Family, codePoints: number[]): string[] {
  const all = [...subsets(family)];
  return all.filter(([, held]) => codePoints.some((codePoint) => held.has(codePoint))).map(([subset]) => subset);
}
