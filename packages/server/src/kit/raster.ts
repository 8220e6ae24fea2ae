import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

let opened: Promise<void> | undefined;

/** Opens the program that draws SVG, once a process. */
export function openRaster(): Promise<void> {
  opened ??= initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
  return opened;
}

export type Raster = { png: Uint8Array; pixels: Uint8Array; width: number; height: number };

/**
 * Draws an SVG. `openRaster` comes before it.
 * @throws when it is not a well-formed SVG
 */
export function rasterise(svg: string, options: ResvgRenderOptions): Raster {
  const drawing = new Resvg(svg, options);
  const image = drawing.render();
  try {
    return { png: image.asPng(), pixels: image.pixels, width: image.width, height: image.height };
  } finally {
    image.free();
    drawing.free();
  }
}
