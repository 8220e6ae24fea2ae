import { formatHex, formatHex8, parse } from "culori";

// An SVG without drawn text: words like these outside of tags, attributes and style sheets are in no picture.
const sheet = /(<(?:\w+:)?style\b[^>]*>)(.*?)(?=<\/(?:\w+:)?style>)/gs;
const styleAttribute = /(\sstyle\s*=\s*)(["'])(.*?)\2/gs;
const declaration = /([\w-]+)\s*:\s*([^;{}]*)(;|(?=\})|$)/g;
const mask = /<(?:\w+:)?mask\b[^>]*>/g;

const paintNames = "fill|stroke|stop-color|flood-color|lighting-color|color";
const isPaint = new RegExp(`^(?:${paintNames})$`);
const paintAttribute = new RegExp(`(\\s(?:${paintNames})\\s*=\\s*)(["'])(.*?)\\2`, "gs");
const noColour = /^(?:none|inherit|currentcolor|context-fill|context-stroke|url\(.*)$/is;
const forPrinters = /\s+(?:icc-color|device-cmyk)\(.*$/is;

const customProperty = /(?<![\w-])(--[\w-]+)\s*:\s*([^;{}"'<]+)/g;
const variable = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g;
/** How deep variables may name one another, and how many letters they may become: each can name another one many times. */
const mostNested = 4;
const mostLetters = 4_000_000;

/**
 * An SVG in the words that resvg reads. Of two paints that a file gives for one thing, resvg takes the last, and draws it black where it
 * does not know it: colours become `#rrggbb`, and what is no colour is left out. Variables get their values.
 */
export function readableSvg(svg: string): string {
  return withoutVariables(svg)
    .replaceAll(mask, withMaskType)
    .replaceAll(sheet, (_, open: string, css: string) => open + readableCss(css))
    .replaceAll(
      styleAttribute,
      (_, name: string, quote: string, css: string) => name + quote + readableCss(css) + quote,
    )
    .replaceAll(paintAttribute, (_, name: string, quote: string, value: string) => {
      const paint = readablePaint(value);
      return paint === null ? "" : name + quote + paint + quote;
    });
}

/** Variables with the first value that the file gives them, which is not that of a dark scheme, or with their fallback. */
function withoutVariables(svg: string): string {
  if (!svg.includes("var(")) return svg;
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of svg.matchAll(customProperty))
    if (!values.has(name)) values.set(name, value.trim());
  let text = svg;
  for (let depth = 0; depth < mostNested; depth += 1) {
    let letters = text.length;
    text = text.replaceAll(variable, (whole, name: string, fallback?: string) => {
      const value = values.get(name) ?? fallback ?? whole;
      letters += value.length;
      return letters > mostLetters ? "" : value;
    });
  }
  return text;
}

function readableCss(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(declaration, (whole, name: string, value: string, end: string) => {
      if (value.includes("var(")) return "";
      if (!isPaint.test(name)) return whole;
      const [, colour = "", important = ""] = /^(.*?)(\s*!important\s*)?$/s.exec(value) ?? [];
      const paint = readablePaint(colour);
      return paint === null ? "" : `${name}:${paint}${important}${end}`;
    });
}

/** A paint as resvg reads it; null for one that nobody knows. */
function readablePaint(value: string): string | null {
  const paint = value.trim().replace(forPrinters, "");
  if (noColour.test(paint)) return paint;
  const colour = parse(paint);
  if (colour === undefined) return null;
  return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
}

/** resvg reads this of the attribute only. */
function withMaskType(tag: string): string {
  const [, type] = /[;"'\s]mask-type\s*:\s*(alpha|luminance)/.exec(tag) ?? [];
  if (type === undefined || /\smask-type\s*=/.test(tag)) return tag;
  return tag.replace(/(?=\s*\/?>$)/, ` mask-type="${type}"`);
}
