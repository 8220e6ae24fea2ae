import type {
  PageTable,
  PlacesChart,
  ProfileSearchTable,
  ReportDocument,
  SearchTable,
} from "@agency/model/report/report-document";
import { placesBlock } from "./charts.ts";
import { type Block, contentWidth, type Flow, linesHeight, page, type Sheet } from "./sheet.ts";
import { breakLines, singleLine, styles } from "./styles.ts";
import { tableFlow, layOutTable } from "./tables.ts";

const gap = 22;

/** The searches and pages that found the client; null when none are known. */
export function searchesFlow(
  { searches, places, pages }: NonNullable<ReportDocument["seo"]>,
  sheet: Sheet,
): Flow | null {
  const flows = [
    ...(searches ? [searchTable(searches, sheet)] : []),
    ...(places ? [placesFlow(places, sheet)] : []),
    ...(pages ? [pageTable(pages, sheet)] : []),
  ];
  if (flows.length === 0) return null;
  const heightFrom = (first: number) => flows.slice(first).reduce((sum, { height }) => sum + gap + height, 0);
  return {
    height: heightFrom(0) - gap,
    place: (above, after) =>
      flows.forEach((flow, index) => flow.place(index === 0 ? above : gap, heightFrom(index + 1) + after)),
  };
}

function placesFlow(places: PlacesChart, sheet: Sheet): Flow {
  const { height } = placesBlock(places, Infinity, sheet);
  return { height, place: (above) => sheet.place(placesBlock(places, sheet.room - above, sheet), above) };
}

function searchTable({ heading, columns, rows, lost, places }: SearchTable, sheet: Sheet): Flow {
  const { fonts } = sheet;
  const beforeHeight = places.some(({ before }) => before !== null) ? styles.note.leading : 0;
  const table = layOutTable(
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
  const top: Block = {
    height: placesTop + styles.value.leading + beforeHeight + 8,
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
    },
  };
  return tableFlow({ top, table, end: noteBlock(lost, sheet) }, sheet);
}

function pageTable({ heading, columns, rows }: PageTable, sheet: Sheet): Flow {
  const table = layOutTable(
    columns.page,
    [
      { heading: columns.clicks, right: 410 },
      { heading: columns.impressions, right: contentWidth },
    ],
    rows.map(({ page: name, clicks, impressions }) => ({ name, cells: [clicks, impressions] })),
    sheet,
  );
  return tableFlow({ top: headingBlock(heading, sheet), table, end: noteBlock(null, sheet) }, sheet);
}

/** The searches that showed the Business Profile. */
export function profileSearchesFlow({ heading, columns, rows, note }: ProfileSearchTable, sheet: Sheet): Flow {
  const table = layOutTable(
    columns.search,
    [{ heading: columns.people, right: contentWidth }],
    rows.map(({ search, people }) => ({ name: search, cells: [people] })),
    sheet,
  );
  return tableFlow({ top: headingBlock(heading, sheet), table, end: noteBlock(note, sheet) }, sheet);
}

function headingBlock(heading: string, { fonts }: Sheet): Block {
  return {
    height: styles.heading.leading + 8,
    draw: (on, y) => on.text("H2", [singleLine(heading, styles.heading, fonts)], styles.heading, page.left, y),
  };
}

function noteBlock(note: string | null, { fonts }: Sheet): Block {
  if (note === null) return { height: 0, draw: () => undefined };
  const lines = breakLines(note, styles.note, fonts, contentWidth);
  return {
    height: linesHeight(lines, styles.note) + 6,
    draw: (on, y) => on.text("P", lines, styles.note, page.left, y + 6),
  };
}
