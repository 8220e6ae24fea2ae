import type { ReportDocument } from "@agency/model/report/report-document";
import type { Logo } from "../../clients/client.ts";
import { placedLogo } from "./client-logo.ts";
import { palette } from "./palette.ts";
import { baseline, type Block, contentWidth, heightOf, page, type Sheet } from "./sheet.ts";
import { styles } from "./styles.ts";
import { breakLines, drawLine, shortenedLine, singleLine } from "./text.ts";
import { drawStrip, drawWall } from "./tiles.ts";

const tile = 44;
const wallWidth = 5 * tile;
const wallHeight = 3 * tile;
const top = 46;
const titleTop = 92;
const stripTiles = 4;
const longName = 70;
const besideLogo = 14;
const logoGap = 3;

/** The header of the first page: agency, client with its logo and period, beside the tiles. */
export function headerBlock(document: ReportDocument, logo: Logo | null, sheet: Sheet): Block {
  const { fonts } = sheet;
  const width = page.width - wallWidth - page.left - 20;
  const agency = shortenedLine(document.agency.name, styles.agency, fonts, width - 26);
  const kind = singleLine(document.kind, styles.kind, fonts);
  const [main = "", months] = document.periodLines;
  const period = breakLines(`${withDaysUnbroken(main)} `, styles.period, fonts, width);
  const monthsLine = months === undefined ? [] : breakLines(months, styles.client, fonts, width);
  const preparedFor = singleLine(document.preparedFor, styles.note, fonts);
  const clientStyle = document.clientName.length > longName ? styles.longClient : styles.client;
  const picture = logo && placedLogo(logo);
  const clientLeft = picture ? picture.width + besideLogo : 0;
  const client = breakLines(document.clientName, clientStyle, fonts, width - clientLeft);
  const periodTop = titleTop + styles.kind.leading + 2;
  const monthsTop = periodTop + heightOf(period, styles.period);
  const preparedTop = monthsTop + heightOf(monthsLine, styles.client) + 8;
  const clientTop = preparedTop + styles.note.leading;
  const clientBottom = Math.max(
    clientTop + heightOf(client, clientStyle),
    preparedTop + (picture ? picture.height + logoGap : 0),
  );
  const besideTiles = Math.max(clientBottom, wallHeight);
  const revised = document.revised === null ? [] : breakLines(document.revised, styles.note, fonts, contentWidth);
  const revisedTop = besideTiles + 10;
  const bottom = revised.length === 0 ? besideTiles : revisedTop + heightOf(revised, styles.note);

  return {
    height: bottom,
    draw: (on) => {
      on.artifact(() => {
        drawWall(on.doc, page.width - wallWidth, 0, tile);
        on.doc.image(on.mark, page.left, top, { width: 18, height: 18 });
      });
      on.text("P", [agency], styles.agency, page.left + 26, top + 1);
      on.text("P", [kind], styles.kind, page.left, titleTop);
      if (document.sample !== null) drawBadge(on, document.sample.badge, page.left + kind.width + 12, titleTop);
      on.bookmark(1, document.title);
      on.element("H1", () => {
        on.lines(period, styles.period, page.left, periodTop);
        on.lines(monthsLine, styles.client, page.left, monthsTop);
      });
      picture?.draw(on, page.left, preparedTop + logoGap);
      on.text("P", [preparedFor], styles.note, page.left + clientLeft, preparedTop);
      on.text("P", client, clientStyle, page.left + clientLeft, clientTop);
      if (revised.length > 0) on.text("P", revised, styles.note, page.left, revisedTop);
    },
  };
}

/** Keeps a day on one line with its month. */
function withDaysUnbroken(period: string): string {
  return period.replaceAll(/(?<=\b\d{1,2}) (?=\p{L})/gu, "\u00a0");
}

/** The header of a later page: the report's title and client, in one line above a rule. */
export function drawLaterHeader(document: ReportDocument, sheet: Sheet): void {
  const { doc, fonts } = sheet;
  const stripWidth = stripTiles * 16;
  const badge = document.sample?.badge;
  const badgeWidth = badge === undefined ? 0 : singleLine(badge, styles.label, fonts).width + 26;
  const width = contentWidth - stripWidth - badgeWidth - 40;
  const line = shortenedLine(`${document.title} · ${document.clientName}`, styles.note, fonts, width);
  sheet.runningArtifact("Top", () => {
    doc.image(sheet.mark, page.left, 40, { width: 16, height: 16 });
    drawStrip(doc, page.width - page.right - stripWidth, 40, 16, stripTiles);
    drawLine(doc, line, styles.note, page.left + 26, 42 + baseline(styles.note));
    doc.rect(page.left, 64, contentWidth, 1.5).fill(palette.ink);
    if (badge === undefined) return;
    const left = page.left + 26 + line.width + 12;
    drawBadgeLine(sheet, badge, left, 41);
    sheet.lines([singleLine(badge, badgeStyle, fonts)], badgeStyle, left + 7, 41);
  });
}

const badgeStyle = { ...styles.label, size: 8, leading: 14, colour: palette.accent };

/** Marks sample figures. */
function drawBadge(sheet: Sheet, text: string, x: number, y: number): void {
  sheet.artifact(() => drawBadgeLine(sheet, text, x, y));
  sheet.text("P", [singleLine(text, badgeStyle, sheet.fonts)], badgeStyle, x + 7, y);
}

function drawBadgeLine({ doc, fonts }: Sheet, text: string, x: number, y: number): void {
  const { width } = singleLine(text, badgeStyle, fonts);
  doc
    .roundedRect(x, y, width + 14, 14, 7)
    .lineWidth(1)
    .stroke(palette.accent);
}
