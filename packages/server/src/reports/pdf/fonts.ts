import type { Font } from "fontkit";
import {
  type FontSet as Fonts,
  type NamedFont,
  fontsFor as openFor,
  undrawnWords as wordsWithout,
} from "@agency/content/brand/lettering/fonts";
import type { Shaped } from "@agency/content/brand/lettering/shaping";
import { reportFaces } from "@agency/content/brand/report-faces";

export type Face = keyof typeof reportFaces;
export type FontSet = Fonts<Face>;

/** Opens the fonts of a report. */
export function fontsFor(texts: Iterable<string>): Promise<FontSet> {
  return openFor(texts, reportFaces);
}

/** The words of a report's texts that its PDF cannot show, because no font has their letters. */
export async function undrawnWords(texts: string[]): Promise<string[]> {
  return wordsWithout(texts, await fontsFor(texts));
}

/** Says to a font, to which pdfkit passes on features only, that a text is drawn from the right. */
export const fromRightFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ["rtlm"];

/** A glyph's number in a font's file is smaller. */
const variant = 0x1_0000;

declare module "fontkit" {
  interface Glyph {
    /** Reads its outline, which a subset does for each document. */
    _decode?(): unknown;
  }
  interface Subset {
    /** The numbers of its glyphs in the font's file. */
    glyphs: number[];
  }
}

const drawable = new WeakSet<Font>();

/** A font as pdfkit draws with it: shaped by our own shaper, and with what pdfkit works out for each document remembered. */
export function drawableFont({ font, shape }: NamedFont): Font {
  if (drawable.has(font)) return font;
  drawable.add(font);
  rememberGlyphs(font);
  shapeWith(font, shape);
  includeByText(font);
  return font;
}

function shapeWith(font: Font, shape: NamedFont["shape"]): void {
  const nextGlyphId = glyphIds();
  const drawnGlyph = (glyph: Shaped["glyphs"][number]) => ({
    id: nextGlyphId(glyph.id, glyph.text),
    advanceWidth: font.getGlyph(glyph.id).advanceWidth,
    codePoints: Array.from(glyph.text, (character) => character.codePointAt(0) ?? 0),
  });
  // The shaper gives the same run for a word that comes again.
  const drawn = new WeakMap<Shaped, ReturnType<typeof drawnGlyph>[]>();
  font.layout = (text, features) => {
    const run = shape(text, Array.isArray(features) && features.some((feature) => feature === fromRightFeatures[0]));
    const glyphs = drawn.get(run) ?? run.glyphs.map(drawnGlyph);
    drawn.set(run, glyphs);
    // pdfkit scales the positions that it is given.
    const positions = run.positions.map((position) => ({ ...position }));
    return { ...run, glyphs, positions } as unknown as ReturnType<Font["layout"]>;
  };
}

/**
 * Numbers glyphs by what they stand for as well: fonts have one glyph for a part of several letters, but a PDF says of each glyph which
 * letters it is.
 */
function glyphIds(): (glyph: number, text: string) => number {
  const glyphTexts = new Map<number, string[]>();
  return (glyph, text) => {
    const texts = glyphTexts.get(glyph) ?? [];
    glyphTexts.set(glyph, texts);
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text) * variant + glyph;
  };
}

/** Lets a document have a glyph once for each text that it stands for. */
function includeByText(font: Font): void {
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    const places = new Map([[0, 0]]);
    const includeGlyph = (id: number) => {
      const place = places.get(id) ?? subset.glyphs.push(id % variant) - 1;
      places.set(id, place);
      return place;
    };
    return Object.assign(subset, { includeGlyph });
  };
}

/** Reads each glyph once per process. */
function rememberGlyphs(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  const known = new Set<number>();
  font.getGlyph = (id, ...rest) => {
    const glyph = getGlyph(id, ...rest);
    if (known.has(id) || !glyph._decode) return glyph;
    known.add(id);
    const outline = glyph._decode();
    return Object.assign(glyph, { _decode: () => outline });
  };
}
