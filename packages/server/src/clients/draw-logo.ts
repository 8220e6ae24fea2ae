import { Resvg } from "@resvg/resvg-wasm";
import { Parser } from "htmlparser2";
import { imageSize } from "image-size";
import { openRaster, type Raster, rasterise } from "../kit/raster.ts";
import type { Logo, LogoGround, LogoProblem } from "./client.ts";
import { readableSvg } from "./readable-svg.ts";

/** The room that a logo may fill, in pixels. */
const room = { width: 600, height: 240 };
/** The most bytes of a drawn logo, so that a mail with it stays small. */
const mostBytes = 45_000;
/** How much smaller each further try is, until the bytes are few enough. */
const smaller = 0.75;
/** A relative luminance between black and white, from which on a logo is too pale for a light page. */
const pale = 0.75;

/** Draws a file of others as a bounded PNG, so that nothing of the file itself is kept, or says why not. */
export async function drawLogo(file: Uint8Array): Promise<Logo | { problem: LogoProblem }> {
  await openRaster();
  const source = logoSource(file);
  if (typeof source === "string") return { problem: source };
  const drawn = drawnWithin(source);
  if (!drawn) return { problem: "unreadable" };
  const ground = groundFor(drawn);
  if (!ground) return { problem: "unreadable" };
  return { png: drawn.png, width: drawn.width, height: drawn.height, ground };
}

function drawnWithin({ svg, width, height, scalable }: LogoSource): Raster | null {
  const largest = Math.min(room.width / width, room.height / height);
  let zoom = scalable ? largest : Math.min(1, largest);
  for (;;) {
    // A line a thousand times as long as it is high has no pixel left.
    if (width * zoom < 1 || height * zoom < 1) return null;
    const fitTo = { mode: "width", value: Math.floor(width * zoom) } as const;
    const drawn = tryToDraw(svg, fitTo);
    if (!drawn || drawn.png.length <= mostBytes) return drawn;
    zoom *= smaller;
  }
}

function tryToDraw(svg: string, fitTo: { mode: "width"; value: number }): Raster | null {
  try {
    return rasterise(svg, { fitTo });
  } catch {
    return null;
  }
}

/** The ground on which a logo can be seen: dark for a pale one, either for one without transparency; null for an empty picture. */
function groundFor({ pixels }: Raster): LogoGround | null {
  let [cover, light, clear] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    // Pixels are premultiplied.
    light += (0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)) / 255;
    cover += alpha;
    if (alpha < 0.9) clear += 1;
  }
  if (cover < 1) return null;
  if (clear * 400 < pixels.length) return "any";
  return light / cover > pale ? "dark" : "light";
}

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
  const size = readSize(file);
  if (!size) return "unreadable";
  if (Math.max(size.width, size.height) > longestSide) return "too_large";
  if (mediaType === "image/jpeg" && isCmyk(file)) return "cmyk";
  const data = `data:${mediaType};base64,${Buffer.from(file).toString("base64")}`;
  const { turn, width, height } = upright(size);
  const picture = `<image href="${data}" width="${size.width}" height="${size.height}" transform="${turn}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture}</svg>`;
  return { svg, width, height, scalable: false };
}

/** Whether a JPEG has the four inks of printers, as its frame says (ITU-T T.81, B.2.2), and not the three colours of screens. */
function isCmyk(jpeg: Uint8Array): boolean {
  const bytes = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at + 9 < jpeg.length; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint8(at + 1);
    // Tables have numbers between those of frames.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return bytes.getUint8(at + 9) === 4;
  }
  return false;
}

type Size = { width: number; height: number; orientation?: number | undefined };

function readSize(file: Uint8Array): Size | null {
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
  const text = Buffer.from(file).toString("utf8");
  if (!/<svg[\s>]/i.test(text)) return "unreadable";
  const svg = readableSvg(text);
  if (needsMore(svg)) return "incomplete";
  for (const [, data = ""] of svg.matchAll(/data:image\/jpe?g;base64,([^"']+)/gi))
    if (isCmyk(Buffer.from(data, "base64"))) return "cmyk";
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
