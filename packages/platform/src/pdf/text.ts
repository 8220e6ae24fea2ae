// linebreak has no types, and packages that import this file do not find our declarations without this reference.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./linebreak.d.ts" />
import LineBreaker from "linebreak";
import { clean } from "./clean-text.ts";
import type { Face, FontSet, NamedFont } from "./fonts.ts";
import { directionsOf, lengthOf, type Order, orderOf, type Part, partsOf } from "./runs.ts";
import { fromRightFeatures } from "./shaping.ts";

/** Sizes in points; `leading` is the distance from one baseline to the next. */
export type Style = { face: Face; size: number; leading: number; colour: string };

/** A stretch of one font. Widths, and its distance from the left edge of its line, are in points. */
export type Run = NamedFont & {
  shown: string;
  width: number;
  left: number;
  fromRight: boolean;
  /** What it says, where that is other than what its glyphs stand for. */
  actual: string | null;
};

/** The runs of a line, in reading order. */
export type Line = { runs: Run[]; width: number };

type Measured = Part & { width: number };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Characters that the first font of each face always has; a shortcut past the check of each character. */
const plain = /^[ -~]*$/u;

/**
 * Breaks a text into lines no wider than `width`. Breaks a wider word between characters. A line keeps the space that it is broken at, so
 * that assistive technology tells its last word from the next line's, but not in its width.
 */
export function breakLines(text: string, style: Style, fonts: FontSet, width: number): Line[] {
  return text.split("\n").flatMap((paragraph) => breakParagraph(clean(paragraph), style, fonts, width));
}

/** A text on one line of any length. */
export function singleLine(text: string, style: Style, fonts: FontSet): Line {
  const line = clean(text);
  const directions = plain.test(line) ? null : directionsOf(line);
  return lineOf(line, directions && orderOf(directions, 0, directions.characters.length), style, fonts);
}

/** A text on one line, shortened with an ellipsis when it is wider than `width`. */
export function shortenedLine(text: string, style: Style, fonts: FontSet, width: number): Line {
  const whole = singleLine(text, style, fonts);
  if (whole.width <= width) return whole;
  const characters = Array.from(graphemes.segment(clean(text)), ({ segment }) => segment);
  while (characters.length > 0) {
    characters.pop();
    const line = singleLine(`${characters.join("").trimEnd()}…`, style, fonts);
    if (line.width <= width) return line;
  }
  return singleLine("…", style, fonts);
}

/**
 * Draws a line with its baseline at `y`. Runs are drawn in reading order, each at its place; the letters of one from the right are
 * written from the left, which PDF readers turn around.
 */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, style: Style, x: number, y: number): void {
  for (const run of line.runs) {
    doc.font(run.name).fontSize(style.size).fillColor(style.colour);
    const draw = () =>
      // With a list of features, pdfkit shapes the whole run and not word by word.
      doc.text(run.shown, x + run.left, y, {
        lineBreak: false,
        baseline: "alphabetic",
        // Known, so that pdfkit does not measure it again.
        textWidth: run.width,
        ...(run.fromRight ? { features: fromRightFeatures } : {}),
      });
    if (run.actual === null) draw();
    else doc.saying(run.actual, draw);
  }
}

function breakParagraph(text: string, style: Style, fonts: FontSet, width: number): Line[] {
  const directions = plain.test(text) ? null : directionsOf(text);
  const lines: Line[] = [];
  let current = "";
  let currentWidth = 0;
  let start = 0;
  const end = () => {
    const from = start;
    start += lengthOf(current);
    const { runs } = lineOf(current, directions && orderOf(directions, from, start), style, fonts);
    lines.push({ runs, width: widthOf(current.trimEnd(), style, fonts) });
    current = "";
    currentWidth = 0;
  };
  for (const piece of pieces(text, style, fonts, width)) {
    if (current !== "" && currentWidth + widthOf(piece.trimEnd(), style, fonts) > width) end();
    current += piece;
    currentWidth += widthOf(piece, style, fonts);
  }
  end();
  return lines;
}

/** Splits a text where a line may end, by UAX 14. Cuts pieces wider than a line into characters. */
function* pieces(text: string, style: Style, fonts: FontSet, width: number): Generator<string> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const piece = text.slice(start, next.position);
    start = next.position;
    if (widthOf(piece.trimEnd(), style, fonts) <= width) yield piece;
    else for (const { segment } of graphemes.segment(piece)) yield segment;
  }
}

/** The width of a text, which does not depend on its order. */
function widthOf(text: string, style: Style, fonts: FontSet): number {
  return measuredParts(text, null, style, fonts).reduce((sum, part) => sum + part.width, 0);
}

/** @param order null when all of the line is drawn from the left */
function lineOf(text: string, order: Order | null, style: Style, fonts: FontSet): Line {
  const parts = measuredParts(text, order, style, fonts);
  const lefts = new Map<Part, number>();
  let width = 0;
  for (const part of parts.toSorted((one, other) => one.first - other.first)) {
    lefts.set(part, width);
    width += part.width;
  }
  const runs = parts.map((part): Run => {
    const { named, text: written, shown, fromRight } = part;
    const says = fromRight || saysItself(named, shown, written);
    return { ...named, shown, fromRight, width: part.width, left: lefts.get(part) ?? 0, actual: says ? null : written };
  });
  return { runs, width };
}

function measuredParts(text: string, order: Order | null, { face, size }: Style, fonts: FontSet): Measured[] {
  const candidates = fonts.faces[face];
  const [first] = candidates;
  if (text === "" || first === undefined) return [];
  const parts =
    order === null && plain.test(text)
      ? [{ named: first, text, shown: text, fromRight: false, first: 0, last: text.length - 1 }]
      : partsOf(text, order, candidates);
  return parts.map((part) => ({ ...part, width: measure(part.named, part.shown, part.fromRight) * size }));
}

/** Whether readers get a text from its glyphs. They do not where these are in another order, or not in a row: one above would be another line. */
function saysItself({ font }: NamedFont, shown: string, text: string): boolean {
  const words = wordsOf(shown).map((word) => font.shape(word, false));
  return words.map(({ said }) => said).join("") === text && words.every(({ inRow }) => inRow);
}

/** Width at a size of 1. Measures words as they are drawn. */
function measure({ font }: NamedFont, text: string, fromRight: boolean): number {
  const words = fromRight ? [text] : wordsOf(text);
  return words.reduce((sum, word) => sum + font.shape(word, fromRight).advanceWidth, 0) / font.unitsPerEm;
}

/** The words of a text, each with the space after it, as pdfkit shapes them. */
function wordsOf(text: string): string[] {
  return text.split(/(?<= )/u);
}
