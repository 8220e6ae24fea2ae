import type { Language } from "@agency/content/settings";
import type { WorkLines } from "@agency/model/report/report-document";
import { palette } from "./palette.ts";
import { type Block, contentWidth, type Flow, heightOf, type Item, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, type Line, singleLine } from "./text.ts";

const dateWidth = 92;
const between = 4;
const linked = { ...styles.body, colour: palette.accent };

type Laid = WorkLines["items"][number] & { lines: Line[]; height: number };

/** Lays out what the agency did in the period or plans, a line each, over as many pages as it takes. */
export function workOf({ heading, language, items }: WorkLines, sheet: Sheet): Flow | null {
  const laid = items.map((item): Laid => {
    const lines = breakLines(item.text, styles.body, sheet.fonts, contentWidth - dateWidth);
    return { ...item, lines, height: heightOf(lines, styles.body) + between };
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
        addItem(itemOf(first, language, on, y + listTop));
      },
    };
    sheet.place(head, gap);
    for (const item of others) {
      sheet.place({ height: item.height, draw: (on, y) => addItem(itemOf(item, language, on, y)) }, 0);
    }
  };
  return { height: laid.reduce((sum, { height }) => sum + height, listTop), place };
}

/** An address as a PDF has it, in ASCII, and only one of a website. */
function addressOf(link: string | null): string | null {
  const url = link === null ? null : URL.parse(link);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url.href : null;
}

function itemOf({ date, text, lines, link }: Laid, lang: Language, on: Sheet, y: number): Item {
  const left = page.left + dateWidth;
  const day = singleLine(`${date} `, styles.note, on.fonts);
  const drawDay = () => on.lines([day], { ...styles.note, leading: styles.body.leading }, page.left, y);
  const address = addressOf(link);
  const said =
    address === null
      ? on.span(lang, () => on.lines(lines, styles.body, left, y))
      : on.link({ address, text, lang }, lines, linked, left, y);
  return { body: [drawDay, said] };
}
