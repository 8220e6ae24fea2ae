import type { Language } from "@agency/content/settings";
import type { ReportDocument, WorkLines } from "@agency/model/report/report-document";
import { type Block, type Flow, type Item, type Sheet, contentWidth, linesHeight, page } from "./sheet.ts";
import { type Line, type Style, breakLines, palette, singleLine, styles } from "./styles.ts";

/** The room before a line: for its period, or for a mark where no line has one. */
const periodWidth = 92;
const markWidth = 12;
const between = 4;
const linked = { ...styles.body, colour: palette.accent };

/** How wide a period is at most, and how high its lines. */
const periodRoom = periodWidth - 8;
const periodStyle = { ...styles.note, leading: styles.body.leading };

type Laid = WorkLines["items"][number] & { lines: Line[]; periodLines: Line[]; height: number };

/** Lays out what the agency did in the period or plans, a line each, over as many pages as it takes. */
export function layOutWork({ heading, language, items }: WorkLines, sheet: Sheet): Flow | null {
  const indent = items.some(({ period }) => period !== null) ? periodWidth : markWidth;
  const laid = items.map((item): Laid => {
    const lines = breakLines(item.text, styles.body, sheet.fonts, contentWidth - indent);
    const periodLines = item.period === null ? [] : breakLines(item.period, periodStyle, sheet.fonts, periodRoom);
    const height = Math.max(linesHeight(lines, styles.body), linesHeight(periodLines, periodStyle)) + between;
    return { ...item, lines, periodLines, height };
  });
  const [first, ...others] = laid;
  if (!first) return null;
  const listTop = styles.heading.leading + 6;
  const place = (gap: number): void => {
    const addItem = sheet.list("None");
    // The heading stays with the first line.
    const head: Block = {
      height: listTop + first.height,
      draw: (on, y) => {
        on.text("H2", [singleLine(heading, styles.heading, on.fonts)], styles.heading, page.left, y);
        addItem(laidItem(first, { language, indent, y: y + listTop }, on));
      },
    };
    sheet.place(head, gap);
    for (const item of others) {
      sheet.place({ height: item.height, draw: (on, y) => addItem(laidItem(item, { language, indent, y }, on)) }, 0);
    }
  };
  return { height: laid.reduce((sum, { height }) => sum + height, listTop), place };
}

/** An address as a PDF has it, in ASCII, and only one of a website. */
function linkAddress(link: string | null): string | null {
  const url = link === null ? null : URL.parse(link);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url.href : null;
}

type ItemPlace = { language: Language; indent: number; y: number };

function laidItem(item: Laid, { language: lang, indent, y }: ItemPlace, on: Sheet): Item {
  const { text, lines, periodLines, link } = item;
  const left = page.left + indent;
  if (indent === markWidth) {
    on.artifact(() => on.doc.circle(page.left + 3, y + styles.body.leading / 2, 1.5).fill(palette.accent));
  }
  const period = () => on.lines(periodLines, periodStyle, page.left, y);
  const address = linkAddress(link);
  const said =
    address === null
      ? on.span(lang, () => on.lines(lines, styles.body, left, y))
      : on.link({ address, text, lang }, lines, linked, left, y);
  return { body: periodLines.length > 0 ? [period, said] : said };
}

const padding = 18;
const numberWidth = 24;
const betweenAdvice = 6;

/** The recommendations, on a background in the colour of the area that extends to the right edge of the page. */
export function layOutRecommendations(
  recommendations: NonNullable<ReportDocument["recommendations"]>,
  sheet: Sheet,
): Flow {
  const { fonts } = sheet;
  const headingStyle = { ...styles.heading, colour: palette.onArea };
  const numberStyle = { ...styles.heading, size: 12, leading: styles.body.leading, colour: palette.accentOnArea };
  const bodyStyle = { ...styles.body, colour: palette.onArea };
  const heading = singleLine(recommendations.heading, headingStyle, fonts);
  const width = contentWidth - padding - numberWidth;
  const sentences = recommendations.sentences.map(({ text }) => breakLines(text, bodyStyle, fonts, width));
  const heights = sentences.map((lines) => linesHeight(lines, bodyStyle));
  const height =
    2 * padding +
    headingStyle.leading +
    8 +
    heights.reduce((sum, each) => sum + each, 0) +
    betweenAdvice * (sentences.length - 1);
  return sheet.flow({
    height,
    draw: (on, y) => {
      on.artifact(() => on.doc.rect(page.left, y, page.width - page.left, height).fill(palette.area));
      on.text("H2", [heading], headingStyle, page.left + padding, y + padding);
      let top = y + padding + headingStyle.leading + 8;
      const addItem = on.list("Decimal");
      recommendations.sentences.forEach(({ language }, index) => {
        const number = singleLine(String(index + 1), numberStyle, fonts);
        addItem({
          lang: language,
          label: () => on.lines([number], numberStyle, page.left + padding, top),
          body: () => on.lines(sentences[index] ?? [], bodyStyle, page.left + padding + numberWidth, top),
        });
        top += (heights[index] ?? 0) + betweenAdvice;
      });
    },
  });
}

const longComment = 700;
const fewestLines = 4;

/** A line of a paragraph. `add` draws a part of that paragraph, which may be on several pages. */
type ParagraphLine = { line: Line; add: ReturnType<Sheet["parts"]> };

/** Lays out the staff's comment, a long one in smaller type. */
export function layOutComment(comment: NonNullable<ReportDocument["comment"]>, sheet: Sheet): Flow {
  const style = comment.text.length > longComment ? styles.longBody : styles.body;
  const width = contentWidth - padding;
  const heading = breakLines(comment.heading, styles.heading, sheet.fonts, width);
  const paragraphs = comment.text.replaceAll(/\n{3,}/gu, "\n\n").split("\n");
  const lines = paragraphs.flatMap((text): ParagraphLine[] => {
    const add = sheet.parts("P", { lang: comment.language });
    return breakLines(text, style, sheet.fonts, width).map((line) => ({ line, add }));
  });
  const headingHeight = linesHeight(heading, styles.heading) + 4;
  const first = (count: number): Block => ({
    height: headingHeight + count * style.leading,
    draw: (on, y) => {
      drawBar(on, y, headingHeight + count * style.leading);
      on.text("H2", heading, styles.heading, page.left + padding, y);
      drawLines(on, lines.slice(0, count), style, y + headingHeight);
    },
  });
  const height = headingHeight + lines.length * style.leading;

  /** Uses as many pages as needed, with at least four lines at the bottom of the first. */
  const place = (gap: number): void => {
    const fitting = (above: number) => Math.floor((sheet.room - above - headingHeight) / style.leading);
    const startsHere = fitting(gap) >= Math.min(fewestLines, lines.length);
    if (!startsHere) sheet.addPage();
    const above = startsHere ? gap : 0;
    const count = Math.min(lines.length, fitting(above));
    sheet.place(first(count), above);
    for (let start = count; start < lines.length;) {
      sheet.addPage();
      const part = lines.slice(start, start + Math.floor(sheet.room / style.leading));
      sheet.place(continuation(part, style), 0);
      start += part.length;
    }
  };
  return { height, place };
}

function continuation(lines: ParagraphLine[], style: Style): Block {
  const height = lines.length * style.leading;
  return {
    height,
    draw: (on, y) => {
      drawBar(on, y, height);
      drawLines(on, lines, style, y);
    },
  };
}

/** Draws lines on one page, those of a paragraph as one part of it. An empty line is only room. */
function drawLines(on: Sheet, lines: ParagraphLine[], style: Style, y: number): void {
  for (const add of new Set(lines.filter(({ line }) => line.runs.length > 0).map((each) => each.add))) {
    const start = lines.findIndex((each) => each.add === add);
    const own = lines.filter((each) => each.add === add).map(({ line }) => line);
    add(() => on.lines(own, style, page.left + padding, y + start * style.leading));
  }
}

function drawBar(sheet: Sheet, y: number, height: number): void {
  sheet.artifact(() => sheet.doc.rect(page.left, y, 3, height).fill(palette.accent));
}
