import subsetFont from "subset-font";
import { brand } from "@agency/content/brand";
import { fontSubsets, isVariable, readFontFile } from "@agency/content/brand/font-files";
import type { FontSource } from "@agency/content/brand/shape";
import { hashOf } from "../pictures/hash-of.ts";

/** A font as satori takes it: it names the brand's two `text` and `display`. */
export type CardFont = { name: string; data: Buffer; weight: 400 | 700 };

/** A file to cut one weight from; `weight` is that weight, `named` the one that satori finds it by. */
type File = {
  name: string;
  source: FontSource;
  subset: string;
  codePoints: ReadonlySet<number>;
  weight: number;
  named: CardFont["weight"];
};

const own = [
  ...filesOf("text", brand.fonts.text.source, 500, 400),
  ...filesOf("display", brand.fonts.display.source, 700, 700),
].filter(({ subset }) => subset === "latin" || subset === "latin-ext");

const others = brand.fonts.scripts.flatMap(({ family, source }) => [
  ...filesOf(family, source, 400, 400),
  ...filesOf(family, source, 700, 700),
]);

const loaded = new Map<string, Promise<CardFont[]>>();
const cut = new Map<File, Promise<Buffer>>();

/** The brand's fonts for what is drawn at build, and those files of its fonts for other scripts that have characters of the text. */
export function cardFonts(text: string): Promise<CardFont[]> {
  const files = filesFor(text);
  // satori parses the fonts of an array once, so texts in the same letters get the same one.
  const key = files.map(({ name, named }) => `${name} ${named}`).join();
  const fonts = loaded.get(key) ?? Promise.all(files.map(opened));
  loaded.set(key, fonts);
  return fonts;
}

/** Stands for the fonts that a text is drawn with. */
export function cardFontsKey(text: string): string {
  return hashOf(...filesFor(text).map(({ source, subset, weight }) => readFontFile(source, subset, weight)));
}

function filesFor(text: string): File[] {
  const codes = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  const has = ({ codePoints }: File) => codes.some((code) => codePoints.has(code));
  const needed = own.filter((file) => file.subset === "latin" || has(file));
  const missing = new Set(codes.filter((code) => !needed.some(({ codePoints }) => codePoints.has(code))));
  return [...needed, ...others.filter(({ codePoints }) => [...missing].some((code) => codePoints.has(code)))];
}

async function opened(file: File): Promise<CardFont> {
  const data = cut.get(file) ?? cutFile(file);
  cut.set(file, data);
  return { name: file.name, data: await data, weight: file.named };
}

/** satori takes neither WOFF2 nor variable fonts. */
function cutFile({ source, subset, codePoints, weight }: File): Promise<Buffer> {
  return subsetFont(readFontFile(source, subset, weight), String.fromCodePoint(...codePoints), {
    targetFormat: "truetype",
    ...(isVariable(source) ? { variationAxes: { wght: weight } } : {}),
  });
}

function filesOf(name: string, source: FontSource, weight: number, named: CardFont["weight"]): File[] {
  return fontSubsets(source).map(({ name: subset, codePoints }) => ({
    name: subset === "latin" ? name : `${name} ${subset}`,
    source,
    subset,
    codePoints,
    weight,
    named,
  }));
}
