import { Resvg } from "@resvg/resvg-wasm";
import { Parser } from "htmlparser2";
import { imageSize } from "image-size";
import type { LogoProblem } from "../logo.ts";

/** The most pixels on a side of a file that is a raster picture. */
const longestSide = 4000;

/** A picture as an SVG, and its size. */
export type LogoSource = { svg: string; width: number; height: number; scalable: boolean };

/** Reads a file as a PNG, JPEG or SVG, by what it contains and not by its name. */
export function logoSource(file: Uint8Array): LogoSource | LogoProblem {
  const mediaType = rasterType(file);
  return mediaType === null ? svgSource(file) : rasterSource(file, mediaType);
}

function rasterType(file: Uint8Array): "image/png" | "image/jpeg" | null {
  const start = Buffer.from(file.subarray(0, 8)).toString("hex");
  if (start === "89504e470d0a1a0a") return "image/png";
  return start.startsWith("ffd8ff") ? "image/jpeg" : null;
}

/** The size is read from the file's head, so that a picture of a million pixels a side is never unpacked. */
function rasterSource(file: Uint8Array, mediaType: string): LogoSource | LogoProblem {
  const size = sizeOf(file);
  if (!size) return "unreadable";
  if (Math.max(size.width, size.height) > longestSide) return "too_large";
  const data = `data:${mediaType};base64,${Buffer.from(file).toString("base64")}`;
  const { turn, width, height } = upright(size);
  const picture = `<image href="${data}" width="${size.width}" height="${size.height}" transform="${turn}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture}</svg>`;
  return { svg, width, height, scalable: false };
}

type Size = { width: number; height: number; orientation?: number | undefined };

function sizeOf(file: Uint8Array): Size | null {
  try {
    const size = imageSize(file);
    return size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

/** Cameras note in a JPEG how they were held. */
function upright({ width, height, orientation = 1 }: Size): { turn: string; width: number; height: number } {
  const lying = { width: height, height: width };
  if (orientation === 3) return { turn: `rotate(180 ${width / 2} ${height / 2})`, width, height };
  if (orientation === 6) return { turn: `translate(${height} 0) rotate(90)`, ...lying };
  if (orientation === 8) return { turn: `translate(0 ${width}) rotate(-90)`, ...lying };
  return { turn: "", width, height };
}

function svgSource(file: Uint8Array): LogoSource | LogoProblem {
  const svg = Buffer.from(file).toString("utf8");
  if (!/<svg[\s>]/i.test(svg)) return "unreadable";
  if (needsMore(svg)) return "incomplete";
  let drawing: InstanceType<typeof Resvg>;
  try {
    drawing = new Resvg(svg);
  } catch {
    return "unreadable";
  }
  const { width, height } = drawing;
  const missing = drawing.imagesToResolve().length > 0;
  drawing.free();
  if (missing) return "incomplete";
  return width > 0 && height > 0 ? { svg, width, height, scalable: true } : "unreadable";
}

/** Whether an SVG has text, whose fonts are not in the file, or HTML, which nothing here draws. */
function needsMore(svg: string): boolean {
  let found = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        found ||= ["text", "foreignObject"].includes(name.slice(name.indexOf(":") + 1));
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}
