import type { TrendChart } from "@agency/model/report/report-document";
import type { Logo } from "../../../clients/client.ts";
import { openRaster, rasterise } from "../../../kit/raster.ts";
import { agencyMark } from "../../pdf/mark.ts";
import { palette } from "../../pdf/palette.ts";
import { trendPicture, trendSize } from "./trend-picture.ts";

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
