import { constants, crc32, deflateSync } from "node:zlib";
import type { Raster } from "./raster.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a pixel, or three times eight. */
const [indexed, redGreenBlue] = [3, 2];

/** The filter of a line. */
const differenceToAbove = 2;

/** A rectangle in pixels, in the colour of an index of the palette. */
export type Area = { left: number; top: number; right: number; bottom: number; colour: number };

/**
 * A PNG of flat rectangles, the later ones on top, in a thousandth of the time that a drawing library takes to start. One byte a pixel,
 * an index of the palette; the first colour is the ground.
 * Source: https://www.w3.org/TR/png-3/
 */
export function flatPng(width: number, height: number, palette: readonly string[], areas: readonly Area[]): Buffer {
  const line = width + 1;
  const pixels = Buffer.alloc(line * height);
  const drawn = areas.map(({ left, top, right, bottom, colour }) => ({
    left: Math.max(0, Math.round(left)),
    top: Math.max(0, Math.round(top)),
    right: Math.min(width, Math.round(right)),
    bottom: Math.round(bottom),
    colour,
  }));
  const edges = new Set([0, ...drawn.flatMap(({ top, bottom }) => [top, bottom])]);
  for (let y = 0; y < height; y += 1) {
    // The first byte of a line is its filter: one that equals the line above is their difference, zeros.
    if (!edges.has(y)) pixels[y * line] = differenceToAbove;
    else {
      for (const { left, top, right, bottom, colour } of drawn) {
        if (top <= y && y < bottom) pixels.fill(colour, y * line + 1 + left, y * line + 1 + right);
      }
    }
  }
  const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(""), "hex");
  return pngFile(width, height, indexed, [
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(pixels, { strategy: constants.Z_RLE })),
  ]);
}

/** A PNG of pixels in red, green, blue and alpha, whose alpha is left out. */
export function opaquePng({ pixels, width, height }: Pick<Raster, "pixels" | "width" | "height">): Buffer {
  const lines = Buffer.alloc((3 * width + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    const target = 3 * at + Math.floor(at / width) + 1;
    lines.set(pixels.subarray(4 * at, 4 * at + 3), target);
  }
  return pngFile(width, height, redGreenBlue, [chunk("IDAT", deflateSync(lines))]);
}

function pngFile(width: number, height: number, colourType: number, parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colourType], 8);
  return Buffer.concat([signature, chunk("IHDR", head), ...parts, chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
