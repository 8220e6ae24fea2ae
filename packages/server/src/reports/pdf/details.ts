import { aboutLanguage } from "@agency/content/settings";
import { joinSentences } from "@agency/model/report/format";
import type { ReportDocument } from "@agency/model/report/report-document";
import type { ReportSection } from "@agency/model/report/sections";
import { columnGap, groupParts, keywordsPart, rowsPart, splitPart, withNote } from "./detail-parts.ts";
import { type Block, type Flow, type Part, type Sheet, contentWidth, linesHeight, laterRoom, page } from "./sheet.ts";
import { breakLines, singleLine, styles } from "./styles.ts";

const sectionGap = 20;

type Columns = [left: Part[], right: Part[]];

/**
 * All figures in two columns, with their origins below, on one page or two. Leads come first, then the sections in their order.
 */
export function layOutDetails(document: ReportDocument, sheet: Sheet): Flow {
  const heading = singleLine(document.detailsHeading, styles.heading, sheet.fonts);
  const columnsTop = styles.heading.leading + 10;
  const columns = layOutColumns(document, sheet);
  const end = endBlock(document, sheet);
  const withEnd = (part: Columns) => heightOfColumns(part) + beforeEnd + end.height;
  const drawWithEnd = (part: Columns, on: Sheet, y: number) => {
    drawColumns(part, y);
    end.draw(on, y + heightOfColumns(part) + beforeEnd);
  };
  const height = columnsTop + withEnd(columns);
  const place = (above: number): void => {
    const fits = height <= sheet.room - above;
    const cut = fits ? null : cutWithin(columns, sheet.room - above - columnsTop, withEnd);
    const here = cut?.here ?? columns;
    const first: Block = {
      height: columnsTop + (cut ? heightOfColumns(here) : withEnd(here)),
      draw: (on, y) => {
        on.text("H2", [heading], styles.heading, page.left, y);
        if (cut) drawColumns(here, y + columnsTop);
        else drawWithEnd(here, on, y + columnsTop);
      },
    };
    sheet.place(first, above);
    if (!cut) return;
    sheet.addPage();
    sheet.place({ height: withEnd(cut.later), draw: (on, y) => drawWithEnd(cut.later, on, y) }, 0);
  };
  return { height, place };
}

function layOutColumns(document: ReportDocument, sheet: Sheet): Columns {
  const { conversions, sections } = document;
  const { heading: name, rows, costs } = conversions;
  const costNotes = costs.flatMap(({ target, note }) => [target, note]).filter((text) => text !== null);
  const costNote = costNotes.length === 0 ? null : costNotes.join(" · ");
  const figures = [...rows, ...costs];
  const leads = figures.length === 0 ? [] : [withNote(rowsPart(name, figures, sheet), costNote, sheet)];
  const [left, right]: Columns = [leads, []];
  const others = sections.map((section) => sectionParts(section, document, sheet));
  for (const parts of [groupParts(conversions, sheet), ...others]) {
    const isLeft = left.length === 0 || heightOfColumn(left) < heightOfColumn(right);
    if (parts.length > 0) (isLeft ? left : right).push(...parts);
  }
  return [left, right];
}

/**
 * As much of the columns as fits into a room, and the rest for a page that this leaves no emptier than a third; null where there is
 * no such cut.
 */
function cutWithin(
  columns: Columns,
  room: number,
  heightOnPage: (later: Columns) => number,
): { here: Columns; later: Columns } | null {
  const heights = columns.flatMap((parts) => parts.map((_, index) => heightOfColumn(parts.slice(0, index + 1))));
  for (const most of heights.filter((height) => height <= room).toSorted((one, other) => other - one)) {
    const [left, right] = columns.map((parts) => {
      const tooMany = parts.findIndex((_, index) => heightOfColumn(parts.slice(0, index + 1)) > most);
      return tooMany < 0 ? parts.length : tooMany;
    }) as [number, number];
    const here: Columns = [columns[0].slice(0, left), columns[1].slice(0, right)];
    const later: Columns = [columns[0].slice(left), columns[1].slice(right)];
    const begun = columns.every((parts, index) => parts.length === 0 || here[index]?.length !== 0);
    if (begun && heightOnPage(later) >= laterRoom / 3) return { here, later };
  }
  return null;
}

const beforeEnd = 16;

/** Where the figures come from, and when the report was prepared. */
function endBlock(document: ReportDocument, sheet: Sheet): Block {
  const origins = originsBlock(document, sheet);
  const note = breakLines(generatedNote(document), styles.note, sheet.fonts, contentWidth);
  return {
    height: origins.height + linesHeight(note, styles.note),
    draw: (on, y) => {
      origins.draw(on, y);
      on.text("P", note, styles.note, page.left, y + origins.height);
    },
  };
}

function sectionParts(section: ReportSection, document: ReportDocument, sheet: Sheet): Part[] {
  const { traffic, seo, social, profile } = document;
  if (section === "traffic" && traffic) {
    const rows = traffic.rows.length > 0 ? [rowsPart(traffic.heading, traffic.rows, sheet)] : [];
    const split = traffic.split ? [splitPart(traffic.split, sheet)] : [];
    return [...rows, ...split];
  }
  if (section === "search" && seo) {
    const rows = seo.rows.length > 0 ? [rowsPart(seo.heading, seo.rows, sheet)] : [];
    const named = seo.searches || seo.pages || !seo.topRankings ? [] : [keywordsPart(seo.topRankings, sheet)];
    return [...rows, ...named];
  }
  const figures = section === "social" ? social : section === "profile" ? profile : null;
  // Of the Business Profile, the searches alone may be known.
  return figures && figures.rows.length > 0 ? [rowsPart(figures.heading, figures.rows, sheet)] : [];
}

function generatedNote({ generated, sample, language }: ReportDocument): string {
  return joinSentences([generated, ...(sample === null ? [] : [sample.note])], aboutLanguage(language).locale);
}

function heightOfColumn(parts: Part[]): number {
  return Math.max(
    0,
    parts.reduce((sum, part) => sum + part.height + sectionGap, -sectionGap),
  );
}

function heightOfColumns(columns: Columns): number {
  return Math.max(...columns.map(heightOfColumn));
}

function drawColumns([left, right]: Columns, y: number): void {
  drawColumn(left, page.left, y);
  drawColumn(right, page.left + (contentWidth + columnGap) / 2, y);
}

function drawColumn(parts: Part[], x: number, y: number): void {
  let top = y;
  for (const part of parts) {
    part.draw(x, top);
    top += part.height + sectionGap;
  }
}

const between = 2;

/** Where the figures come from, a line for each origin; nothing when none is known. */
function originsBlock({ origins }: ReportDocument, sheet: Sheet): Block {
  if (origins === null) return { height: 0, draw: () => undefined };
  const heading = breakLines(origins.heading, styles.subheading, sheet.fonts, contentWidth);
  const entries = origins.lines.map((line) => breakLines(line, styles.note, sheet.fonts, contentWidth));
  const heights = entries.map((lines) => linesHeight(lines, styles.note) + between);
  const linesTop = linesHeight(heading, styles.subheading) + between;
  return {
    height: linesTop + heights.reduce((sum, height) => sum + height, 0),
    draw: (on, y) => {
      on.text("H3", heading, styles.subheading, page.left, y);
      let top = y + linesTop;
      const addItem = on.list("None");
      entries.forEach((lines, index) => {
        addItem({ body: () => on.lines(lines, styles.note, page.left, top) });
        top += heights[index] ?? 0;
      });
    },
  };
}
