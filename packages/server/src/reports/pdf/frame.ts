import { brand } from "@agency/content/brand";
import type { ReportDocument } from "@agency/model/report/report-document";
import type { Logo } from "../../clients/client.ts";
import { placedLogo } from "./logos.ts";
import { type Block, type Sheet, baseline, contentWidth, linesHeight, page } from "./sheet.ts";
import { breakLines, drawLine, palette, shortenedLine, singleLine, styles } from "./styles.ts";

const tileSide = 44;
const wallWidth = 5 * tileSide;
const wallHeight = 3 * tileSide;
const agencyTop = 46;
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
  const monthsTop = periodTop + linesHeight(period, styles.period);
  const preparedTop = monthsTop + linesHeight(monthsLine, styles.client) + 8;
  const clientTop = preparedTop + styles.note.leading;
  const clientBottom = Math.max(
    clientTop + linesHeight(client, clientStyle),
    preparedTop + (picture ? picture.height + logoGap : 0),
  );
  const besideTiles = Math.max(clientBottom, wallHeight);
  const notice = document.notice === null ? [] : breakLines(document.notice, styles.note, fonts, contentWidth);
  const noticeTop = besideTiles + 10;
  const bottom = notice.length === 0 ? besideTiles : noticeTop + linesHeight(notice, styles.note);

  return {
    height: bottom,
    draw: (on) => {
      on.artifact(() => {
        drawWall(on.doc, page.width - wallWidth, 0, tileSide);
        on.doc.image(on.mark, page.left, agencyTop, { width: 18, height: 18 });
      });
      on.text("P", [agency], styles.agency, page.left + 26, agencyTop + 1);
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
      if (notice.length > 0) on.text("P", notice, styles.note, page.left, noticeTop);
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

/**
 * Draws the agency and the page number on each page. Needs the final number of pages. Assistive technology reads the agency's address
 * once, at the end.
 */
export function drawFooters({ agency, pageLabel }: ReportDocument, sheet: Sheet): void {
  const { doc, fonts } = sheet;
  const style = styles.footer;
  const top = page.height - 54;
  const address = `${agency.name} · ${agency.address}`;
  const contact = `${agency.email} · ${agency.phone}`;
  for (let index = 0; index < sheet.pages; index++) {
    doc.switchToPage(index);
    const number = singleLine(fill(pageLabel, index + 1, sheet.pages), style, fonts);
    const width = contentWidth - number.width - 20;
    sheet.runningArtifact("Bottom", () => {
      doc.rect(page.left, top, contentWidth, 0.5).fill(palette.line);
      drawLine(doc, number, style, page.width - page.right - number.width, top + 6 + baseline(style));
    });
    const isLast = index === sheet.pages - 1;
    [address, contact].forEach((text, row) => {
      const draw = () =>
        sheet.lines([shortenedLine(text, style, fonts, width)], style, page.left, top + 6 + row * style.leading);
      if (isLast) sheet.element("P", draw);
      else sheet.runningArtifact("Bottom", draw);
    });
  }
}

function fill(label: string, number: number, pages: number): string {
  return label.replace("{page}", String(number)).replace("{pages}", String(pages));
}

/** Draws one five-foot-way tile as a square of `size` points at (x, y). */
type Tile = (doc: PDFKit.PDFDocument, x: number, y: number, size: number) => void;

const {
  tileLight: light,
  tileDark: dark,
  tileShade: shade,
  tileSecond: second,
  tileSoft: soft,
  tileAccent: accent,
  tileBright: bright,
} = brand.colours.light;

/** Two half circles side by side that meet in the middle. */
function petals(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    const half = size / 2;
    fillGround(doc, x, y, size, ground);
    doc.path(`M${x} ${y} A${half} ${half} 0 0 1 ${x} ${y + size} Z`).fill(shape);
    doc.path(`M${x + size} ${y} A${half} ${half} 0 0 0 ${x + size} ${y + size} Z`).fill(shape);
  };
}

/** Two half circles, one above the other, that meet in the middle. */
function hourglass(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    const half = size / 2;
    fillGround(doc, x, y, size, ground);
    doc.path(`M${x} ${y} A${half} ${half} 0 0 0 ${x + size} ${y} Z`).fill(shape);
    doc.path(`M${x} ${y + size} A${half} ${half} 0 0 1 ${x + size} ${y + size} Z`).fill(shape);
  };
}

/** A quarter circle around the lower left corner. */
function fan(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    fillGround(doc, x, y, size, ground);
    doc.path(`M${x} ${y} A${size} ${size} 0 0 1 ${x + size} ${y + size} L${x} ${y + size} Z`).fill(shape);
  };
}

/** Steep hills. */
function hills(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    fillGround(doc, x, y, size, ground);
    const at = (across: number, down: number) => `${x + across * size} ${y + down * size}`;
    doc.path(`M${at(0, 1)} L${at(0.3, 0.34)} L${at(0.48, 0.62)} L${at(0.7, 0.16)} L${at(1, 1)} Z`).fill(shape);
  };
}

/** A star with four points, formed by four quarter circles. */
function star(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    const half = size / 2;
    fillGround(doc, x, y, size, ground);
    const arc = `A${half} ${half} 0 0 0`;
    const [right, bottom, middleX, middleY] = [x + size, y + size, x + half, y + half];
    doc
      .path(
        `M${middleX} ${y} ${arc} ${right} ${middleY} ${arc} ${middleX} ${bottom} ${arc} ${x} ${middleY} ${arc} ${middleX} ${y} Z`,
      )
      .fill(shape);
  };
}

function ring(ground: string, shape: string): Tile {
  return (doc, x, y, size) => {
    fillGround(doc, x, y, size, ground);
    doc.circle(x + size / 2, y + size / 2, size * 0.34).fill(shape);
    doc.circle(x + size / 2, y + size / 2, size * 0.14).fill(ground);
  };
}

function fillGround(doc: PDFKit.PDFDocument, x: number, y: number, size: number, colour: string): void {
  // Slightly larger, so that no gap shows between tiles.
  doc.rect(x - 0.15, y - 0.15, size + 0.3, size + 0.3).fill(colour);
}

/** The tiles at the top of a report, arranged by hand, with upright hills on the lowest row. */
const wall: Tile[][] = [
  [petals(shade, soft), fan(accent, light), star(second, bright), hourglass(dark, shade), fan(soft, second)],
  [ring(bright, shade), hourglass(second, soft), petals(accent, bright), fan(dark, bright), star(shade, soft)],
  [hills(second, soft), hills(dark, bright), hills(soft, second), hills(accent, light), hills(shade, soft)],
];

const strip: Tile[] = [
  hills(second, soft),
  petals(accent, bright),
  star(shade, soft),
  hourglass(second, bright),
  fan(dark, soft),
  ring(bright, shade),
];

/** Draws these tiles with their upper left corner at (x, y): five wide, three high. Without the tiles, arcs on a plain area. */
function drawWall(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  if (brand.pattern !== "tiles") {
    drawArcs(doc, x, y, 5 * size, 3 * size);
    return;
  }
  wall.forEach((row, down) => row.forEach((tile, across) => tile(doc, x + across * size, y + down * size, size)));
}

/** Quarter circles around the lower right corner of an area. */
function drawArcs(doc: PDFKit.PDFDocument, x: number, y: number, width: number, height: number): void {
  doc.rect(x, y, width, height).fill(second);
  const [right, bottom] = [x + width, y + height];
  for (const [radius, colour] of [
    [height * 0.86, accent],
    [height * 0.43, bright],
  ] as const)
    doc
      .path(`M${right - radius} ${bottom} A${radius} ${radius} 0 0 1 ${right} ${bottom - radius} L${right} ${bottom} Z`)
      .fill(colour);
}

/** Draws a row of `count` tiles. Without the tiles, three stripes. */
export function drawStrip(doc: PDFKit.PDFDocument, x: number, y: number, size: number, count: number): void {
  if (brand.pattern !== "tiles") {
    doc.rect(x, y, count * size, size * 0.6).fill(second);
    doc.rect(x, y + size * 0.6, count * size, size * 0.25).fill(accent);
    doc.rect(x, y + size * 0.85, count * size, size * 0.15).fill(bright);
    return;
  }
  for (let index = 0; index < count; index++) strip[index % strip.length]?.(doc, x + index * size, y, size);
}
