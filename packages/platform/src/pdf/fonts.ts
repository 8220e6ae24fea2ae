import { brand } from "@agency/content/brand";
import { clean } from "./clean-text.ts";
import { type Family, type FontFile, fontName, type OpenFont, openFont, subsets } from "./font-files.ts";

/** The three typefaces of a report. */
export type Face = "text" | "strong" | "display";

export type NamedFont = { name: string; font: OpenFont };

/** The fonts of a report. */
export type FontSet = {
  /** By face, in fallback order. */
  faces: Record<Face, NamedFont[]>;
  /** Characters of its texts that no font has. */
  missing: ReadonlySet<number>;
};

/** What is drawn for characters that no font has. */
export const replacement = "\uFFFD";

const { text: textFont, display: displayFont, scripts } = brand.fonts;

const families: Record<Face, { family: Family; weight: number; otherWeight: number }> = {
  text: { family: textFont, weight: 400, otherWeight: 400 },
  strong: { family: textFont, weight: 600, otherWeight: 700 },
  display: { family: displayFont, weight: 700, otherWeight: 700 },
};

const latinSubsets = ["latin", "latin-ext"];
/** Characters without a look of their own, such as joiners: no font needs them. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** Opens the brand's fonts, and only those files of its fonts for other scripts that have characters of the texts. */
export async function fontsFor(texts: Iterable<string>): Promise<FontSet> {
  const codePoints = new Set<number>();
  for (const text of texts) for (const character of clean(text)) codePoints.add(codePointOf(character));
  // The brand's fonts have the letters of English.
  const wanted = [...codePoints].filter((codePoint) => codePoint > 0x7f && isVisible(codePoint));
  const [text, strong, display] = await Promise.all([
    fontsOf("text", wanted),
    fontsOf("strong", wanted),
    fontsOf("display", wanted),
  ]);
  return {
    faces: { text: text.fonts, strong: strong.fonts, display: display.fonts },
    missing: new Set([text, strong, display].flatMap(({ missing }) => missing)),
  };
}

/** The words of texts that have characters which no font has, each once. */
export async function undrawnWords(texts: string[]): Promise<string[]> {
  const { missing } = await fontsFor(texts);
  if (missing.size === 0) return [];
  const words = texts.flatMap((text) => clean(text).split(/\s+/u));
  return [...new Set(words.filter((word) => Array.from(word).some((each) => missing.has(codePointOf(each)))))];
}

/** Whether a font has each character of a text that can be seen. */
export function hasAll({ font }: NamedFont, text: string): boolean {
  for (const character of text) {
    const codePoint = codePointOf(character);
    if (!font.hasGlyphForCodePoint(codePoint) && isVisible(codePoint)) return false;
  }
  return true;
}

async function fontsOf(face: Face, wanted: number[]): Promise<{ fonts: NamedFont[]; missing: number[] }> {
  const { family, weight, otherWeight } = families[face];
  const latin = latinSubsets.filter((subset) => subsets(family).has(subset));
  const fonts = await openAll(latin.map((subset) => ({ family, subset, weight })));
  const candidates = [{ family, weight }, ...scripts.map((other) => ({ family: other, weight: otherWeight }))];
  const openFor = async (codePoints: number[]): Promise<number[]> => {
    let missing = codePoints.filter((codePoint) => !covers(fonts, codePoint));
    for (const candidate of candidates) {
      const files = subsetsHolding(candidate.family, missing).map((subset) => ({ ...candidate, subset }));
      fonts.push(...(await openAll(files.filter((file) => !fonts.some(({ name }) => name === fontName(file))))));
      missing = missing.filter((codePoint) => !covers(fonts, codePoint));
    }
    return missing;
  };
  const missing = await openFor(wanted);
  if (missing.length > 0) await openFor([codePointOf(replacement)]);
  return { fonts, missing };
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

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function isVisible(codePoint: number): boolean {
  return !invisible.test(String.fromCodePoint(codePoint));
}
