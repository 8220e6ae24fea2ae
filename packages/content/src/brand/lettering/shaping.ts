import * as harfbuzz from "harfbuzzjs";

/** Lengths are in units of the font. */
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** A word's glyphs, in the order in which they are drawn, from the left. */
export type Shaped = {
  /** `text` is the part of the word that a glyph stands for: nothing where another glyph stands for it as well. */
  glyphs: { id: number; text: string }[];
  positions: Position[];
  advanceWidth: number;
  /** The texts of all glyphs, from the left. */
  said: string;
  /** Whether each follows the one before it on the line, which marks do not. */
  inRow: boolean;
};

/** Chooses and places the glyphs of a text in one script, drawn from the left or from the right. */
export type Shape = (text: string, fromRight: boolean) => Shaped;

/** How many letters of words a font remembers: shaping took a third of the time of a PDF. */
const mostLetters = 50_000;

/**
 * Shapes with HarfBuzz, as browsers do; fontkit misplaces the marks of Thai and Hebrew and cannot shape Khmer.
 * @param file the font as TrueType
 */
export function createShaper(file: Uint8Array): Shape {
  const shaped = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(file).buffer)));
  return remembered((text, fromRight) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setDirection(fromRight ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.guessSegmentProperties();
    buffer.setClusterLevel(harfbuzz.ClusterLevel.CHARACTERS);
    buffer.setFlags(harfbuzz.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    harfbuzz.shape(shaped, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const texts = textsOfGlyphs(
      text,
      infos.map(({ cluster }, index) => ({ from: cluster, width: positions[index]?.xAdvance ?? 0 })),
    );
    return {
      glyphs: infos.map(({ codepoint }, index) => ({ id: codepoint, text: texts[index] ?? "" })),
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
  });
}

/**
 * The part of a text that each glyph stands for. Of several glyphs for the same part, the widest gets it.
 * @param glyphs where the part of each begins
 */
function textsOfGlyphs(text: string, glyphs: { from: number; width: number }[]): string[] {
  const widest = new Map<number, number>();
  glyphs.forEach(({ from, width }, at) => {
    const other = glyphs[widest.get(from) ?? -1];
    if (other === undefined || width > other.width) widest.set(from, at);
  });
  const texts = glyphs.map(() => "");
  const starts = [...widest.keys()].toSorted((one, other) => one - other);
  starts.forEach((start, index) => {
    texts[widest.get(start) ?? 0] = text.slice(index === 0 ? 0 : start, starts[index + 1]);
  });
  return texts;
}

function remembered(shape: Shape): Shape {
  const [fromLeft, fromTheRight] = [new Map<string, Shaped>(), new Map<string, Shaped>()];
  let letters = 0;
  return (text, fromRight) => {
    const words = fromRight ? fromTheRight : fromLeft;
    const known = words.get(text);
    if (known !== undefined) return known;
    letters += text.length;
    if (letters > mostLetters) {
      fromLeft.clear();
      fromTheRight.clear();
      letters = text.length;
    }
    const run = shape(text, fromRight);
    words.set(text, run);
    return run;
  };
}
