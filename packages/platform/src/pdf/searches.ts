import type { PageTable, ReportDocument, SearchTable } from "@agency/model/report/report-document";
import { drawArrow } from "./key-figures.ts";
import { palette } from "./palette.ts";
import { type Block, baseline, contentWidth, type Flow, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, type Line, singleLine, type Style } from "./text.ts";

/** The right edges of the columns of numbers, and the width of the first column. */
const edges = { position: 300, change: 370, clicks: 430, impressions: contentWidth };
const nameWidth = 250;
const gap = 22;

/** The searches and pages that found the client; null when none are known. */
export function searchesOf({ searches, pages }: NonNullable<ReportDocument["seo"]>, sheet: Sheet): Flow | null {
  const tables = [...(searches ? [searchTable(searches, sheet)] : []), ...(pages ? [pageTable(pages, sheet)] : [])];
  if (tables.length === 0) return null;
  return sheet.flow({
    height: tables.reduce((sum, { height }) => sum + height, 0) + gap * (tables.length - 1),
    draw: (on, y) => {
      let top = y;
      for (const table of tables) {
        table.draw(on, top);
        top += table.height + gap;
      }
    },
  });
}

function searchTable({ heading, columns, rows, lost, places }: SearchTable, sheet: Sheet): Block {
  const { fonts } = sheet;
  const lostLines = lost === null ? [] : breakLines(lost, styles.note, fonts, contentWidth);
  const placesHeight = styles.value.leading + styles.note.leading + 8;
  const table = tableBlock(
    sheet,
    { cells: [columns.search, columns.position, columns.change, columns.clicks, columns.impressions] },
    rows.map(({ search, position, change, badges, clicks, impressions }) => ({
      name: [search, ...badges.map((badge) => `[${badge}]`)].join(" "),
      cells: [position, change?.text ?? "", clicks, impressions],
      change,
    })),
  );
  const placesTop = styles.heading.leading + 8;
  const tableTop = placesTop + placesHeight;
  return {
    height: tableTop + table.height + (lostLines.length === 0 ? 0 : heightOf(lostLines, styles.note) + 6),
    draw: (on, y) => {
      on.text("H2", [singleLine(heading, styles.heading, fonts)], styles.heading, page.left, y);
      places.forEach(({ label, text, before }, index) => {
        const x = page.left + (index * contentWidth) / places.length;
        const value = singleLine(`${label}: ${text}`, styles.value, fonts);
        on.element("P", () => {
          on.lines([value], styles.value, x, y + placesTop);
          if (before !== null)
            on.lines([singleLine(before, styles.note, fonts)], styles.note, x, y + placesTop + styles.value.leading);
        });
      });
      table.draw(on, y + tableTop);
      if (lostLines.length > 0) on.text("P", lostLines, styles.note, page.left, y + tableTop + table.height + 6);
    },
  };
}

function pageTable({ heading, columns, rows }: PageTable, sheet: Sheet): Block {
  const table = tableBlock(
    sheet,
    { cells: [columns.page, "", "", columns.clicks, columns.impressions] },
    rows.map(({ page: name, clicks, impressions }) => ({ name, cells: ["", "", clicks, impressions], change: null })),
  );
  const tableTop = styles.heading.leading + 8;
  return {
    height: tableTop + table.height,
    draw: (on, y) => {
      on.text("H2", [singleLine(heading, styles.heading, sheet.fonts)], styles.heading, page.left, y);
      table.draw(on, y + tableTop);
    },
  };
}

type Row = { name: string; cells: string[]; change: SearchTable["rows"][number]["change"] };

/** A table of a name and four numbers, each ending at its column's right edge. */
function tableBlock(sheet: Sheet, head: { cells: string[] }, rows: Row[]): Block {
  const { doc, fonts } = sheet;
  const [first = "", ...others] = head.cells;
  const names = rows.map(({ name }) => breakLines(name, styles.row, fonts, nameWidth));
  const heights = names.map((lines) => heightOf(lines, styles.row) + 5);
  const headHeight = styles.label.leading + 6;
  const rights = Object.values(edges);
  const numbers = (cells: string[], style: Style, y: number, on: Sheet) =>
    cells.map((cell, index) => () => {
      if (cell === "") return;
      const line: Line = singleLine(cell, style, fonts);
      on.lines([line], style, page.left + (rights[index] ?? contentWidth) - line.width, y);
    });
  return {
    height: headHeight + heights.reduce((sum, height) => sum + height, 0),
    draw: (on, y) => {
      const tops = heights.map(
        (_, index) => y + headHeight + heights.slice(0, index).reduce((sum, each) => sum + each, 0),
      );
      on.artifact(() => {
        doc.rect(page.left, y + headHeight - 3, contentWidth, 1).fill(palette.ink);
        tops.forEach((top, index) => {
          doc.rect(page.left, top + (heights[index] ?? 0) - 0.5, contentWidth, 0.5).fill(palette.line);
          const change = rows[index]?.change;
          if (!change) return;
          const width = singleLine(change.text, styles.value, fonts).width;
          const colour = change.good ? palette.good : palette.bad;
          drawArrow(doc, change.up, page.left + edges.change - width - 11, top + 2 + baseline(styles.value), colour);
        });
      });
      const headCells = [
        () => on.lines([singleLine(first, styles.label, fonts)], styles.label, page.left, y),
        ...numbers(others, styles.label, y, on),
      ];
      on.table([
        headCells,
        ...rows.map(({ cells, change }, index) => {
          const top = (tops[index] ?? y) + 2;
          const [position = "", changed = "", ...counts] = cells;
          const colour = change?.good === false ? palette.bad : palette.good;
          const cellsOf = numbers([position, "", ...counts], styles.row, top, on);
          cellsOf[1] = numbers(["", changed], { ...styles.value, colour }, top, on)[1] ?? (() => undefined);
          return [() => on.lines(names[index] ?? [], styles.row, page.left, top), ...cellsOf];
        }),
      ]);
    },
  };
}
