import { changeText } from "@agency/model/report/figure";
import type {
  Indicator,
  PageTable,
  ProfileSearchTable,
  ReportDocument,
  SearchTable,
} from "@agency/model/report/report-document";
import { placesBlock } from "./charts.ts";
import { drawArrow } from "./key-figures.ts";
import { type Block, baseline, contentWidth, type Flow, heightOf, page, type Sheet } from "./sheet.ts";
import { type Style, breakLines, changeColour, palette, singleLine, styles } from "./styles.ts";

const nameWidth = 234;
const besideArrow = 11;
const gap = 22;

/** `right` is where its figures end. */
type Column = { heading: string; right: number };
type Row = { name: string; cells: (string | Indicator | null)[] };

/** The searches and pages that found the client; null when none are known. */
export function searchesOf({ searches, places, pages }: NonNullable<ReportDocument["seo"]>, sheet: Sheet): Flow | null {
  const blocks: ((room: number) => Block)[] = [
    ...(searches ? [constant(searchTable(searches, sheet))] : []),
    ...(places ? [(room: number) => placesBlock(places, room, sheet)] : []),
    ...(pages ? [constant(pageTable(pages, sheet))] : []),
  ];
  if (blocks.length === 0) return null;
  return {
    height: blocks.reduce((sum, block) => sum + block(Infinity).height, 0) + gap * (blocks.length - 1),
    place: (above) =>
      blocks.forEach((block, index) => {
        const before = index === 0 ? above : gap;
        sheet.place(block(sheet.room - before), before);
      }),
  };
}

const constant = (block: Block) => () => block;

function searchTable({ heading, columns, rows, lost, places }: SearchTable, sheet: Sheet): Block {
  const { fonts } = sheet;
  const lostLines = lost === null ? [] : breakLines(lost, styles.note, fonts, contentWidth);
  const beforeHeight = places.some(({ before }) => before !== null) ? styles.note.leading : 0;
  const table = tableBlock(
    columns.search,
    [
      { heading: columns.position, right: 284 },
      { heading: columns.change, right: 362 },
      { heading: columns.clicks, right: 410 },
      { heading: columns.impressions, right: contentWidth },
    ],
    rows.map(({ search, position, change, badges, clicks, impressions }) => ({
      name: [search, ...badges.map((badge) => `[${badge}]`)].join(" "),
      cells: [position, change, clicks, impressions],
    })),
    sheet,
  );
  const placesTop = styles.heading.leading + 8;
  const tableTop = placesTop + styles.value.leading + beforeHeight + 8;
  return {
    height: tableTop + table.height + (lostLines.length === 0 ? 0 : heightOf(lostLines, styles.note) + 6),
    draw: (on, y) => {
      on.text("H2", [singleLine(heading, styles.heading, fonts)], styles.heading, page.left, y);
      places.forEach(({ line, before }, index) => {
        const x = page.left + (index * contentWidth) / places.length;
        const value = singleLine(`${line} `, styles.value, fonts);
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
    columns.page,
    [
      { heading: columns.clicks, right: 410 },
      { heading: columns.impressions, right: contentWidth },
    ],
    rows.map(({ page: name, clicks, impressions }) => ({ name, cells: [clicks, impressions] })),
    sheet,
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

/** The searches that showed the Business Profile. */
export function profileSearchesOf({ heading, columns, rows, note }: ProfileSearchTable, sheet: Sheet): Flow {
  const { fonts } = sheet;
  const noteLines = breakLines(note, styles.note, fonts, contentWidth);
  const table = tableBlock(
    columns.search,
    [{ heading: columns.people, right: contentWidth }],
    rows.map(({ search, people }) => ({ name: search, cells: [people] })),
    sheet,
  );
  const tableTop = styles.heading.leading + 8;
  const noteTop = tableTop + table.height + 6;
  const block: Block = {
    height: noteTop + heightOf(noteLines, styles.note),
    draw: (on, y) => {
      on.text("H2", [singleLine(heading, styles.heading, fonts)], styles.heading, page.left, y);
      table.draw(on, y + tableTop);
      on.text("P", noteLines, styles.note, page.left, y + noteTop);
    },
  };
  return { height: block.height, place: (above) => sheet.place(block, above) };
}

/** A table of a name and some figures, each ending at its column's right edge. A figure may be a change, with an arrow. */
function tableBlock(name: string, columns: Column[], rows: Row[], sheet: Sheet): Block {
  const { doc, fonts } = sheet;
  const names = rows.map((row) => breakLines(row.name, styles.row, fonts, nameWidth));
  const heights = names.map((lines) => heightOf(lines, styles.row) + 5);
  const headHeight = styles.label.leading + 6;
  const tops = heights.map((_, index) => headHeight + heights.slice(0, index).reduce((sum, each) => sum + each, 0));
  return {
    height: headHeight + heights.reduce((sum, height) => sum + height, 0),
    draw: (on, y) => {
      const draw = (text: string, style: Style, right: number, top: number) => () => {
        const line = singleLine(text, style, fonts);
        on.lines([line], style, page.left + right - line.width, top);
      };
      on.artifact(() => {
        doc.rect(page.left, y + headHeight - 3, contentWidth, 1).fill(palette.ink);
        rows.forEach(({ cells }, index) => {
          const top = y + (tops[index] ?? 0);
          doc.rect(page.left, top + (heights[index] ?? 0) - 0.5, contentWidth, 0.5).fill(palette.line);
          cells.forEach((cell, at) => {
            if (cell === null || typeof cell === "string") return;
            const { text, style } = shown(cell);
            const left = page.left + (columns[at]?.right ?? 0) - singleLine(text, style, fonts).width - besideArrow;
            drawArrow(doc, cell.up, left, top + 2 + baseline(style), style.colour);
          });
        });
      });
      const head = [
        () => on.lines([singleLine(name, styles.label, fonts)], styles.label, page.left, y),
        ...columns.map(({ heading, right }) => draw(heading, styles.label, right, y)),
      ];
      const body = rows.map(({ cells }, index) => {
        const top = y + (tops[index] ?? 0) + 2;
        const figures = cells.map((cell, at) => {
          if (cell === null) return null;
          const { text, style } = shown(cell);
          return draw(text, style, columns[at]?.right ?? 0, top);
        });
        return [() => on.lines(names[index] ?? [], styles.row, page.left, top), ...figures];
      });
      on.table(body, head);
    },
  };
}

function shown(cell: string | Indicator): { text: string; style: Style } {
  if (typeof cell === "string") return { text: cell, style: styles.row };
  return { text: changeText(cell), style: { ...styles.value, colour: changeColour(cell) } };
}
