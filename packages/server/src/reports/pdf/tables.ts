import { changeText } from "@agency/model/report/figure";
import type { Indicator } from "@agency/model/report/report-document";
import { drawArrow } from "./key-figures.ts";
import { type Block, type Flow, type Sheet, baseline, contentWidth, linesHeight, laterRoom, page } from "./sheet.ts";
import { type Style, breakLines, changeColour, palette, singleLine, styles } from "./styles.ts";

const nameWidth = 234;
const besideArrow = 11;
/** The fewest rows of a table on a page. */
const fewestRows = 2;

/** `right` is where its figures end. */
type Column = { heading: string; right: number };
/** A name and some figures. A figure may be a change, with an arrow. */
type Row = { name: string; cells: (string | Indicator | null)[] };

type AddRow = ReturnType<Sheet["rows"]>;

/** A table of which each page has some rows, below the head. */
type Table = { headHeight: number; heights: number[]; begin: (on: Sheet) => DrawRows };
/** Draws the head and the rows from one to before another, with the top edge at `y`. */
type DrawRows = (from: number, to: number, y: number) => void;

/** A table of a name and some figures, each ending at its column's right edge. */
export function layOutTable(name: string, columns: Column[], rows: Row[], { fonts, doc }: Sheet): Table {
  const headHeight = styles.label.leading + 6;
  const names = rows.map((row) => breakLines(row.name, styles.row, fonts, nameWidth));
  const heights = names.map((lines) => linesHeight(lines, styles.row) + 5);
  const figure =
    (on: Sheet, { text, style }: { text: string; style: Style }, right: number, top: number) =>
    () => {
      const line = singleLine(text, style, fonts);
      on.lines([line], style, page.left + right - line.width, top);
    };
  const headCells = (on: Sheet, y: number) => [
    () => on.lines([singleLine(name, styles.label, fonts)], styles.label, page.left, y),
    ...columns.map(({ heading, right }) => figure(on, { text: heading, style: styles.label }, right, y)),
  ];
  const drawRow = (on: Sheet, addRow: AddRow, row: number, y: number) => {
    const cells = rows[row]?.cells ?? [];
    on.artifact(() => {
      doc.rect(page.left, y + (heights[row] ?? 0) - 0.5, contentWidth, 0.5).fill(palette.line);
      cells.forEach((cell, at) => {
        if (cell === null || typeof cell === "string") return;
        const { text, style } = shown(cell);
        const left = page.left + (columns[at]?.right ?? 0) - singleLine(text, style, fonts).width - besideArrow;
        drawArrow(doc, cell.up, left, y + 2 + baseline(style), style.colour);
      });
    });
    const figures = cells.map((cell, at) =>
      cell === null ? null : figure(on, shown(cell), columns[at]?.right ?? 0, y + 2),
    );
    addRow([() => on.lines(names[row] ?? [], styles.row, page.left, y + 2), ...figures]);
  };
  const begin = (on: Sheet): DrawRows => {
    const addRow = on.rows();
    return (from, to, y) => {
      on.artifact(() => doc.rect(page.left, y + headHeight - 3, contentWidth, 1).fill(palette.ink));
      if (from === 0) addRow(headCells(on, y), true);
      // Assistive technology knows the head from the first page.
      else on.artifact(() => headCells(on, y).forEach((draw) => draw()));
      let top = y + headHeight;
      for (let row = from; row < to; row += 1) {
        drawRow(on, addRow, row, top);
        top += heights[row] ?? 0;
      }
    };
  };
  return { headHeight, heights, begin };
}

/** A table with what is above and below it. It goes over two pages only where that saves one. */
export function tableFlow({ top, table, end }: { top: Block; table: Table; end: Block }, sheet: Sheet): Flow {
  const { headHeight, heights, begin } = table;
  const heightOfRows = (from: number, to: number) =>
    heights.slice(from, to).reduce((sum, each) => sum + each, headHeight);
  const height = top.height + heightOfRows(0, heights.length) + end.height;
  const place = (above: number, after: number): void => {
    const room = sheet.room - above;
    const fitting = rowsWithin(table, room - top.height);
    const heightOfOthers = heightOfRows(fitting, heights.length) + end.height;
    const saves = height > room && height + after > laterRoom && heightOfOthers + after <= laterRoom;
    const count = saves ? fitting : heights.length;
    const isWhole = count === heights.length;
    const draw = begin(sheet);
    const first: Block = {
      height: top.height + heightOfRows(0, count) + (isWhole ? end.height : 0),
      draw: (on, y) => {
        top.draw(on, y);
        draw(0, count, y + top.height);
        if (isWhole) end.draw(on, y + top.height + heightOfRows(0, count));
      },
    };
    sheet.place(first, above);
    if (isWhole) return;
    sheet.addPage();
    const others: Block = {
      height: heightOfOthers,
      draw: (on, y) => {
        draw(count, heights.length, y);
        end.draw(on, y + heightOfRows(count, heights.length));
      },
    };
    sheet.place(others, 0);
  };
  return { height, place };
}

/** How many rows are on the first of two pages: as many as fit, or all where either page would have too few. */
function rowsWithin({ headHeight, heights }: Table, room: number): number {
  let [count, left] = [0, room - headHeight];
  while (count < heights.length - fewestRows && (heights[count] ?? 0) <= left) {
    left -= heights[count] ?? 0;
    count += 1;
  }
  return count < fewestRows ? heights.length : count;
}

function shown(cell: string | Indicator): { text: string; style: Style } {
  if (typeof cell === "string") return { text: cell, style: styles.row };
  return { text: changeText(cell), style: { ...styles.value, colour: changeColour(cell) } };
}
