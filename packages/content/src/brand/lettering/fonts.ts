import { create, type Font } from "fontkit";
import { brand } from "../../brand.ts";
import { fontSubsets, isVariable, readFontFile } from "../files.ts";
import type { FontSource } from "../shape.ts";
import { clean } from "./clean-text.ts";
import { type MadeFont, madeFont } from "./made-fonts.ts";
import { type Shape, createShaper } from "./shaping.ts";

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
  for (const text of texts) for (const character of clean(text)) codePoints.add(toCodePoint(character));
  // The brand's fonts have the letters of English.
  const wanted = [...codePoints].filter((codePoint) => codePoint > 0x7f && isVisible(codePoint));
  const names = Object.keys(faces) as F[];
  const opened = await Promise.all(names.map(async (name) => ({ name, ...(await familyFonts(faces[name], wanted)) })));
  return {
    faces: Object.fromEntries(opened.map(({ name, fonts }) => [name, fonts])) as Record<F, NamedFont[]>,
    missing: new Set(opened.flatMap(({ missing }) => missing)),
  };
}

/** The words of texts that have characters which no font has, each once. */
export function undrawnWords(texts: Iterable<string>, { missing }: Pick<FontSet<string>, "missing">): string[] {
  if (missing.size === 0) return [];
  const words = Array.from(texts, (text) => clean(text).split(/\s+/u)).flat();
  return [...new Set(words.filter((word) => Array.from(word).some((each) => missing.has(toCodePoint(each)))))];
}

/** Whether a font has each character of a text that can be seen. */
export function hasAll({ font }: NamedFont, text: string): boolean {
  for (const character of text) {
    const codePoint = toCodePoint(character);
    if (!font.hasGlyphForCodePoint(codePoint) && isVisible(codePoint)) return false;
  }
  return true;
}

async function familyFonts(
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
  if (missing.length > 0) await openFor([toCodePoint(replacement)]);
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

function toCodePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function isVisible(codePoint: number): boolean {
  return !invisible.test(String.fromCodePoint(codePoint));
}

/** A typeface that has files to open. */
type Family = { family: string; source: FontSource };

/** One subset of a family in one weight. */
type FontFile = { family: Family; subset: string; weight: number };

type OpenFont = { font: Font; shape: Shape; made: MadeFont };

const knownSubsets = new Map<string, Map<string, ReadonlySet<number>>>();
const fonts = new Map<string, Promise<OpenFont>>();

/** Names a font by family, subset and weight, the three with spaces between. */
function fontName({ family, subset, weight }: FontFile): string {
  return `${family.family} ${subset} ${weight}`;
}

/** Opens each font once per process. */
function openFont(file: FontFile): Promise<OpenFont> {
  const name = fontName(file);
  const opened = fonts.get(name) ?? readFont(file);
  fonts.set(name, opened);
  return opened;
}

/** The subsets of a family, with the code points of each. */
function subsets({ family, source }: Family): Map<string, ReadonlySet<number>> {
  const known = knownSubsets.get(family);
  if (known !== undefined) return known;
  const read = new Map(fontSubsets(source).map(({ name, codePoints }) => [name, codePoints]));
  knownSubsets.set(family, read);
  return read;
}

async function readFont(file: FontFile): Promise<OpenFont> {
  const { family, subset, weight } = file;
  const made = await madeFont({
    woff2: readFontFile(family.source, subset, weight),
    text: String.fromCodePoint(...(subsets(family).get(subset) ?? [])),
    weight: isVariable(family.source) ? weight : null,
  });
  const font = create(made.trueType);
  if (!("layout" in font)) throw new Error(`Not a single font: ${fontName(file)}`);
  return { font, shape: createShaper(made.trueType), made };
}
