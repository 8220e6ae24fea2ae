import { brand } from "@agency/content/brand";
import { contrast } from "@agency/content/brand/colour-math";
import { leastContrast } from "@agency/content/brand/derive";
import * as lettering from "@agency/content/brand/lettering/lines";
import type { Indicator } from "@agency/model/report/report-document";
import { type Face, type FontSet, fromRightFeatures } from "./fonts.ts";

const { light } = brand.colours;

/** The brand's colours on paper: those of the light scheme. */
export const palette = {
  paper: light.paper,
  /** The page itself: a tint would be printed, with a rim that printers leave white. */
  page: "white",
  paper2: light.paper2,
  line: light.line,
  ink: light.ink,
  ink2: light.ink2,
  muted: light.muted,
  accent: light.accent,
  area: light.area,
  /** Around an area, which may be as light as the page. */
  areaEdge: light.areaEdge,
  onArea: contrast(light.paper, light.area) >= leastContrast.text ? light.paper : light.onArea,
  /** Stands out on the area. */
  accentOnArea: light.bannerAccent,
  /** Bars beside those in the colour of the area. */
  soft: light.tileSoft,
  /** Changes for the better and for the worse. */
  good: light.good,
  bad: light.bad,
} as const;

/** The colour of a change; of none, that of other text. */
export function changeColour({ good }: Pick<Indicator, "good">): string {
  if (good === null) return palette.ink;
  return good ? palette.good : palette.bad;
}

/** Sizes in points; `leading` is the distance from one baseline to the next. */
export type Style = { face: Face; size: number; leading: number; colour: string };

export type Line = lettering.Line;

/** Breaks a text into lines no wider than `width`, and words wider than that between letters. */
export function breakLines(text: string, style: Style, fonts: FontSet, width: number): Line[] {
  return lettering.breakLines(text, styleLettering(style, fonts), width);
}

/** A text on one line of any length. */
export function singleLine(text: string, style: Style, fonts: FontSet): Line {
  return lettering.singleLine(text, styleLettering(style, fonts));
}

/** A text on one line, shortened with an ellipsis when it is wider than `width`. */
export function shortenedLine(text: string, style: Style, fonts: FontSet, width: number): Line {
  return lettering.shortenedLine(text, styleLettering(style, fonts), width);
}

export function joinLines(lines: Line[]): string {
  const texts = lines.map(({ runs }) => runs.map(({ actual, shown }) => actual ?? shown).join(""));
  return texts.map((text) => text.trim()).join(" ");
}

function styleLettering({ face, size }: Style, { faces }: FontSet): lettering.Lettering {
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

export const styles = {
  agency: { face: "display", size: 13, leading: 16, colour: palette.ink },
  kind: { face: "strong", size: 10.5, leading: 14, colour: palette.accent },
  period: { face: "display", size: 29, leading: 33, colour: palette.ink },
  client: { face: "display", size: 15, leading: 19, colour: palette.ink },
  longClient: { face: "display", size: 12, leading: 15, colour: palette.ink },
  headline: { face: "display", size: 15, leading: 19, colour: palette.ink },
  heading: { face: "display", size: 14, leading: 18, colour: palette.ink },
  subheading: { face: "strong", size: 9, leading: 13, colour: palette.ink },
  label: { face: "strong", size: 9, leading: 12, colour: palette.ink2 },
  figure: { face: "display", size: 32, leading: 38, colour: palette.ink },
  noFigure: { face: "display", size: 20, leading: 38, colour: palette.muted },
  change: { face: "strong", size: 10, leading: 14, colour: palette.ink },
  note: { face: "text", size: 8.5, leading: 12, colour: palette.muted },
  row: { face: "text", size: 9.5, leading: 14, colour: palette.ink2 },
  value: { face: "strong", size: 9.5, leading: 14, colour: palette.ink },
  body: { face: "text", size: 10, leading: 14.5, colour: palette.ink },
  longBody: { face: "text", size: 9, leading: 12.5, colour: palette.ink },
  axis: { face: "text", size: 7.5, leading: 10, colour: palette.muted },
  barValue: { face: "strong", size: 7.5, leading: 10, colour: palette.ink2 },
  footer: { face: "text", size: 8, leading: 11, colour: palette.muted },
} as const satisfies Record<string, Style>;
