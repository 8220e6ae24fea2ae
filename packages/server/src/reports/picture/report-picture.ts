import { linePath } from "@agency/content/brand/lettering/line-path";
import type { Figure, ReportDocument } from "@agency/model/report/report-document";
import { openRaster, rasterise } from "../../kit/raster.ts";
import { drawnTexts, withMinus } from "../pdf/document-texts.ts";
import { type FontSet, fontsFor } from "../pdf/fonts.ts";
import { agencyMark } from "../pdf/logos.ts";
import { breakLines, changeColour, type Line, palette, shortenedLine, singleLine, type Style } from "../pdf/styles.ts";

/** Sides of the picture, in pixels: a square, which chats show whole. */
const side = 1080;
const margin = 76;
const width = side - 2 * margin;
const markSide = 72;
/** The band above all, in the agency's colour. */
const band = 20;

/** Sizes in pixels. */
const styles = {
  title: { face: "strong", size: 34, leading: 46, colour: palette.accent },
  client: { face: "display", size: 62, leading: 70, colour: palette.ink },
  headline: { face: "text", size: 40, leading: 54, colour: palette.ink2 },
  label: { face: "strong", size: 32, leading: 44, colour: palette.ink2 },
  figure: { face: "display", size: 88, leading: 96, colour: palette.ink },
  change: { face: "strong", size: 32, leading: 44, colour: palette.ink },
  agency: { face: "display", size: 36, leading: 44, colour: palette.ink },
  sample: { face: "strong", size: 30, leading: 44, colour: palette.accent },
} as const satisfies Record<string, Style>;

const most = { clientLines: 2, headlineLines: 3, figures: 3 };

/**
 * Draws a report as a picture to attach to a chat: whose it is, how it went, and three numbers with their change.
 * @returns a PNG of 1080 x 1080 pixels
 */
export async function drawReportPicture(report: ReportDocument): Promise<Buffer> {
  const document = withMinus(report);
  const [fonts, mark] = await Promise.all([fontsFor(drawnTexts(document)), agencyMark()]);
  await openRaster();
  const footTop = side - margin - markSide;
  const parts = [
    `<rect width="${side}" height="${side}" fill="${palette.page}"/>`,
    `<rect width="${side}" height="${band}" fill="${palette.area}"/>`,
    ...heading(document, fonts),
    ...figureRows(document, fonts, footTop),
    `<image x="${margin}" y="${footTop}" width="${markSide}" height="${markSide}" href="${mark}"/>`,
    ...lines([shortenedLine(document.agency.name, styles.agency, fonts, width - markSide - 24)], styles.agency, {
      x: margin + markSide + 24,
      y: footTop + (markSide - styles.agency.leading) / 2,
    }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${parts.join("")}</svg>`;
  return Buffer.from(rasterise(svg, {}).png);
}

function heading({ title, clientName, headline, sample }: ReportDocument, fonts: FontSet): string[] {
  const named = shortened(breakLines(clientName, styles.client, fonts, width), most.clientLines);
  const said =
    headline === null ? [] : shortened(breakLines(headline, styles.headline, fonts, width), most.headlineLines);
  const top = band + margin / 2;
  const nameTop = top + styles.title.leading + 6;
  const saidTop = nameTop + named.length * styles.client.leading + 14;
  const sampleTop = saidTop + said.length * styles.headline.leading;
  return [
    ...lines([shortenedLine(title, styles.title, fonts, width)], styles.title, { x: margin, y: top }),
    ...lines(named, styles.client, { x: margin, y: nameTop }),
    ...lines(said, styles.headline, { x: margin, y: saidTop }),
    ...(sample
      ? lines([singleLine(sample.badge, styles.sample, fonts)], styles.sample, { x: margin, y: sampleTop })
      : []),
  ];
}

/** A text of more lines than there is room for ends where the room does. */
function shortened(all: Line[], mostLines: number): Line[] {
  return all.slice(0, mostLines);
}

/** The first known numbers, above the foot: what each is, the number, and how it changed. */
function figureRows({ keyFigures, against, againstFirst }: ReportDocument, fonts: FontSet, footTop: number): string[] {
  const figures = (keyFigures?.figures ?? []).filter(({ known }) => known).slice(0, most.figures);
  const height = styles.label.leading + styles.figure.leading + 22;
  const top = footTop - 40 - figures.length * height;
  return figures.flatMap((figure, index) =>
    figureRow(figure, { against, againstFirst, fonts, y: top + index * height }),
  );
}

type Row = Pick<ReportDocument, "against" | "againstFirst"> & { fonts: FontSet; y: number };

function figureRow({ label, value, change }: Figure, { against, againstFirst, fonts, y }: Row): string[] {
  const number = shortenedLine(value, styles.figure, fonts, width);
  const changed = change && (againstFirst ? `${against} ${change.text}` : `${change.text} ${against}`);
  const changeStyle = { ...styles.change, colour: change ? changeColour(change) : palette.ink };
  const beside = changed ? [shortenedLine(changed, changeStyle, fonts, width * 0.62)] : [];
  const besideWidth = beside[0]?.width ?? 0;
  const named = shortenedLine(label, styles.label, fonts, width - besideWidth - 24);
  return [
    `<rect x="${margin}" y="${y}" width="${width}" height="3" fill="${palette.line}"/>`,
    ...lines([named], styles.label, { x: margin, y: y + 12 }),
    ...lines(beside, changeStyle, { x: side - margin - besideWidth, y: y + 12 }),
    ...lines([number], styles.figure, { x: margin, y: y + 8 + styles.label.leading }),
  ];
}

/** Lines below one another, the first one's top at `y`, as outlines: the picture needs no font. */
function lines(all: readonly Line[], { size, leading, colour }: Style, { x, y }: { x: number; y: number }): string[] {
  return all.map((line, index) => {
    const baseline = y + index * leading + (leading + size * 0.7) / 2;
    return `<path fill="${colour}" d="${linePath(line, size, x, baseline)}"/>`;
  });
}
