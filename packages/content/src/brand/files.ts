import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { brandFolder } from "../agency-place.ts";
import type { FontSource, Brand } from "./shape.ts";

const require = createRequire(import.meta.url);

/** A file of the agency's own need not say what it covers, but must have Latin letters and common signs. */
const latin = "U+0020-024F,U+1E00-1EFF,U+2000-206F,U+20A0-20C0,U+2122,U+2190-2193,U+2212";

/** A font in files that each have some of its letters. */
export type FontSubset = { name: string; codePoints: ReadonlySet<number> };

export function fontSubsets(source: FontSource): FontSubset[] {
  const ranges =
    "package" in source
      ? (require(`${source.package}/unicode.json`) as Record<string, string>)
      : { latin: source.covers ?? latin };
  return Object.entries(ranges).map(([name, range]) => ({ name, codePoints: new Set(readCodePoints(range)) }));
}

/** Whether the files of a font have all weights, on an axis. */
export function isVariable(source: FontSource): boolean {
  return "file" in source || source.package.startsWith("@fontsource-variable/");
}

/**
 * Reads the file of a font with the letters of a subset.
 * @param weight the weight of the file, when each weight has its own
 */
export function readFontFile(source: FontSource, subset: string, weight: number): Buffer {
  return readFileSync(fontFile(source, subset, weight));
}

function fontFile(source: FontSource, subset: string, weight: number): string {
  if ("file" in source) return fileURLToPath(new URL(source.file, brandFolder));
  const id = source.package.slice(source.package.indexOf("/") + 1);
  const letters = subset.replaceAll(/[[\]]/g, "");
  const weights = isVariable(source) ? "wght" : String(weight);
  return require.resolve(`${source.package}/files/${id}-${letters}-${weights}-normal.woff2`);
}

/** Reads "U+0964-0965,U+20B9". */
function readCodePoints(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}

/** The text of one of a brand's SVG files. */
export function readLogo({ logo }: Pick<Brand, "logo">, which: "onLight" | "onDark" | "onBoard" | "mark"): string {
  return readFileSync(new URL(logo[which], brandFolder), "utf8").trim();
}

/** How much wider than high an SVG is. */
export function svgAspect(svg: string): number {
  const box = /\bviewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1";
  const [, , width = 1, height = 1] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width / height;
}
