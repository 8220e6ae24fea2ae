import { changeText } from "@agency/model/report/figure";
import type { Figure, Indicator, ReportDocument } from "@agency/model/report/report-document";
import { type Block, baseline, contentWidth, linesHeight, page, type Sheet } from "./sheet.ts";
import { type Style, breakLines, changeColour, palette, singleLine, styles } from "./styles.ts";

const gap = 20;
const arrow = 11;

/** The width of each figure, and what changes compare with: beside all of them or on a line of its own, before them or after. */
type Column = { width: number; against: string; beside: boolean; first: boolean };

/** The key figures, side by side. */
export function keyFiguresBlock(
  { keyFigures, against, againstFirst, sample, headline }: ReportDocument,
  sheet: Sheet,
): Block {
  const { fonts } = sheet;
  const figures = keyFigures?.figures ?? [];
  const width = (contentWidth - Math.max(0, figures.length - 1) * gap) / Math.max(1, figures.length);
  const heading = keyFigures ? [singleLine(keyFigures.heading, styles.heading, fonts)] : [];
  const sentence = headline === null ? [] : breakLines(headline, styles.headline, fonts, contentWidth);
  const headingTop = sentence.length === 0 ? 0 : linesHeight(sentence, styles.headline) + 12;
  const note = sample === null ? [] : breakLines(sample.note, styles.note, fonts, contentWidth);
  const noteTop = headingTop + linesHeight(heading, styles.heading);
  const columnsTop = noteTop + linesHeight(note, styles.note) + (figures.length === 0 ? 0 : 10);
  const column = { width, against, beside: true, first: againstFirst };
  const beside = figures.every(({ change }) => change === null || fitsBeside(change, column, sheet));
  const columns = figures.map((figure) => figureColumn(figure, { ...column, beside }, sheet));
  const columnLeft = (index: number) => page.left + index * (width + gap);
  return {
    height: columnsTop + Math.max(0, ...columns.map(({ height }) => height)),
    draw: (on, y) => {
      if (sentence.length > 0) on.text("P", sentence, styles.headline, page.left, y);
      if (heading.length > 0) on.text("H2", heading, styles.heading, page.left, y + headingTop);
      if (note.length > 0) on.text("P", note, { ...styles.note, colour: palette.accent }, page.left, y + noteTop);
      if (columns.length === 0) return;
      // For assistive technology a table of figures: label, value, change, and what there is to say.
      on.artifact(() => columns.forEach(({ decorate }, index) => decorate(columnLeft(index), y + columnsTop)));
      on.table(columns.map(({ cells }, index) => cells(columnLeft(index), y + columnsTop)));
    },
  };
}

type FigureColumn = {
  height: number;
  /** Draws what assistive technology ignores. */
  decorate: (x: number, y: number) => void;
  cells: (x: number, y: number) => ((() => void) | null)[];
};

function figureColumn(figure: Figure, column: Column, sheet: Sheet): FigureColumn {
  const { fonts } = sheet;
  const { width } = column;
  const label = breakLines(figure.label, styles.label, fonts, width);
  const valueStyle = fittingStyle(figure, width, sheet);
  const value = singleLine(figure.value, valueStyle, fonts);
  const change = figure.change === null ? null : changeLines(figure.change, column, sheet);
  const { notComparable } = figure;
  const differs = notComparable === null ? [] : breakLines(notComparable, styles.note, fonts, width);
  const note = figure.note === null ? [] : breakLines(figure.note, styles.note, fonts, width);
  const target = figure.target === null ? [] : breakLines(figure.target, styles.label, fonts, width);
  const valueTop = 8 + linesHeight(label, styles.label);
  const changeTop = valueTop + valueStyle.leading;
  const differsTop = changeTop + (change?.height ?? 0) + 2;
  const noteTop = differsTop + linesHeight(differs, styles.note) + (differs.length === 0 ? 0 : 2);
  const targetTop = noteTop + linesHeight(note, styles.note) + (target.length === 0 ? 0 : 2);
  return {
    height: targetTop + linesHeight(target, styles.label),
    decorate: (x, y) => {
      sheet.doc.rect(x, y, width, 1.5).fill(palette.ink);
      change?.decorate(x, y + changeTop);
    },
    cells: (x, y) => [
      () => sheet.lines(label, styles.label, x, y + 8),
      () => sheet.lines([value], valueStyle, x, y + valueTop),
      change && (() => change.draw(x, y + changeTop)),
      differs.length + note.length + target.length === 0
        ? null
        : () => {
            sheet.lines(differs, styles.note, x, y + differsTop);
            sheet.lines(note, styles.note, x, y + noteTop);
            sheet.lines(target, styles.label, x, y + targetTop);
          },
    ],
  };
}

/** The largest style in which a figure fits its column. */
function fittingStyle(figure: Figure, width: number, sheet: Sheet): Style {
  const style = figure.known ? styles.figure : styles.noFigure;
  const natural = singleLine(figure.value, style, sheet.fonts).width;
  return { ...style, size: style.size * Math.min(1, width / natural) };
}

/** The change with its arrow and its comparison, in the order of the language. */
function changeLines(
  change: Indicator,
  { width, against, beside, first }: Column,
  sheet: Sheet,
): { height: number; decorate: (x: number, y: number) => void; draw: (x: number, y: number) => void } {
  const style = { ...styles.change, colour: changeColour(change) };
  const text = singleLine(`${changeText(change)} `, style, sheet.fonts);
  const lines = breakLines(against, styles.note, sheet.fonts, width);
  const noteStyle = beside ? { ...styles.note, leading: style.leading } : styles.note;
  const [changeWidth, noteWidth] = [besideLeft(change, sheet), (lines[0]?.width ?? 0) + 4];
  const note = { left: first || !beside ? 0 : changeWidth, top: first || beside ? 0 : style.leading };
  const changed = {
    left: first && beside ? noteWidth : 0,
    top: first && !beside ? linesHeight(lines, styles.note) : 0,
  };
  const parts = [
    (x: number, y: number) => sheet.lines([text], style, x + changed.left + widthOfArrow(change), y + changed.top),
    (x: number, y: number) => sheet.lines(lines, noteStyle, x + note.left, y + note.top),
  ];
  const inOrder = first ? parts.toReversed() : parts;
  return {
    height: style.leading + (beside ? 0 : linesHeight(lines, styles.note)),
    decorate: (x, y) =>
      drawArrow(sheet.doc, change.up, x + changed.left, y + changed.top + baseline(style), style.colour),
    draw: (x, y) => inOrder.forEach((part) => part(x, y)),
  };
}

function widthOfArrow({ up }: Indicator): number {
  return up === null ? 0 : arrow;
}

function besideLeft(change: Indicator, { fonts }: Sheet): number {
  return widthOfArrow(change) + singleLine(`${changeText(change)} `, styles.change, fonts).width + 2;
}

function fitsBeside(change: Indicator, { width, against }: Column, sheet: Sheet): boolean {
  return besideLeft(change, sheet) + singleLine(against, styles.note, sheet.fonts).width <= width;
}

/** Draws a triangle on a baseline, pointing up or down; none for no change. */
export function drawArrow(doc: PDFKit.PDFDocument, up: boolean | null, x: number, y: number, colour: string): void {
  if (up === null) return;
  const [side, height] = [8, 6.6];
  if (up) doc.polygon([x, y], [x + side, y], [x + side / 2, y - height]);
  else doc.polygon([x, y - height], [x + side, y - height], [x + side / 2, y]);
  doc.fill(colour);
}
