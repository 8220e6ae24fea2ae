import type { ChartPoint, HistoryChart } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import { type Block, baseline, contentWidth, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, drawLine, type Line, singleLine, type Style } from "./text.ts";

const narrowestAxis = 38;
const labelsHeight = 24;
/** Keeps the number above the highest bar clear of the legend. */
const plotTop = styles.heading.leading + 26;
const emptyHeight = 52;
/** Room of the number above the highest bar. */
const aboveBars = 11;

/** Room above the notes. */
const aboveNote = 4;

/** Height of a chart without its bars. */
export function chartFrame(chart: HistoryChart, sheet: Sheet): number {
  const lines = noteLines(chart, sheet).flat().length;
  return plotTop + labelsHeight + (lines === 0 ? 0 : aboveNote + lines * styles.note.leading);
}

function noteLines({ notes }: HistoryChart, { fonts }: Sheet): Line[][] {
  return notes.map((note) => breakLines(note, styles.note, fonts, contentWidth));
}

type Plot = { sheet: Sheet; left: number; top: number; width: number; height: number; slot: number; ceiling: number };

/** A bar chart of visitors by period, with the share from organic search. A period without figures is labelled. */
export function chartBlock(chart: HistoryChart, noData: string, plotHeight: number, sheet: Sheet): Block {
  const heading = singleLine(chart.heading, styles.heading, sheet.fonts);
  const widthOf = (text: string) => singleLine(text, styles.axis, sheet.fonts).width;
  if (chart.none !== null) return emptyChart(heading, chart.none, sheet);
  const notes = noteLines(chart, sheet);
  return {
    height: chartFrame(chart, sheet) + plotHeight,
    draw: (on, y) => {
      on.text("H2", [heading], styles.heading, page.left, y);
      const axisWidth = Math.max(narrowestAxis, ...chart.ticks.map(({ text }) => widthOf(text) + 8));
      const left = page.left + axisWidth;
      const width = contentWidth - axisWidth;
      const slot = width / Math.max(1, chart.points.length);
      const ceiling = chart.ticks.at(-1)?.value ?? 1;
      const plot: Plot = { sheet: on, left, top: y + plotTop, width, height: plotHeight, slot, ceiling };
      on.element("P", () => drawLegend(on, chart, y + styles.heading.leading + 3));
      on.element("Figure", () => drawPlot(plot, chart, noData), {
        alt: chart.summary,
        bbox: [page.left, y + plotTop - aboveBars, page.left + contentWidth, y + plotTop + plotHeight + labelsHeight],
      });
      let top = y + plotTop + plotHeight + labelsHeight + aboveNote;
      for (const lines of notes) {
        on.text("P", lines, styles.note, page.left, top);
        top += heightOf(lines, styles.note);
      }
    },
  };
}

function emptyChart(heading: Line, none: string, sheet: Sheet): Block {
  const top = styles.heading.leading + 8;
  const line = singleLine(none, styles.row, sheet.fonts);
  return {
    height: top + emptyHeight,
    draw: (on, y) => {
      on.text("H2", [heading], styles.heading, page.left, y);
      on.artifact(() => on.doc.rect(page.left, y + top, contentWidth, emptyHeight).fill(palette.paper2));
      on.text(
        "P",
        [line],
        styles.row,
        page.left + (contentWidth - line.width) / 2,
        y + top + (emptyHeight - styles.row.leading) / 2,
      );
    },
  };
}

function drawPlot(plot: Plot, chart: HistoryChart, noData: string): void {
  drawGrid(plot, chart.ticks);
  const labelled = valuesFit(plot, chart);
  const middleOf = (index: number) => plot.left + (index + 0.5) * plot.slot;
  chart.points.forEach((point, index) => {
    if (point.visitors.value !== null) drawBar(plot, point, point.visitors.value, middleOf(index));
  });
  chart.points.forEach(({ recounted }, index) => {
    if (recounted) drawDivision(plot, index);
  });
  // The target crosses the bars, but not their numbers.
  if (chart.target !== null) drawTarget(plot, chart.target.value);
  chart.points.forEach((point, index) => {
    const isLast = index === chart.points.length - 1;
    if (point.visitors.value === null) drawUnknown(plot, middleOf(index), noData);
    else if (labelled || isLast) drawValue(plot, point.visitors.text, point.visitors.value, middleOf(index));
    drawPeriod(plot, point, chart.points[index - 1], middleOf(index), isLast);
  });
}

/** A dashed line before the first bar that is counted differently. */
function drawDivision({ sheet: { doc }, left, top, height, slot }: Plot, index: number): void {
  const x = left + index * slot;
  doc
    .moveTo(x, top)
    .lineTo(x, top + height)
    .lineWidth(0.75)
    .dash(2, { space: 2 })
    .stroke(palette.ink)
    .undash();
}

function drawTarget({ sheet: { doc }, left, top, width, height, ceiling }: Plot, target: number): void {
  const y = top + height - (target / ceiling) * height;
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(1)
    .dash(4, { space: 3 })
    .stroke(palette.accent)
    .undash();
}

function drawGrid({ sheet, left, top, width, height, ceiling }: Plot, ticks: HistoryChart["ticks"]): void {
  const { doc, fonts } = sheet;
  for (const { value, text } of ticks) {
    const y = top + height - (value / ceiling) * height;
    doc.rect(left, y - 0.25, width, value === 0 ? 1 : 0.5).fill(value === 0 ? palette.ink : palette.line);
    const line = singleLine(text, styles.axis, fonts);
    drawLine(doc, line, styles.axis, left - 6 - line.width, y + 2.6);
  }
}

function drawBar(plot: Plot, point: ChartPoint, visitors: number, middle: number): void {
  const { sheet, slot } = plot;
  const { doc } = sheet;
  const width = Math.min(64, slot * 0.62);
  const floor = plot.top + plot.height;
  const height = (visitors / plot.ceiling) * plot.height;
  if (visitors > 0) doc.rect(middle - width / 2, floor - height, width, height).fill(palette.soft);
  const organic = Math.min(point.organic.value ?? 0, visitors);
  const organicHeight = (organic / plot.ceiling) * plot.height;
  if (organic > 0) doc.rect(middle - width / 2, floor - organicHeight, width, organicHeight).fill(palette.second);
  // The outline keeps the bar visible: the soft colour alone is too faint on the page.
  if (visitors > 0)
    doc
      .rect(middle - width / 2, floor - height, width, height)
      .lineWidth(0.75)
      .stroke(palette.second);
}

/** The number above a bar. */
function drawValue({ sheet, top, height, ceiling }: Plot, text: string, visitors: number, middle: number): void {
  const label = singleLine(text, styles.barValue, sheet.fonts);
  const y = top + height - (visitors / ceiling) * height;
  // Hides the lines behind the number.
  sheet.doc.rect(middle - label.width / 2 - 1, y - 11, label.width + 2, 9).fill(palette.paper);
  centre(sheet, label, styles.barValue, middle, y - 4);
}

function drawUnknown({ sheet, top, height, slot }: Plot, middle: number, noData: string): void {
  const whole = singleLine(noData, styles.axis, sheet.fonts);
  const line = whole.width <= slot - 2 ? whole : singleLine("–", styles.axis, sheet.fonts);
  centre(sheet, line, styles.axis, middle, top + height - 5);
}

/** Draws the period under its bar, and the year under its first period. */
function drawPeriod(
  plot: Plot,
  point: ChartPoint,
  before: ChartPoint | undefined,
  middle: number,
  isLast: boolean,
): void {
  const { sheet } = plot;
  const style = isLast ? styles.barValue : styles.axis;
  const y = plot.top + plot.height + 2 + baseline(style);
  centre(sheet, singleLine(point.label, style, sheet.fonts), style, middle, y);
  if (point.year !== before?.year)
    centre(sheet, singleLine(point.year, styles.axis, sheet.fonts), styles.axis, middle, y + 10);
}

function drawLegend(sheet: Sheet, chart: HistoryChart, y: number): void {
  const entries = [
    { text: chart.allVisitors, colour: palette.soft },
    ...(chart.fromSearch === null ? [] : [{ text: chart.fromSearch, colour: palette.second }]),
    ...(chart.target === null ? [] : [{ text: chart.target.text, colour: palette.accent }]),
  ];
  let x = page.left;
  for (const { text, colour } of entries) {
    const line = singleLine(`${text} `, styles.note, sheet.fonts);
    sheet.doc
      .rect(x, y + 2, 8, 8)
      .lineWidth(0.75)
      .fillAndStroke(colour, palette.second);
    drawLine(sheet.doc, line, styles.note, x + 13, y + baseline(styles.note));
    x += 13 + line.width + 14;
  }
}

function valuesFit({ sheet, slot }: Plot, chart: HistoryChart): boolean {
  return chart.points.every(
    ({ visitors }) =>
      visitors.value === null || singleLine(visitors.text, styles.barValue, sheet.fonts).width <= slot - 3,
  );
}

function centre(sheet: Sheet, line: Line, style: Style, middle: number, y: number): void {
  drawLine(sheet.doc, line, style, middle - line.width / 2, y);
}
