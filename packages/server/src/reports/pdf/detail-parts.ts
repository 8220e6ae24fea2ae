import { changeText } from "@agency/model/report/figure";
import type { Figure, Indicator, LeadGroup, ReportDocument, Split } from "@agency/model/report/report-document";
import { drawArrow } from "./key-figures.ts";
import { type Part, type Sheet, baseline, contentWidth, linesHeight } from "./sheet.ts";
import { breakLines, changeColour, drawLine, palette, singleLine, styles } from "./styles.ts";

/** Between the two columns of figures. */
export const columnGap = 28;
const width = (contentWidth - columnGap) / 2;
const rowHeight = 20;
/** From the left edge of an arrow to its change, and between a change and its figure. */
const besideArrow = 11;
const beforeValue = 8;

const splitColours = {
  organic: palette.area,
  social: palette.accent,
  direct: palette.ink,
  other: palette.soft,
  rest: palette.line,
} as const;

/** A small table: label, change, figure. */
export function rowsPart(heading: string, rows: Figure[], sheet: Sheet): Part {
  const { doc, fonts } = sheet;
  const title = singleLine(heading, styles.subheading, fonts);
  const rowsTop = styles.subheading.leading + 8;
  return {
    height: rowsTop + rows.length * rowHeight,
    draw: (x, y) => {
      sheet.artifact(() => {
        doc.rect(x, y, width, 1.5).fill(palette.ink);
        rows.forEach((row, index) => drawRowLines(sheet, row, x, y + rowsTop + index * rowHeight));
      });
      sheet.text("H3", [title], styles.subheading, x, y + 6);
      sheet.table(rows.map((row, index) => rowCells(sheet, row, x, y + rowsTop + index * rowHeight)));
    },
  };
}

function drawRowLines(sheet: Sheet, row: Figure, x: number, y: number): void {
  const { doc } = sheet;
  doc.rect(x, y + rowHeight - 0.5, width, 0.5).fill(palette.line);
  if (row.change === null) return;
  const colour = changeColour(row.change);
  drawArrow(doc, row.change.up, x + changeLeft(row, sheet), y + 3 + baseline(styles.value), colour);
}

/** Where the arrow of a change begins: in one column, but clear of a long figure. */
function changeLeft({ change, value }: Figure, { fonts }: Sheet): number {
  const valueWidth = (text: string) => singleLine(text, styles.value, fonts).width;
  const end = width - valueWidth(value) - beforeValue;
  return Math.min(width * 0.56, end - besideArrow - valueWidth(change ? changeText(change) : ""));
}

function rowCells(sheet: Sheet, row: Figure, x: number, y: number): ((() => void) | null)[] {
  const { fonts } = sheet;
  const { change } = row;
  const valueStyle = row.known ? styles.value : { ...styles.row, colour: palette.muted };
  const value = singleLine(row.value, valueStyle, fonts);
  const drawChange = (shown: Indicator) => {
    const style = { ...styles.value, colour: changeColour(shown) };
    sheet.lines([singleLine(changeText(shown), style, fonts)], style, x + changeLeft(row, sheet) + besideArrow, y + 3);
  };
  return [
    () => sheet.lines([singleLine(row.label, styles.row, fonts)], styles.row, x, y + 3),
    change && (() => drawChange(change)),
    () => sheet.lines([value], valueStyle, x + width - value.width, y + 3),
  ];
}

/** A 100% bar with its legend. A typical split is paler and has a note. */
export function splitPart(split: Split, sheet: Sheet): Part {
  const { doc, fonts } = sheet;
  const title = breakLines(split.heading, styles.subheading, fonts, width);
  const note = split.note === null ? [] : breakLines(split.note, styles.note, fonts, width);
  const barTop = linesHeight(title, styles.subheading) + 5;
  const legendTop = barTop + 14 + 7;
  const legendRow = 14;
  const noteTop = legendTop + Math.ceil(split.parts.length / 2) * legendRow + 3;
  const opacity = split.typical ? 0.45 : 1;
  return {
    height: noteTop + linesHeight(note, styles.note),
    draw: (x, y) => {
      sheet.text("H3", title, styles.subheading, x, y);
      sheet.artifact(() => {
        doc.save().fillOpacity(opacity);
        let left = x;
        for (const { key, percent } of split.parts) {
          const length = (percent / 100) * width;
          if (percent > 0)
            drawPart(sheet, key, { x: left, y: y + barTop, width: Math.max(0.5, length - 1), height: 14 });
          left += length;
        }
        split.parts.forEach(({ key }, index) => {
          const top = y + legendTop + Math.floor(index / 2) * legendRow + 3;
          drawPart(sheet, key, { x: x + (index % 2) * (width / 2), y: top, width: 8, height: 8 });
        });
        doc.restore();
      });
      const addItem = sheet.list("None");
      split.parts.forEach(({ label, text }, index) => {
        const left = x + (index % 2) * (width / 2) + 13;
        const baselineY =
          y + legendTop + Math.floor(index / 2) * legendRow + baseline({ ...styles.note, leading: legendRow });
        const share = singleLine(`${text} `, { ...styles.value, size: 8.5 }, fonts);
        addItem({
          body: () => {
            drawLine(doc, share, { ...styles.value, size: 8.5 }, left, baselineY);
            drawLine(doc, singleLine(label, styles.note, fonts), styles.note, left + share.width + 1, baselineY);
          },
        });
      });
      if (note.length > 0) sheet.text("P", note, styles.note, x, y + noteTop);
    },
  };
}

/** A part of the bar, or its sample in the legend. Two are hatched: in grey their colours are as dark as others'. */
function drawPart(
  { doc }: Sheet,
  key: keyof typeof splitColours,
  { x, y, width: wide, height: high }: { x: number; y: number; width: number; height: number },
): void {
  doc.rect(x, y, wide, high).fill(splitColours[key]);
  if (key === "organic" && palette.area !== palette.areaEdge)
    doc
      .rect(x + 0.25, y + 0.25, wide - 0.5, high - 0.5)
      .lineWidth(0.5)
      .stroke(palette.areaEdge);
  if (key !== "social" && key !== "direct") return;
  const step = 4;
  doc.save().rect(x, y, wide, high).clip().lineWidth(1).strokeColor(palette.page);
  if (key === "direct") for (let at = y + step / 2; at < y + high; at += step) doc.moveTo(x, at).lineTo(x + wide, at);
  else for (let at = x - high; at < x + wide; at += step) doc.moveTo(at, y + high).lineTo(at + high, y);
  doc.stroke().restore();
}

export function keywordsPart(
  { heading, keywords, none }: NonNullable<NonNullable<ReportDocument["seo"]>["topRankings"]>,
  sheet: Sheet,
): Part {
  const { fonts } = sheet;
  const title = singleLine(heading, styles.subheading, fonts);
  const numberWidth = 18;
  const isLong = keywords.some((keyword) => singleLine(keyword, styles.row, fonts).width > width - numberWidth);
  const style = isLong ? { ...styles.row, size: 8.5, leading: 11 } : { ...styles.row, leading: 13 };
  const items = keywords.map((keyword) => breakLines(keyword, style, fonts, width - numberWidth));
  const heights = items.map((lines) => linesHeight(lines, style) + 3);
  const listTop = styles.subheading.leading + 5;
  const listHeight = items.length === 0 ? style.leading : heights.reduce((sum, each) => sum + each, 0);
  return {
    height: listTop + listHeight,
    draw: (x, y) => {
      sheet.text("H3", [title], styles.subheading, x, y);
      if (items.length === 0) {
        sheet.text("P", [singleLine(none, style, fonts)], { ...style, colour: palette.muted }, x, y + listTop);
      }
      let top = y + listTop;
      const addItem = sheet.list("Decimal");
      items.forEach((lines, index) => {
        const number = singleLine(String(index + 1), styles.value, fonts);
        const numberStyle = { ...styles.value, leading: style.leading, colour: palette.accent };
        addItem({
          label: () => sheet.lines([number], numberStyle, x, top),
          body: () => sheet.lines(lines, style, x + numberWidth, top),
        });
        top += heights[index] ?? 0;
      });
    },
  };
}

const besideCount = 12;
const rowGap = 5;
const noteGap = 5;

/** The parts of the leads, with who counted them; without parts where none is known. */
export function groupParts({ groups, note }: ReportDocument["conversions"], sheet: Sheet): Part[] {
  const parts = groups.map((group) => groupPart(group, sheet));
  return parts.map((part, index) => (index === parts.length - 1 ? withNote(part, note, sheet) : part));
}

/** A part with a note below it, if there is one. */
export function withNote(part: Part, note: string | null, sheet: Sheet): Part {
  if (note === null) return part;
  const lines = breakLines(note, styles.note, sheet.fonts, width);
  return {
    height: part.height + noteGap + linesHeight(lines, styles.note),
    draw: (x, y) => {
      part.draw(x, y);
      sheet.text("P", lines, styles.note, x, y + part.height + noteGap);
    },
  };
}

/** A small table: label and count. */
function groupPart({ heading, rows }: LeadGroup, sheet: Sheet): Part {
  const { doc, fonts } = sheet;
  const title = singleLine(heading, styles.subheading, fonts);
  const rowsTop = styles.subheading.leading + 8;
  const counts = rows.map(({ count }) => singleLine(count.text, styles.value, fonts));
  const room = width - besideCount - Math.max(...counts.map((count) => count.width));
  const labels = rows.map(({ label }) => breakLines(label, styles.row, fonts, room));
  const heights = labels.map((lines) => linesHeight(lines, styles.row) + rowGap);
  const tops = heights.map((_, index) => rowsTop + heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  return {
    height: rowsTop + heights.reduce((sum, height) => sum + height, 0),
    draw: (x, y) => {
      sheet.artifact(() => {
        doc.rect(x, y, width, 1.5).fill(palette.ink);
        tops.forEach((top, index) => doc.rect(x, y + top + (heights[index] ?? 0) - 0.5, width, 0.5).fill(palette.line));
      });
      sheet.text("H3", [title], styles.subheading, x, y + 6);
      sheet.table(
        tops.map((top, index) => {
          const count = counts[index];
          return [
            () => sheet.lines(labels[index] ?? [], styles.row, x, y + top + 2),
            () => count && sheet.lines([count], styles.value, x + width - count.width, y + top + 2),
          ];
        }),
      );
    },
  };
}
