import type { Font } from "fontkit";
import * as harfbuzz from "harfbuzzjs";

/** Lengths are in units of the font. */
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** A word's glyphs, in the order in which they are drawn, from the left. */
export type Shaped = {
  glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
  positions: Position[];
  advanceWidth: number;
  /** What the glyphs stand for, from the left. */
  said: string;
  /** Whether each follows the one before it on the line, which marks do not. */
  inRow: boolean;
};

/** Chooses and places the glyphs of a text in one script, drawn from the left or from the right. */
export type Shape = (text: string, fromRight: boolean) => Shaped;

/** Says to a font, to which pdfkit passes on features only, that a text is drawn from the right. */
export const fromRightFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ["rtlm"];

/** How many words a font remembers: pdfkit forgets with each document, and shaping took a third of its time. */
const mostWords = 5000;
/** A glyph's number in a font's file is smaller. */
const variant = 0x1_0000;

declare module "fontkit" {
  interface Subset {
    /** The numbers of its glyphs in the font's file. */
    glyphs: number[];
  }
}

/**
 * Shapes with HarfBuzz, as browsers do; fontkit misplaces the marks of Thai and Hebrew and cannot shape Khmer.
 * @param file the font as TrueType
 */
export function shaperOf(font: Font, file: Uint8Array): Shape {
  const shaped = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(file).buffer)));
  const idOf = glyphIds();
  const shape: Shape = (text, fromRight) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setDirection(fromRight ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.guessSegmentProperties();
    buffer.setClusterLevel(harfbuzz.ClusterLevel.CHARACTERS);
    buffer.setFlags(harfbuzz.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    harfbuzz.shape(shaped, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const advances = infos.map(({ codepoint }) => font.getGlyph(codepoint).advanceWidth);
    const texts = textsOfGlyphs(
      text,
      infos.map(({ cluster }, index) => ({ from: cluster, width: positions[index]?.xAdvance ?? 0 })),
    );
    return {
      glyphs: infos.map(({ codepoint }, index) => ({
        id: idOf(codepoint, texts[index] ?? ""),
        advanceWidth: advances[index] ?? 0,
        codePoints: Array.from(texts[index] ?? "", (character) => character.codePointAt(0) ?? 0),
      })),
      positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      })),
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
      said: texts.join(""),
      inRow: positions.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0),
    };
  };
  return remembered(shape);
}

/** Lets pdfkit draw with a font that is shaped in another way than fontkit's. */
export function drawWith(font: Font, shape: Shape): void {
  font.layout = (text, features) => {
    const run = shape(text, Array.isArray(features) && features.some((feature) => feature === fromRightFeatures[0]));
    // pdfkit scales the positions that it is given.
    return { ...run, positions: run.positions.map((position) => ({ ...position })) } as unknown as ReturnType<
      Font["layout"]
    >;
  };
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

/**
 * Numbers glyphs by what they stand for as well: fonts have one glyph for a part of several letters, but a PDF says of each glyph which
 * letters it is.
 */
function glyphIds(): (glyph: number, text: string) => number {
  const textsOf = new Map<number, string[]>();
  return (glyph, text) => {
    const texts = textsOf.get(glyph) ?? [];
    textsOf.set(glyph, texts);
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text) * variant + glyph;
  };
}

/**
 * The part of a text that each glyph stands for. Of several glyphs for the same part, the widest gets it.
 * @param glyphs where the part of each begins
 */
function textsOfGlyphs(text: string, glyphs: { from: number; width: number }[]): string[] {
  const starts = [...new Set(glyphs.map(({ from }) => from))].toSorted((one, other) => one - other);
  const texts = glyphs.map(() => "");
  starts.forEach((start, index) => {
    const own = glyphs.flatMap(({ from, width }, at) => (from === start ? [{ at, width }] : []));
    const widest = own.reduce((best, glyph) => (glyph.width > best.width ? glyph : best));
    texts[widest.at] = text.slice(index === 0 ? 0 : start, starts[index + 1]);
  });
  return texts;
}

function remembered(shape: Shape): Shape {
  const [fromLeft, fromTheRight] = [new Map<string, Shaped>(), new Map<string, Shaped>()];
  return (text, fromRight) => {
    const known = fromRight ? fromTheRight : fromLeft;
    const run = known.get(text) ?? shape(text, fromRight);
    if (known.size > mostWords) known.clear();
    known.set(text, run);
    return run;
  };
}
