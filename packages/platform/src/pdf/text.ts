// linebreak has no types, and packages that import this file do not find our declarations without this reference.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./linebreak.d.ts" />
import type { Font } from "fontkit";
import LineBreaker from "linebreak";
import type { Face, FontSet, NamedFont } from "./fonts.ts";

/** Sizes in points; `leading` is the distance from one baseline to the next. */
export type Style = { face: Face; size: number; leading: number; colour: string };

/** A stretch of one font. Widths are in points. */
export type Run = NamedFont & { text: string; width: number; rightToLeft: boolean };
export type Line = { runs: Run[]; width: number };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A script whose glyphs are not drawn in reading order. PDF readers reorder right-to-left scripts themselves. */
const reordered = /\p{Script=Tamil}/u;
/** Characters that the first font of each face always has; a shortcut past the check of each character. */
const plain = /^[ -~]*$/u;
/** Control, format and private use characters, and lone surrogates. Joiners stay, because scripts and emoji need them. */
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/**
 * Breaks a text into lines no wider than `width`. Breaks a wider word between characters. A line keeps the space that it is broken at, so
 * that assistive technology tells its last word from the next line's, but not in its width.
 */
export function breakLines(text: string, style: Style, fonts: FontSet, width: number): Line[] {
  return text.split("\n").flatMap((paragraph) => breakParagraph(clean(paragraph), style, fonts, width));
}

/** A text on one line of any length. */
export function singleLine(text: string, style: Style, fonts: FontSet): Line {
  return lineOf(clean(text), style, fonts);
}

/** A text on one line, shortened with an ellipsis when it is wider than `width`. */
export function shortenedLine(text: string, style: Style, fonts: FontSet, width: number): Line {
  const whole = singleLine(text, style, fonts);
  if (whole.width <= width) return whole;
  const characters = Array.from(graphemes.segment(clean(text)), ({ segment }) => segment);
  while (characters.length > 0) {
    characters.pop();
    const line = lineOf(`${characters.join("").trimEnd()}…`, style, fonts);
    if (line.width <= width) return line;
  }
  return lineOf("…", style, fonts);
}

/** Draws a line with its baseline at `y`. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, style: Style, x: number, y: number): void {
  let left = x;
  for (const run of line.runs) {
    doc.font(run.name).fontSize(style.size).fillColor(style.colour);
    const saysText = reordered.test(run.text);
    if (saysText) doc.markContent("Span", { actual: run.text });
    // With a list of features, even an empty one, pdfkit shapes the whole run and not word by word.
    doc.text(run.text, left, y, {
      lineBreak: false,
      baseline: "alphabetic",
      // Known, so that pdfkit does not measure it again.
      textWidth: run.width,
      ...(run.rightToLeft ? { features: [] } : {}),
    });
    if (saysText) doc.endMarkedContent();
    left += run.width;
  }
}

function breakParagraph(text: string, style: Style, fonts: FontSet, width: number): Line[] {
  const lines: Line[] = [];
  let current = "";
  let currentWidth = 0;
  for (const piece of pieces(text, style, fonts, width)) {
    const pieceWidth = widthOf(piece, style, fonts);
    if (current !== "" && currentWidth + widthOf(piece.trimEnd(), style, fonts) > width) {
      lines.push(brokenLine(current, style, fonts));
      current = "";
      currentWidth = 0;
    }
    current += piece;
    currentWidth += pieceWidth;
  }
  lines.push(brokenLine(current, style, fonts));
  return lines;
}

function brokenLine(text: string, style: Style, fonts: FontSet): Line {
  return { runs: runsOf(text, style, fonts), width: widthOf(text.trimEnd(), style, fonts) };
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

function lineOf(text: string, style: Style, fonts: FontSet): Line {
  const runs = runsOf(text, style, fonts);
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

function widthOf(text: string, style: Style, fonts: FontSet): number {
  return lineOf(text, style, fonts).width;
}

/** Splits a text into runs of one font each. A character without a font becomes "?". */
function runsOf(text: string, style: Style, fonts: FontSet): Run[] {
  const [first] = fonts[style.face];
  if (first !== undefined && plain.test(text)) return text === "" ? [] : [runOf(first, text, style, false)];
  const parts: { named: NamedFont; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1);
    const { named, shown } = fontFor(segment, fonts[style.face], last?.named);
    if (last !== undefined && last.named === named) last.text += shown;
    else if (shown !== "") parts.push({ named, text: shown });
  }
  const runs = parts.flatMap(({ named, text: part }) => {
    if (!rightToLeft.test(part)) return runOf(named, part, style, false);
    // Drawn right to left, a trailing space would appear on the wrong side.
    const words = part.trimEnd();
    const spaces = part.slice(words.length);
    return [runOf(named, words, style, true), ...(spaces === "" ? [] : [runOf(named, spaces, style, false)])];
  });
  return fromTheLeft(runs);
}

/** Puts right-to-left words that follow one another, and the spaces between them, in the order in which they are drawn. */
function fromTheLeft(runs: Run[]): Run[] {
  const ordered: Run[] = [];
  for (let start = 0; start < runs.length;) {
    const stretch = runs.slice(start, start + 1 + stretchAfter(runs, start));
    ordered.push(...stretch.toReversed());
    start += stretch.length;
  }
  return ordered;
}

/** How many runs after one belong to its right-to-left words. */
function stretchAfter(runs: Run[], start: number): number {
  if (runs[start]?.rightToLeft !== true) return 0;
  const others = runs.slice(start + 1);
  const end = others.findIndex((run) => !run.rightToLeft && run.text.trim() !== "");
  return others.slice(0, end < 0 ? others.length : end).findLastIndex((run) => run.rightToLeft) + 1;
}

function runOf(named: NamedFont, text: string, style: Style, isRightToLeft: boolean): Run {
  return { ...named, text, width: measure(named, text, isRightToLeft) * style.size, rightToLeft: isRightToLeft };
}

/** Chooses a font. Spaces stay with the run before them, so that words of one script are shaped together. */
function fontFor(
  segment: string,
  fonts: NamedFont[],
  previous: NamedFont | undefined,
): { named: NamedFont; shown: string } {
  const [first] = fonts;
  if (first === undefined) throw new Error("The font face has no fonts");
  if (segment === " " && previous?.font.hasGlyphForCodePoint(0x20) === true) return { named: previous, shown: segment };
  const whole = fonts.find(({ font }) => hasAll(font, segment));
  if (whole !== undefined) return { named: whole, shown: segment };
  const [base = ""] = segment;
  const known = fonts.find(({ font }) => hasAll(font, base));
  return known === undefined ? { named: first, shown: "?" } : { named: known, shown: base };
}

function hasAll(font: NamedFont["font"], text: string): boolean {
  for (const character of text) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}

/** Width at a size of 1. Measures words separately, as they are drawn. */
function measure({ font }: NamedFont, text: string, together: boolean): number {
  const words = together ? [text] : text.split(/(?<= )/u);
  return words.reduce((sum, word) => sum + wordWidth(font, word), 0) / font.unitsPerEm;
}

const widths = new WeakMap<Font, Map<string, number>>();
const mostWidths = 5000;

function wordWidth(font: Font, word: string): number {
  let known = widths.get(font);
  if (known === undefined || known.size > mostWidths) {
    known = new Map();
    widths.set(font, known);
  }
  const width = known.get(word) ?? font.layout(word).advanceWidth;
  known.set(word, width);
  return width;
}

function clean(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[^\S\u00a0]+/gu, " ")
    .replaceAll(unprintable, "");
}
