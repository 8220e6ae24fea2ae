import { create, type Font, type GlyphRun } from "fontkit";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** A file of a Fontsource package: one subset of a family in one weight. */
export type FontFile = { family: string; subset: string; weight: number };

type Family = { package: string; variable: boolean };

const families: Record<string, Family> = {
  "bricolage-grotesque": { package: "@fontsource/bricolage-grotesque", variable: false },
  "instrument-sans": { package: "@fontsource/instrument-sans", variable: false },
  "noto-sans-tamil": { package: "@fontsource/noto-sans-tamil", variable: false },
  "noto-sans-arabic": { package: "@fontsource/noto-sans-arabic", variable: false },
  "noto-sans-sc": { package: "@fontsource-variable/noto-sans-sc", variable: true },
  "noto-emoji": { package: "@fontsource-variable/noto-emoji", variable: true },
};

const require = createRequire(import.meta.url);
const subsetsOf = new Map<string, Map<string, Set<number>>>();
const fonts = new Map<string, Promise<Font>>();

/** Names a font by family, subset and weight, such as "noto-sans-sc [100] 700". */
export function fontName({ family, subset, weight }: FontFile): string {
  return `${family} ${subset} ${weight}`;
}

/** Opens each font once per process. */
export function openFont(file: FontFile): Promise<Font> {
  const name = fontName(file);
  const opened = fonts.get(name) ?? readFont(file);
  fonts.set(name, opened);
  return opened;
}

/** The subsets of a family, with the code points of each. */
export function subsets(family: string): Map<string, Set<number>> {
  const known = subsetsOf.get(family);
  if (known !== undefined) return known;
  const ranges = require(`${familyOf(family).package}/unicode.json`) as Record<string, string>;
  const read = new Map(Object.entries(ranges).map(([subset, range]) => [subset, new Set(codePoints(range))]));
  subsetsOf.set(family, read);
  return read;
}

/** Converts a font: the files are WOFF2, some variable. A PDF needs TrueType in one weight, which fontkit subsets fastest. */
async function readFont(file: FontFile): Promise<Font> {
  const { package: packageName, variable } = familyOf(file.family);
  const subset = file.subset.replaceAll(/[[\]]/gu, "");
  const weight = variable ? "wght" : String(file.weight);
  const path = require.resolve(`${packageName}/files/${file.family}-${subset}-${weight}-normal.woff2`);
  const text = String.fromCodePoint(...(subsets(file.family).get(file.subset) ?? []));
  const trueType = await subsetFont(await readFile(path), text, {
    targetFormat: "truetype",
    ...(variable ? { variationAxes: { wght: file.weight } } : {}),
  });
  const font = create(trueType);
  if (!("layout" in font)) throw new Error(`Not a single font: ${path}`);
  return rememberLayouts(font);
}

/** How many words a font remembers. */
const mostWords = 5000;

/** Shapes each word once per process: pdfkit forgets with each document, and shaping took a third of its time. */
function rememberLayouts(font: Font): Font {
  const layout = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  font.layout = (text, ...options) => {
    if (options.some((option) => option !== undefined)) return layout(text, ...options);
    const run = runs.get(text) ?? layout(text);
    if (runs.size > mostWords) runs.clear();
    runs.set(text, run);
    // pdfkit scales the positions that it is given.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
  return font;
}

/** Reads "U+0964-0965,U+20B9". */
function codePoints(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/iu, "").split("-");
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}

function familyOf(name: string): Family {
  const family = families[name];
  if (family === undefined) throw new Error(`No such font family: ${name}`);
  return family;
}
