import type { PlacesChart } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import { type Block, baseline, contentWidth, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { drawLine, singleLine, type Style } from "./text.ts";

const plotTop = styles.heading.leading + 14;
const [lowest, highest] = [40, 66];
const headHeight = 24;
const rowHeight = 13;
const swatch = 8;
const besideSwatch = 13;
const widestBar = 40;
/** How strong the colour of each range is, the best first. The outline shows the last one. */
const strengths = [1, 0.55, 0.22, 0];

/**
 * Stacked bars of where searches ranked, above a table of the same counts: its rows are the legend, its columns the periods. The bars are
 * lower where that keeps the block on a page with so much `room`.
 */
export function placesBlock(chart: PlacesChart, room: number, sheet: Sheet): Block {
  const { heading, points, ranges } = chart;
  const title = singleLine(heading, styles.heading, sheet.fonts);
  const fitting = Math.min(highest, room - plotTop - headHeight - ranges.length * rowHeight);
  const plotHeight = fitting < lowest ? highest : fitting;
  const tableTop = plotTop + plotHeight;
  return {
    height: tableTop + headHeight + ranges.length * rowHeight,
    draw: (on, y) => {
      const widest = Math.max(...ranges.map((range) => singleLine(range, styles.note, on.fonts).width));
      const left = page.left + Math.max(70, besideSwatch + widest + 10);
      const slot = (page.left + contentWidth - left) / points.length;
      on.text("H2", [title], styles.heading, page.left, y);
      on.element("Figure", () => drawPlot(on, chart, { left, slot, top: y + plotTop }, plotHeight), {
        alt: chart.inShort,
        bbox: [page.left, y + plotTop - 4, page.left + contentWidth, y + tableTop + 1],
      });
      drawTable(on, chart, { left, slot, top: y + tableTop });
    },
  };
}

type Place = { left: number; slot: number; top: number };

function drawPlot(sheet: Sheet, { ticks, points }: PlacesChart, { left, slot, top }: Place, plotHeight: number): void {
  const { doc, fonts } = sheet;
  const ceiling = ticks.at(-1)?.value ?? 1;
  const floor = top + plotHeight;
  for (const { value, text } of ticks) {
    const y = floor - (value / ceiling) * plotHeight;
    doc
      .rect(left, y - 0.25, slot * points.length, value === 0 ? 1 : 0.5)
      .fill(value === 0 ? palette.ink : palette.line);
    const line = singleLine(text, styles.axis, fonts);
    drawLine(doc, line, styles.axis, left - 6 - line.width, y + 2.6);
  }
  const width = Math.min(widestBar, slot * 0.62);
  points.forEach(({ counts }, index) => {
    let bottom = floor;
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
  if (strength > 0) doc.save().fillOpacity(strength).rect(x, y, width, height).fill(palette.second).restore();
  doc.rect(x, y, width, height).lineWidth(0.75).stroke(palette.second);
}

function drawTable(sheet: Sheet, { column, points, ranges }: PlacesChart, { left, slot, top }: Place): void {
  const { fonts } = sheet;
  const rowTop = (row: number) => top + headHeight + row * rowHeight;
  sheet.artifact(() => {
    ranges.forEach((_, row) => {
      drawStep(sheet, row, page.left, rowTop(row) + 2, swatch, swatch);
      sheet.doc.rect(page.left, rowTop(row) + rowHeight - 0.5, contentWidth, 0.5).fill(palette.line);
    });
  });
  /** Centred under its bar, smaller where it is wider than that. */
  const centred = (text: string, style: Style, index: number, y: number) => {
    const { width } = singleLine(text, style, fonts);
    const fitting = { ...style, size: style.size * Math.min(1, (slot - 2) / width) };
    const line = singleLine(text, fitting, fonts);
    drawLine(sheet.doc, line, fitting, left + (index + 0.5) * slot - line.width / 2, y + baseline(style));
  };
  const head = [
    () => sheet.lines([singleLine(column, styles.axis, fonts)], styles.axis, page.left, top + 2),
    ...points.map(({ label, year }, index) => () => {
      centred(label, index === points.length - 1 ? styles.barValue : styles.axis, index, top + 2);
      if (year !== points[index - 1]?.year) centred(year, styles.axis, index, top + 12);
    }),
  ];
  const rows = ranges.map((range, row) => [
    () => sheet.lines([singleLine(range, styles.note, fonts)], styles.note, page.left + besideSwatch, rowTop(row)),
    ...points.map(({ counts }, index) => {
      const count = counts[row];
      return () => centred(count?.value == null ? "–" : count.text, styles.barValue, index, rowTop(row) + 1);
    }),
  ]);
  sheet.table(rows, head);
}
