import { brand } from "../../brand.ts";
import { clean } from "./clean-text.ts";
import { type Family, type FontFile, fontName, type OpenFont, openFont, subsets } from "./open-font.ts";

/** A typeface of the brand in one weight, and the weight of fonts for other scripts beside it. */
export type Face = { family: Family; weight: number; otherWeight: number };

export type NamedFont = OpenFont & { name: string; file: FontFile };

/** The fonts that texts are drawn with. */
export type FontSet<F extends string> = {
  /** By face, in fallback order. */
  faces: Record<F, NamedFont[]>;
  /** Characters of the texts that no font has. */
  missing: ReadonlySet<number>;
};

/** Drawn for characters that no font has. */
export const replacement = "\uFFFD";

const latinSubsets = ["latin", "latin-ext"];
/** Characters without a look of their own, such as joiners: no font needs them. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** Opens the brand's fonts, and only those files of its fonts for other scripts that have characters of the texts. */
export async function fontsFor<F extends string>(
  texts: Iterable<string>,
  faces: Readonly<Record<F, Face>>,
): Promise<FontSet<F>> {
  const codePoints = new Set<number>();
  for (const text of texts) for (const character of clean(text)) codePoints.add(codePointOf(character));
  // The brand's fonts have the letters of English.
  const wanted = [...codePoints].filter((codePoint) => codePoint > 0x7f && isVisible(codePoint));
  const names = Object.keys(faces) as F[];
  const opened = await Promise.all(names.map(async (name) => ({ name, ...(await fontsOf(faces[name], wanted)) })));
  return {
    faces: Object.fromEntries(opened.map(({ name, fonts }) => [name, fonts])) as Record<F, NamedFont[]>,
    missing: new Set(opened.flatMap(({ missing }) => missing)),
  };
}

/** The words of texts that have characters which no font has, each once. */
export function undrawnWords(texts: Iterable<string>, { missing }: Pick<FontSet<string>, "missing">): string[] {
  if (missing.size === 0) return [];
  const words = Array.from(texts, (text) => clean(text).split(/\s+/u)).flat();
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

async function fontsOf(
  { family, weight, otherWeight }: Face,
  wanted: number[],
): Promise<{ fonts: NamedFont[]; missing: number[] }> {
  const latin = latinSubsets.filter((subset) => subsets(family).has(subset));
  const fonts = await openAll(latin.map((subset) => ({ family, subset, weight })));
  const others = brand.fonts.scripts.map((other) => ({ family: other, weight: otherWeight }));
  const openFor = async (codePoints: number[]): Promise<number[]> => {
    let missing = codePoints.filter((codePoint) => !covers(fonts, codePoint));
    for (const candidate of [{ family, weight }, ...others]) {
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
  return Promise.all(files.map(async (file) => ({ name: fontName(file), file, ...(await openFont(file)) })));
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
