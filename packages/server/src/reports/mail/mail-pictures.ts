import type { ReportDocument, TrendChart } from "@agency/model/report/report-document";
import type { Logo } from "../../clients/client.ts";
import { dark } from "../../kit/mail/mail-frame.ts";
import { type Area, flatPng } from "../../kit/png-file.ts";
import { openRaster, rasterise } from "../../kit/raster.ts";
import { agencyMark } from "../pdf/logos.ts";
import { drawReportPdf } from "../pdf/report-pdf.ts";
import { palette } from "../pdf/styles.ts";

/** Draws all of a report's mail in one order to the sandbox: its PDF and the pictures in its text. */
export async function drawReportMail(
  document: ReportDocument,
  logo: Logo | null,
): Promise<{ pdf: Buffer; pictures: MailPictures }> {
  return { pdf: await drawReportPdf(document, logo), pictures: await drawMailPictures(document.trend, logo) };
}

/** A picture in a mail. The size is in CSS pixels; the PNG has twice as many. */
export type MailPicture = { png: Uint8Array; width: number; height: number };

/** `mark` is the agency's, `logo` the client's. `trendDark` is the chart for programs in dark mode. */
export type MailPictures = {
  mark: MailPicture | null;
  trend: MailPicture | null;
  trendDark: MailPicture | null;
  logo: MailPicture | null;
};

const density = 2;
/** The most room of a logo within its plate, and the plate's rim, in CSS pixels. */
const logoRoom = { width: 120, height: 40 };
const rim = 6;
/** The side of the agency's mark, in CSS pixels. */
const markSide = 40;

/**
 * Draws the pictures of a report's mail: the agency's mark on its own ground, the chart, and the client's logo on a plate on which it can
 * be seen in light and dark.
 */
export async function drawMailPictures(trend: TrendChart | null, logo: Logo | null): Promise<MailPictures> {
  if (logo) await openRaster();
  return {
    mark: await drawMark(),
    trend: trend && { png: trendPicture(trend, "light"), ...trendSize },
    trendDark: trend && { png: trendPicture(trend, "dark"), ...trendSize },
    logo: logo && drawPlate(logo),
  };
}

/** The mark as PDFs have it: drawn once per process, and without transparency. */
async function drawMark(): Promise<MailPicture> {
  const [, data = ""] = (await agencyMark()).split(",");
  return { png: Buffer.from(data, "base64"), width: markSide, height: markSide };
}

function drawPlate({ png, width, height, ground }: Logo): MailPicture {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const size = { width: wide + 2 * rim, height: high + 2 * rim };
  const data = Buffer.from(png).toString("base64");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="${size.width}" height="${size.height}" fill="${ground === "dark" ? palette.ink : palette.paper}"/>
    <image x="${rim}" y="${rim}" width="${wide}" height="${high}" href="data:image/png;base64,${data}"/></svg>`;
  return drawn(svg, size);
}

function drawn(svg: string, size: { width: number; height: number }): MailPicture {
  const { png } = rasterise(svg, { fitTo: { mode: "zoom", value: density } });
  return { png, ...size };
}

/** The size of the chart in a mail, in CSS pixels. */
const trendSize = { width: 552, height: 150 };

const colours = {
  light: [palette.paper2, palette.soft, palette.areaEdge, palette.ink, palette.accent],
  dark: [dark.surface, dark.muted, dark.areaEdge, dark.ink, dark.accent],
};
const [earlier, newest, axis, target] = [1, 2, 3, 4];
const edge = 16;
const widestBar = 64;
const dash = 4;

/**
 * The bars of a trend and the line of its target, the newest bar in a stronger colour. Its words are text beside it. Each scheme has its
 * own, because mail programs with dark mode change the colours around a picture and not the picture.
 */
function trendPicture({ points, ticks, target: line }: TrendChart, scheme: keyof typeof colours): Buffer {
  const { width, height } = trendSize;
  const floor = height - edge;
  const slot = (width - 2 * edge) / points.length;
  const half = Math.min(widestBar, slot * 0.68) / 2;
  const ceiling = Math.max(1, ticks.at(-1)?.value ?? 1);
  const barHeight = (value: number) => (value / ceiling) * (floor - edge);
  const bars = points.map(({ count }, index): Area => {
    const middle = edge + (index + 0.5) * slot;
    const colour = index === points.length - 1 ? newest : earlier;
    return {
      left: middle - half,
      top: floor - barHeight(count.value ?? 0),
      right: middle + half,
      bottom: floor,
      colour,
    };
  });
  const across = (top: number, thickness: number, colour: number): Area => ({
    left: edge,
    right: width - edge,
    top,
    bottom: top + thickness,
    colour,
  });
  // A dashed line before the first bar that is counted differently.
  const divisions = points.flatMap(({ recounted }, index) => {
    const left = edge + index * slot - 0.75;
    const dashes = recounted ? Math.floor((floor - edge) / (2 * dash)) : 0;
    return Array.from({ length: dashes }, (_, at): Area => {
      const top = edge + 2 * dash * at;
      return { left, top, right: left + 1.5, bottom: top + dash, colour: axis };
    });
  });
  const lines = [across(floor, 1.5, axis), ...(line ? [across(floor - barHeight(line.value), 1.5, target)] : [])];
  const scaled = [...bars, ...divisions, ...lines].map(({ left, top, right, bottom, colour }) => ({
    left: left * density,
    top: top * density,
    right: right * density,
    bottom: bottom * density,
    colour,
  }));
  return flatPng(width * density, height * density, colours[scheme], scaled);
}
