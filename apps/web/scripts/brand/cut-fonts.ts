import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { fontSubsets, readFontFile } from "@agency/content/brand/files";
import type { BrandFont } from "@agency/content/brand/shape";
import { cached, contentHash } from "../lib/cached.ts";
import type { FontMeasures, FontRole } from "./faces.ts";

const ascii = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
/** The letters of English and Malay: what the first file of a font has. */
const letters = `${ascii}\u00A0©·×é–—‘’“”•…↑↓−`;
/** Other letters of Latin languages, which browsers load from the second file when a page has one. */
const otherLetters = [[0xa1, 0xff], [0x131], [0x152, 0x153], [0x20ac], [0x2122]] as const;

/** The weight whose width system fonts are scaled to. */
const usualWeight = { display: 740, text: 400 } as const;

export type CutFont = { small: Buffer; full: Buffer; otherRange: string; measures: FontMeasures };

/** Cuts a font of the brand down to the letters and weights in use, and measures it. */
export async function cutFont(role: FontRole, { source, weights }: BrandFont): Promise<CutFont> {
  const [subset = ""] = fontSubsets(source).flatMap(({ name }) => (/^latin$/.test(name) ? [name] : []));
  const file = readFontFile(source, subset, weights.min);
  const bytes = contentHash(file);
  const weight = Math.min(Math.max(usualWeight[role], weights.min), weights.max);
  const cut = (text: string, options: Parameters<typeof subsetFont>[2]) =>
    cached([bytes, text, JSON.stringify(options)], () => subsetFont(file, text, options));
  const [small, full, fixed] = await Promise.all([
    cut(letters, { targetFormat: "woff2", variationAxes: { wght: weights } }),
    isWoff2(file) ? file : cut(`${letters}${String.fromCodePoint(...others())}`, { targetFormat: "woff2" }),
    cut(letters, { targetFormat: "truetype", variationAxes: { wght: weight } }),
  ]);
  return { small, full, otherRange: unicodeRange(others()), measures: await fontMeasures(fixed) };
}

async function fontMeasures(font: Buffer): Promise<FontMeasures> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(font);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

function isWoff2(file: Buffer): boolean {
  return file.subarray(0, 4).toString("latin1") === "wOF2";
}

function others(): number[] {
  return otherLetters
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .filter((code) => !letters.includes(String.fromCodePoint(code)));
}

/** `U+A1-A8, U+AA` for ascending code points. */
function unicodeRange(codes: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const name = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${name(first)}${first === last ? "" : `-${name(last)}`}`).join(", ");
}
