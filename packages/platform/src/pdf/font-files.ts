import { create, type Font, type GlyphRun } from "fontkit";
import subsetFont from "subset-font";
import { fontSubsets, isVariable, readFontFile } from "@agency/content/brand/font-files";
import type { FontSource } from "@agency/content/brand/shape";

/** A typeface that has files to open. */
export type Family = { family: string; source: FontSource };

/** One subset of a family in one weight. */
export type FontFile = { family: Family; subset: string; weight: number };

const subsetsOf = new Map<string, Map<string, ReadonlySet<number>>>();
const fonts = new Map<string, Promise<Font>>();

/** Names a font by family, subset and weight, the three with spaces between. */
export function fontName({ family, subset, weight }: FontFile): string {
  return `${family.family} ${subset} ${weight}`;
}

/** Opens each font once per process. */
export function openFont(file: FontFile): Promise<Font> {
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

/** Converts a font: the files are WOFF2, most variable. A PDF needs TrueType in one weight, which fontkit subsets fastest. */
async function readFont(file: FontFile): Promise<Font> {
  const { family, subset, weight } = file;
  const text = String.fromCodePoint(...(subsets(family).get(subset) ?? []));
  const trueType = await subsetFont(readFontFile(family.source, subset, weight), text, {
    targetFormat: "truetype",
    ...(isVariable(family.source) ? { variationAxes: { wght: weight } } : {}),
  });
  const font = create(trueType);
  if (!("layout" in font)) throw new Error(`Not a single font: ${fontName(file)}`);
  return rememberGlyphs(rememberLayouts(font));
}

/** How many words a font remembers. */
const mostWords = 5000;

/** Shapes each word once per process: pdfkit forgets with each document, and shaping took a third of its time. */
function rememberLayouts(font: Font): Font {
  const layout = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  font.layout = (text, ...options) => {
    if (options.some((option) => option !== undefined)) return layout(text, ...options);
    const run = runs.get(text) ?? layout(text);
    if (runs.size > mostWords) runs.clear();
    runs.set(text, run);
    // pdfkit scales the positions that it is given.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
  return font;
}

declare module "fontkit" {
  interface Glyph {
    /** Reads its outline, which a subset does for each document. */
    _decode?(): unknown;
  }
}

/** Reads each glyph once per process. */
function rememberGlyphs(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  const known = new Set<number>();
  font.getGlyph = (id, ...rest) => {
    const glyph = getGlyph(id, ...rest);
    if (known.has(id) || !glyph._decode) return glyph;
    known.add(id);
    const outline = glyph._decode();
    return Object.assign(glyph, { _decode: () => outline });
  };
  return font;
}
