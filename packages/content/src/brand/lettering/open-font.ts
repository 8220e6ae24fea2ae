import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fontSubsets, isVariable, readFontFile } from "../font-files.ts";
import type { FontSource } from "../shape.ts";
import { type Shape, shaperOf } from "./shaping.ts";

/** A typeface that has files to open. */
export type Family = { family: string; source: FontSource };

/** One subset of a family in one weight. */
export type FontFile = { family: Family; subset: string; weight: number };

export type OpenFont = { font: Font; shape: Shape };

const subsetsOf = new Map<string, Map<string, ReadonlySet<number>>>();
const fonts = new Map<string, Promise<OpenFont>>();

/** Names a font by family, subset and weight, the three with spaces between. */
export function fontName({ family, subset, weight }: FontFile): string {
  return `${family.family} ${subset} ${weight}`;
}

/** Opens each font once per process. */
export function openFont(file: FontFile): Promise<OpenFont> {
  const name = fontName(file);
  const opened = fonts.get(name) ?? readFont(file);
  fonts.set(name, opened);
  return opened;
}

/** The subsets of a family, with the code points of each. */
export function subsets({ family, source }: Family): Map<string, ReadonlySet<number>> {
  const known = subsetsOf.get(family);
  if (known !== undefined) return known;
  const read = new Map(fontSubsets(source).map(({ name, codePoints }) => [name, codePoints]));
  subsetsOf.set(family, read);
  return read;
}

/** Converts a font: the files are WOFF2, most variable. Drawing needs TrueType in one weight, which fontkit subsets fastest. */
async function readFont(file: FontFile): Promise<OpenFont> {
  const { family, subset, weight } = file;
  const text = String.fromCodePoint(...(subsets(family).get(subset) ?? []));
  const trueType = await subsetFont(readFontFile(family.source, subset, weight), text, {
    targetFormat: "truetype",
    ...(isVariable(family.source) ? { variationAxes: { wght: weight } } : {}),
  });
  const font = create(trueType);
  if (!("layout" in font)) throw new Error(`Not a single font: ${fontName(file)}`);
  return { font, shape: shaperOf(trueType) };
}
