import * as lettering from "@agency/content/brand/lettering/lines";
import { fromRightFeatures } from "./drawable-font.ts";
import type { Face, FontSet } from "./fonts.ts";

/** Sizes in points; `leading` is the distance from one baseline to the next. */
export type Style = { face: Face; size: number; leading: number; colour: string };

export type Line = lettering.Line;

/** Breaks a text into lines no wider than `width`, and words wider than that between letters. */
export function breakLines(text: string, style: Style, fonts: FontSet, width: number): Line[] {
  return lettering.breakLines(text, letteringOf(style, fonts), width);
}

/** A text on one line of any length. */
export function singleLine(text: string, style: Style, fonts: FontSet): Line {
  return lettering.singleLine(text, letteringOf(style, fonts));
}

/** A text on one line, shortened with an ellipsis when it is wider than `width`. */
export function shortenedLine(text: string, style: Style, fonts: FontSet, width: number): Line {
  return lettering.shortenedLine(text, letteringOf(style, fonts), width);
}

/** What lines say, in reading order. */
export function textOf(lines: Line[]): string {
  const texts = lines.map(({ runs }) => runs.map(({ actual, shown }) => actual ?? shown).join(""));
  return texts.map((text) => text.trim()).join(" ");
}

function letteringOf({ face, size }: Style, { faces }: FontSet): lettering.Lettering {
  return { fonts: faces[face], size };
}

/**
 * Draws a line with its baseline at `y`. Runs are drawn in reading order, each at its place; the letters of one from the right are
 * written from the left, which PDF readers turn around.
 */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, style: Style, x: number, y: number): void {
  for (const run of line.runs) {
    doc.font(run.named.name).fontSize(style.size).fillColor(style.colour);
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
