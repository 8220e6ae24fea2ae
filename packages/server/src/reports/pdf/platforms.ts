import type { Figure } from "@agency/model/report/report-document";
import { type Block, contentWidth, type Flow, linesHeight, page, type Sheet } from "./sheet.ts";
import { breakLines, singleLine, type Style, styles } from "./styles.ts";
import { layOutTable, tableFlow } from "./tables.ts";

const gap = 16;

/** Where the figures of the platforms end, from the left. */
const between = 120;

/** What stands under a heading of its own: a name, figures and a note. */
type Platform = { heading: string; rows: Figure[]; note: string | null };

/** A list of a platform, such as its campaigns. `right` is where a column ends, from the left. */
export type PlatformTable = {
  /** The platform's name. */
  name: string;
  first: string;
  columns: { heading: string; right: number }[];
  rows: { name: string; cells: string[] }[];
};

/** A section by platform. `figure` is the heading of the figures' labels. */
type Platforms = { heading: string; figure: string; platforms: Platform[]; note: string };

/** The figures of the platforms side by side, then their lists, and what to know of them. */
export function platformsFlow(given: Platforms, tables: PlatformTable[], sheet: Sheet): Flow {
  const about = [...given.platforms.flatMap((platform) => platform.note ?? []), given.note];
  const flows = [
    figuresFlow(given, tables.length === 0 ? about : [], sheet),
    ...tables.map((table, index) => listFlow(table, index === tables.length - 1 ? about : [], sheet)),
  ];
  const heightFrom = (first: number) => flows.slice(first).reduce((sum, { height }) => sum + gap + height, 0);
  return {
    height: heightFrom(0) - gap,
    place: (above, after) =>
      flows.forEach((flow, index) => flow.place(index === 0 ? above : gap, heightFrom(index + 1) + after)),
  };
}

function figuresFlow({ heading, figure, platforms }: Platforms, notes: string[], sheet: Sheet): Flow {
  const labels = [...new Set(platforms.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  const table = layOutTable(
    figure,
    platforms.map((platform, index) => ({
      heading: platform.heading,
      right: contentWidth - (platforms.length - 1 - index) * between,
    })),
    labels.map((name) => ({
      name,
      cells: platforms.map(({ rows }) => rows.find(({ label }) => label === name)?.value ?? null),
    })),
    sheet,
  );
  const top = headingBlock("H2", heading, styles.heading, sheet);
  return tableFlow({ top, table, end: notesBlock(notes, sheet) }, sheet);
}

function listFlow({ name, first, columns, rows }: PlatformTable, notes: string[], sheet: Sheet): Flow {
  const table = layOutTable(first, columns, rows, sheet);
  const top = headingBlock("H3", name, styles.subheading, sheet);
  return tableFlow({ top, table, end: notesBlock(notes, sheet) }, sheet);
}

function headingBlock(tag: "H2" | "H3", text: string, style: Style, { fonts }: Sheet): Block {
  return {
    height: style.leading + 6,
    draw: (on, y) => on.text(tag, [singleLine(text, style, fonts)], style, page.left, y),
  };
}

function notesBlock(notes: string[], { fonts }: Sheet): Block {
  const paragraphs = notes.map((text) => breakLines(text, styles.note, fonts, contentWidth));
  const heights = paragraphs.map((lines) => linesHeight(lines, styles.note) + 6);
  return {
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: (on, y) => {
      let at = y + 6;
      paragraphs.forEach((lines, index) => {
        on.text("P", lines, styles.note, page.left, at);
        at += heights[index] ?? 0;
      });
    },
  };
}
