import type { ChartPoint, Count, HistoryChart, PlacesChart } from "@agency/model/report/report-document";
import { type Block, type Sheet, baseline, contentWidth, linesHeight, page } from "./sheet.ts";
import { type Line, type Style, breakLines, drawLine, palette, singleLine, styles } from "./styles.ts";

const headHeight = 24;
const rowHeight = 13;
const swatch = 8;
const besideSwatch = 13;
const emptyHeight = 52;
/** Room between the heading and the bars, and what the line of a target takes of it. */
const aboveBars = 12;
const legendHeight = 14;

/** Room above the notes. */
const aboveNote = 4;

/** Height of a chart without its bars. */
export function chartFrame(chart: HistoryChart, sheet: Sheet): number {
  const lines = noteLines(chart, sheet).flat().length;
  const tableHeight = headHeight + legendRows(chart).length * rowHeight;
  return findPlotTop(chart) + tableHeight + (lines === 0 ? 0 : aboveNote + lines * styles.note.leading);
}

function findPlotTop({ target }: HistoryChart): number {
  return styles.heading.leading + aboveBars + (target === null ? 0 : legendHeight);
}

function noteLines({ notes }: HistoryChart, { fonts }: Sheet): Line[][] {
  return notes.map((note) => breakLines(note, styles.note, fonts, contentWidth));
}

type Row = { label: string; colour: string; readCount: (point: ChartPoint) => Count };

/** The rows of the table, which are the legend of the bars. */
function legendRows({ allVisitors, fromSearch }: HistoryChart): Row[] {
  return [
    { label: allVisitors, colour: palette.soft, readCount: ({ visitors }) => visitors },
    ...(fromSearch === null
      ? []
      : [{ label: fromSearch, colour: palette.area, readCount: ({ organic }: ChartPoint) => organic }]),
  ];
}

/**
 * A bar chart of visitors by period, with the share from organic search, above a table of the same figures: its rows are the legend, its
 * columns the periods. A period without figures is labelled.
 */
export function chartBlock(chart: HistoryChart, noData: string, plotHeight: number, sheet: Sheet): Block {
  const heading = singleLine(chart.heading, styles.heading, sheet.fonts);
  if (chart.none !== null) return emptyChart(heading, chart.none, sheet);
  const notes = noteLines(chart, sheet);
  const plotTop = findPlotTop(chart);
  return {
    height: chartFrame(chart, sheet) + plotHeight,
    draw: (on, y) => {
      on.text("H2", [heading], styles.heading, page.left, y);
      const plot = layOutPlot(chart, on, { top: y + plotTop, height: plotHeight });
      if (chart.target !== null) drawTargetLegend(on, chart.target.text, y + styles.heading.leading + 3);
      on.element("Figure", () => drawPlot(plot, chart, noData), {
        alt: chart.inShort,
        bbox: [page.left, y + plotTop - aboveBars, page.left + contentWidth, y + plotTop + plotHeight + 1],
      });
      drawTable(on, plot, {
        top: plot.top + plotHeight,
        heading: chart.columns.period,
        points: chart.points,
        rows: legendRows(chart).map(({ label, colour, readCount }) => ({
          label,
          drawSwatch: (x, at) =>
            on.doc.rect(x, at, swatch, swatch).lineWidth(0.75).fillAndStroke(colour, palette.areaEdge),
          counts: chart.points.map(readCount),
        })),
      });
      let top = plot.top + plotHeight + headHeight + legendRows(chart).length * rowHeight + aboveNote;
      for (const lines of notes) {
        on.text("P", lines, styles.note, page.left, top);
        top += linesHeight(lines, styles.note);
      }
    },
  };
}

/** The bars stand to the right of the table's labels and of the axis. */
function layOutPlot(chart: HistoryChart, sheet: Sheet, { top, height }: Pick<Plot, "top" | "height">): Plot {
  const widest = Math.max(...legendRows(chart).map(({ label }) => singleLine(label, styles.note, sheet.fonts).width));
  const axis = Math.max(...chart.ticks.map(({ text }) => singleLine(text, styles.axis, sheet.fonts).width));
  const left = page.left + Math.max(axis + 8, besideSwatch + widest + 10);
  const width = page.left + contentWidth - left;
  const slot = width / Math.max(1, chart.points.length);
  return { sheet, left, top, width, height, slot, ceiling: chart.ticks.at(-1)?.value ?? 1 };
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
  const barMiddle = (index: number) => plot.left + (index + 0.5) * plot.slot;
  chart.points.forEach((point, index) => {
    if (point.visitors.value === null) drawUnknown(plot, barMiddle(index), noData);
    else drawBar(plot, point, point.visitors.value, barMiddle(index));
  });
  chart.points.forEach(({ recounted }, index) => {
    if (recounted) drawDivision(plot, index);
  });
  if (chart.target !== null) drawTarget(plot, chart.target.value);
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

function drawTarget({ sheet, left, top, width, height, ceiling }: Plot, target: number): void {
  dashed(sheet, left, left + width, top + height - (target / ceiling) * height);
}

/** The line of a target. */
function dashed({ doc }: Sheet, left: number, right: number, y: number): void {
  doc.moveTo(left, y).lineTo(right, y).lineWidth(1).dash(4, { space: 3 }).stroke(palette.accent).undash();
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
  if (organic > 0) doc.rect(middle - width / 2, floor - organicHeight, width, organicHeight).fill(palette.area);
  // The outline keeps the bar visible: the soft colour alone is too faint on the page.
  if (visitors > 0)
    doc
      .rect(middle - width / 2, floor - height, width, height)
      .lineWidth(0.75)
      .stroke(palette.areaEdge);
}

function drawUnknown({ sheet, top, height, slot }: Plot, middle: number, noData: string): void {
  const whole = singleLine(noData, styles.axis, sheet.fonts);
  const line = whole.width <= slot - 2 ? whole : singleLine("–", styles.axis, sheet.fonts);
  centre(sheet, line, styles.axis, middle, top + height - 5);
}

/** Names the dashed line. */
function drawTargetLegend(sheet: Sheet, text: string, y: number): void {
  const sample = 18;
  sheet.artifact(() => dashed(sheet, page.left, page.left + sample, y + 6));
  sheet.text("P", [singleLine(text, styles.note, sheet.fonts)], styles.note, page.left + sample + 5, y);
}

const placesTop = styles.heading.leading + 14;
const [lowest, highest] = [40, 66];
const widestBar = 40;
/** How strong the colour of each range is, the best first. The outline shows the last one. */
const strengths = [1, 0.55, 0.22, 0];

/**
 * Stacked bars of where searches ranked, above a table of the same counts: its rows are the legend, its columns the periods. The bars are
 * lower where that keeps the block on a page with so much `room`.
 */
export function placesBlock(chart: PlacesChart, room: number, sheet: Sheet): Block {
  const { heading, column, ticks, points, ranges } = chart;
  const title = singleLine(heading, styles.heading, sheet.fonts);
  const fitting = Math.min(highest, room - placesTop - headHeight - ranges.length * rowHeight);
  const plotHeight = fitting < lowest ? highest : fitting;
  const tableTop = placesTop + plotHeight;
  return {
    height: tableTop + headHeight + ranges.length * rowHeight,
    draw: (on, y) => {
      const widest = Math.max(...ranges.map((range) => singleLine(range, styles.note, on.fonts).width));
      const left = page.left + Math.max(70, besideSwatch + widest + 10);
      const width = page.left + contentWidth - left;
      const slot = width / points.length;
      const ceiling = ticks.at(-1)?.value ?? 1;
      on.text("H2", [title], styles.heading, page.left, y);
      const plot = { sheet: on, left, slot, top: y + placesTop, width, height: plotHeight, ceiling };
      on.element("Figure", () => drawPlaces(plot, chart), {
        alt: chart.inShort,
        bbox: [page.left, y + placesTop - 4, page.left + contentWidth, y + tableTop + 1],
      });
      drawTable(on, plot, {
        top: y + tableTop,
        heading: column,
        points,
        rows: ranges.map((label, row) => ({
          label,
          drawSwatch: (x, at) => drawStep(on, row, x, at, swatch, swatch),
          counts: points.map(({ counts }) => counts[row]),
        })),
      });
    },
  };
}

function drawPlaces(plot: Plot, { ticks, points }: PlacesChart): void {
  const { sheet, left, slot, top, height: plotHeight, ceiling } = plot;
  drawGrid(plot, ticks);
  const width = Math.min(widestBar, slot * 0.62);
  points.forEach(({ counts }, index) => {
    let bottom = top + plotHeight;
    counts.forEach(({ value }, step) => {
      const height = ((value ?? 0) / ceiling) * plotHeight;
      if (height > 0) drawStep(sheet, step, left + (index + 0.5) * slot - width / 2, bottom - height, width, height);
      bottom -= height;
    });
  });
}

function drawStep({ doc }: Sheet, step: number, x: number, y: number, width: number, height: number): void {
  doc.rect(x, y, width, height).fill(palette.page);
  const strength = strengths[step] ?? 0;
  if (strength > 0) doc.save().fillOpacity(strength).rect(x, y, width, height).fill(palette.area).restore();
  doc.rect(x, y, width, height).lineWidth(0.75).stroke(palette.areaEdge);
}

/** The columns of a chart, one for each period: where the first begins, and how wide each is. */
type Columns = { left: number; slot: number };

type ChartTable = {
  /** Names the columns. */
  heading: string;
  points: { label: string; year: string }[];
  rows: { label: string; drawSwatch: (x: number, y: number) => void; counts: (Count | undefined)[] }[];
};

/** The figures under their bars, with its top edge at `top`: its rows are the legend, its columns the periods. */
function drawTable(
  sheet: Sheet,
  { left, slot }: Columns,
  { top, heading, points, rows }: ChartTable & { top: number },
): void {
  const { fonts, doc } = sheet;
  const rowTop = (row: number) => top + headHeight + row * rowHeight;
  sheet.artifact(() => {
    rows.forEach(({ drawSwatch }, row) => {
      drawSwatch(page.left, rowTop(row) + 2);
      doc.rect(page.left, rowTop(row) + rowHeight - 0.5, contentWidth, 0.5).fill(palette.line);
    });
  });
  /** Centred under its bar, smaller where it is wider than that. */
  const centred = (text: string, style: Style, index: number, y: number) => {
    const { width } = singleLine(text, style, fonts);
    const fitting = { ...style, size: style.size * Math.min(1, (slot - 2) / width) };
    centre(sheet, singleLine(text, fitting, fonts), fitting, left + (index + 0.5) * slot, y + baseline(style));
  };
  const head = [
    () => sheet.lines([singleLine(heading, styles.axis, fonts)], styles.axis, page.left, top + 2),
    ...points.map(({ label, year }, index) => () => {
      centred(label, index === points.length - 1 ? styles.barValue : styles.axis, index, top + 2);
      if (year !== points[index - 1]?.year) centred(year, styles.axis, index, top + 12);
    }),
  ];
  const cells = rows.map(({ label, counts }, row) => [
    () => sheet.lines([singleLine(label, styles.note, fonts)], styles.note, page.left + besideSwatch, rowTop(row)),
    ...counts.map(
      (count, index) => () => centred(count?.value == null ? "–" : count.text, styles.barValue, index, rowTop(row) + 1),
    ),
  ]);
  const addRow = sheet.rows();
  addRow(head, true);
  cells.forEach((each) => addRow(each));
}

type Plot = Columns & { sheet: Sheet; top: number; width: number; height: number; ceiling: number };

function drawGrid({ sheet, left, top, width, height, ceiling }: Plot, ticks: HistoryChart["ticks"]): void {
  const { doc, fonts } = sheet;
  for (const { value, text } of ticks) {
    const y = top + height - (value / ceiling) * height;
    doc.rect(left, y - 0.25, width, value === 0 ? 1 : 0.5).fill(value === 0 ? palette.ink : palette.line);
    const line = singleLine(text, styles.axis, fonts);
    drawLine(doc, line, styles.axis, left - 6 - line.width, y + 2.6);
  }
}

function centre(sheet: Sheet, line: Line, style: Style, middle: number, y: number): void {
  drawLine(sheet.doc, line, style, middle - line.width / 2, y);
}
