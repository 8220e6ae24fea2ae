import type { AdsPart, ReportDocument } from "@agency/model/report/report-document";
import { type Block, contentWidth, type Flow, linesHeight, page, type Sheet } from "./sheet.ts";
import { breakLines, singleLine, type Style, styles } from "./styles.ts";
import { layOutTable, tableFlow } from "./tables.ts";

const gap = 16;

/** The figures of the platforms side by side, then the campaigns of each, and what to know of their conversions. */
export function adsFlow({ heading, figure, platforms, note }: NonNullable<ReportDocument["ads"]>, sheet: Sheet): Flow {
  const named = platforms.flatMap(({ heading: name, campaigns }) => (campaigns ? [{ name, ...campaigns }] : []));
  const about = [...platforms.flatMap((platform) => platform.note ?? []), note];
  const flows = [
    figuresFlow({ heading, figure, platforms }, named.length === 0 ? about : [], sheet),
    ...named.map((table, index) => campaignsFlow(table, index === named.length - 1 ? about : [], sheet)),
  ];
  const heightFrom = (first: number) => flows.slice(first).reduce((sum, { height }) => sum + gap + height, 0);
  return {
    height: heightFrom(0) - gap,
    place: (above, after) =>
      flows.forEach((flow, index) => flow.place(index === 0 ? above : gap, heightFrom(index + 1) + after)),
  };
}

type Ads = NonNullable<ReportDocument["ads"]>;

/** Where the figures of the platforms end, from the left. */
const between = 120;

function figuresFlow({ heading, figure, platforms }: Omit<Ads, "note">, notes: string[], sheet: Sheet): Flow {
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

type Campaigns = NonNullable<AdsPart["campaigns"]> & {
  /** The platform's. */
  name: string;
};

function campaignsFlow({ name: platform, columns, rows }: Campaigns, notes: string[], sheet: Sheet): Flow {
  const table = layOutTable(
    columns.campaign,
    [
      { heading: columns.spend, right: 340 },
      { heading: columns.clicks, right: 420 },
      { heading: columns.conversions, right: contentWidth },
    ],
    rows.map(({ name, spend, clicks, conversions }) => ({ name, cells: [spend, clicks, conversions] })),
    sheet,
  );
  const top = headingBlock("H3", platform, styles.subheading, sheet);
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
