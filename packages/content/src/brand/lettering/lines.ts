// linebreak has no types, and packages that import this file do not find our declarations without this reference.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./linebreak.d.ts" />
import LineBreaker from "linebreak";
import { clean } from "./clean-text.ts";
import type { NamedFont } from "./fonts.ts";
import { textDirections, countCharacters, type Order, lineOrder, type Part, lineParts } from "./runs.ts";

/** How a text is set: fonts in fallback order, its size in points, and what is added after each letter of the first font's family. */
export type Lettering = { fonts: NamedFont[]; size: number; tracking?: number };

/** A stretch of one font. Widths, and its distance from the left edge of its line, are in points. */
export type Run = {
  named: NamedFont;
  shown: string;
  width: number;
  left: number;
  fromRight: boolean;
  tracking: number;
  /** For readers and copies, where the glyphs stand for something else. */
  actual: string | null;
};

/** The runs of a line, in reading order. */
export type Line = { runs: Run[]; width: number };

type Measured = Part & { width: number; tracking: number };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Characters that the first font of each face always has; a shortcut past the check of each character. */
const plain = /^[ -~]*$/u;

/**
 * Breaks a text into lines no wider than `width`. Breaks a wider word between characters. A line keeps the space that it is broken at, so
 * that assistive technology tells its last word from the next line's, but not in its width.
 */
export function breakLines(text: string, lettering: Lettering, width: number): Line[] {
  return text.split("\n").flatMap((paragraph) => breakParagraph(clean(paragraph), lettering, width));
}

/** A text on one line of any length. */
export function singleLine(text: string, lettering: Lettering): Line {
  const line = clean(text);
  const directions = plain.test(line) ? null : textDirections(line);
  return layOutLine(line, directions && lineOrder(directions, 0, directions.characters.length), lettering);
}

/** A text on one line, shortened with an ellipsis when it is wider than `width`. */
export function shortenedLine(text: string, lettering: Lettering, width: number): Line {
  const whole = singleLine(text, lettering);
  if (whole.width <= width) return whole;
  const letters = Array.from(graphemes.segment(clean(text)), ({ segment }) => segment);
  let shortened = singleLine("…", lettering);
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    const line = singleLine(`${letters.slice(0, middle).join("").trimEnd()}…`, lettering);
    if (line.width > width) tooMany = middle;
    else [fitting, shortened] = [middle, line];
  }
  return shortened;
}

function breakParagraph(text: string, lettering: Lettering, width: number): Line[] {
  const directions = plain.test(text) ? null : textDirections(text);
  const lines: Line[] = [];
  let current = "";
  let currentWidth = 0;
  let start = 0;
  const end = () => {
    const from = start;
    start += countCharacters(current);
    const { runs } = layOutLine(current, directions && lineOrder(directions, from, start), lettering);
    lines.push({ runs, width: textWidth(current.trimEnd(), lettering) });
    current = "";
    currentWidth = 0;
  };
  for (const piece of pieces(text, lettering, width)) {
    if (current !== "" && currentWidth + textWidth(piece.trimEnd(), lettering) > width) end();
    current += piece;
    currentWidth += textWidth(piece, lettering);
  }
  end();
  return lines;
}

/** Splits a text where a line may end, by UAX 14. Cuts pieces wider than a line into characters. */
function* pieces(text: string, lettering: Lettering, width: number): Generator<string> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const piece = text.slice(start, next.position);
    start = next.position;
    if (textWidth(piece.trimEnd(), lettering) <= width) yield piece;
    else for (const { segment } of graphemes.segment(piece)) yield segment;
  }
}

/** The width of a text, which does not depend on its order. */
function textWidth(text: string, lettering: Lettering): number {
  return measuredParts(text, null, lettering).reduce((sum, part) => sum + part.width, 0);
}

/** @param order null when all of the line is drawn from the left */
function layOutLine(text: string, order: Order | null, lettering: Lettering): Line {
  const parts = measuredParts(text, order, lettering);
  const lefts = new Map<Part, number>();
  let width = 0;
  for (const part of parts.toSorted((one, other) => one.first - other.first)) {
    lefts.set(part, width);
    width += part.width;
  }
  const runs = parts.map((part): Run => {
    const { named, shown, fromRight, tracking } = part;
    const says = fromRight || saysItself(named, shown, part.text);
    const place = { width: part.width, left: lefts.get(part) ?? 0 };
    return { named, shown, fromRight, tracking, ...place, actual: says ? null : part.text };
  });
  return { runs, width };
}

function measuredParts(text: string, order: Order | null, { fonts, size, tracking = 0 }: Lettering): Measured[] {
  const [first] = fonts;
  if (text === "" || first === undefined) return [];
  const parts =
    order === null && plain.test(text)
      ? [{ named: first, text, shown: text, fromRight: false, first: 0, last: text.length - 1 }]
      : lineParts(text, order, fonts);
  return parts.map((part) => {
    const added = part.named.file.family === first.file.family ? tracking : 0;
    return { ...part, tracking: added, width: measure(part.named, part.shown, part.fromRight, size, added) };
  });
}

/** Whether readers get a text from its glyphs. They do not where these are in another order, or not in a row: one above would be another line. */
function saysItself({ shape }: NamedFont, shown: string, text: string): boolean {
  const words = splitWords(shown).map((word) => shape(word, false));
  return words.map(({ said }) => said).join("") === text && words.every(({ inRow }) => inRow);
}

/** Measures words as they are drawn. */
function measure({ font, shape }: NamedFont, text: string, fromRight: boolean, size: number, tracking: number): number {
  let width = 0;
  for (const word of fromRight ? [text] : splitWords(text)) {
    const { advanceWidth, glyphs } = shape(word, fromRight);
    width += (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking;
  }
  return width;
}

/** The words of a text, each with the space after it, as they are shaped. */
export function splitWords(text: string): string[] {
  return text.split(/(?<= )/u);
}
