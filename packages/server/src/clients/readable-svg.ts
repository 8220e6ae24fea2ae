import { formatHex, formatHex8, parse as readColour } from "culori";
import { Parser } from "htmlparser2";
import { type Declaration, parse as parseCss, type Root } from "postcss";
import parseValue from "postcss-value-parser";

const paints = new Set(["fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"]);
const noColour = /^(?:none|inherit|currentcolor|context-fill|context-stroke|url\(.*)$/is;
const forPrinters = ["icc-color(", "device-cmyk("];

/** How deep variables may name one another, and how many letters a value of them may have: each can name another one many times. */
const mostNested = 4;
const longestValue = 200;

/** A piece of the file that becomes another text. */
type Edit = { from: number; to: number; text: string };

/**
 * An SVG in the words that resvg reads. Of two paints that a file gives for one thing, resvg takes the last, and draws it black where it
 * does not know it: colours become `#rrggbb`, and other words are left out. Variables get their values.
 */
export function readableSvg(svg: string): string {
  const variables = new Map<string, string>();
  walk(svg, { onStyles: (css) => noteVariables(css, variables) });
  const edits: Edit[] = [];
  walk(svg, {
    onStyles: (css, from) => edits.push({ from, to: from + css.length, text: readableCss(css, variables) }),
    onTag: (name, attributes) => edits.push(...readableTag(name, attributes, variables)),
  });
  let [text, end] = ["", 0];
  for (const edit of edits) {
    text += svg.slice(end, edit.from) + edit.text;
    end = edit.to;
  }
  return text + svg.slice(end);
}

/** An attribute, with its place in the file. */
type Attribute = { name: string; value: string; quote: string; from: number; to: number };

type Visitor = {
  onTag?: (name: string, attributes: Attribute[]) => void;
  /** Is told the text of each style sheet, and where it begins in the file. */
  onStyles: (css: string, from: number) => void;
};

function walk(svg: string, { onTag, onStyles }: Visitor): void {
  let attributes: Attribute[] = [];
  let isInStyles = false;
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = [];
      },
      onattribute: (name, value, quote) => {
        if (quote) attributes.push({ name, value, quote, from: parser.startIndex, to: parser.endIndex });
      },
      onopentag: (name) => {
        isInStyles = localName(name) === "style";
        onTag?.(localName(name), attributes);
      },
      ontext: (css) => {
        if (isInStyles) onStyles(css, svg.indexOf(css, parser.startIndex));
      },
      onclosetag: () => {
        isInStyles = false;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(svg);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function readableTag(tag: string, attributes: Attribute[], variables: ReadonlyMap<string, string>): Edit[] {
  return attributes.flatMap(({ name, value, quote, from, to }) => {
    const written = (text: string | null) => [
      { from, to, text: text === null ? "" : `${name}=${quote}${text}${quote}` },
    ];
    if (name === "style") {
      const [edit] = written(readableCss(value, variables));
      // resvg reads this of the attribute only.
      const mask = tag === "mask" && attributes.every((other) => other.name !== "mask-type") ? maskType(value) : null;
      return edit && mask
        ? [{ ...edit, text: `${edit.text} mask-type="${mask}"` }]
        : written(readableCss(value, variables));
    }
    if (paints.has(name)) return written(readablePaint(resolved(value, variables)));
    return value.includes("var(") ? written(resolved(value, variables)) : [];
  });
}

/** The declarations of a sheet, or of a style attribute; none where it cannot be read. */
function readDeclarations(css: string): { sheet: Root; declarations: Declaration[] } | null {
  try {
    const sheet = parseCss(css);
    const declarations: Declaration[] = [];
    sheet.walkDecls((declaration) => void declarations.push(declaration));
    return { sheet, declarations };
  } catch {
    return null;
  }
}

/** A variable has the first value that the file gives it, which is not that of a dark scheme. */
function noteVariables(css: string, variables: Map<string, string>): void {
  for (const { prop, value } of readDeclarations(css)?.declarations ?? []) {
    if (prop.startsWith("--") && value.length <= longestValue && !variables.has(prop))
      variables.set(prop, value.trim());
  }
}

function readableCss(css: string, variables: ReadonlyMap<string, string>): string {
  const read = readDeclarations(css);
  if (!read) return css;
  for (const declaration of read.declarations) {
    const value = resolved(declaration.value, variables);
    const readable = paints.has(declaration.prop) ? readablePaint(value) : value;
    if (readable === null) declaration.remove();
    else declaration.value = readable;
  }
  return read.sheet.toString();
}

/** A value with those of the variables that it names, or their fallbacks; null where one has none. */
function resolved(value: string, variables: ReadonlyMap<string, string>, depth = 0): string | null {
  if (!value.includes("var(")) return value;
  if (depth === mostNested || value.length > longestValue) return null;
  const read = parseValue(value);
  let isWhole = true;
  read.walk((node, index, nodes) => {
    if (node.type !== "function" || node.value !== "var") return undefined;
    const comma = node.nodes.findIndex(({ type, value: sign }) => type === "div" && sign === ",");
    const fallback = comma < 0 ? null : parseValue.stringify(node.nodes.slice(comma + 1));
    const named = variables.get(node.nodes[0]?.value ?? "") ?? fallback;
    const text = named === null ? null : resolved(named, variables, depth + 1);
    if (text === null) isWhole = false;
    else nodes[index] = { ...node, type: "word", value: text };
    return false;
  });
  return isWhole ? parseValue.stringify(read.nodes) : null;
}

/** A paint as resvg reads it; null for one that nobody knows. */
function readablePaint(value: string | null): string | null {
  if (value === null) return null;
  const ends = forPrinters.map((name) => value.indexOf(name)).filter((at) => at > 0);
  const paint = value.slice(0, Math.min(value.length, ...ends)).trim();
  if (noColour.test(paint)) return paint;
  const colour = readColour(paint);
  if (colour === undefined) return null;
  return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
}

function maskType(css: string): string | null {
  const found = readDeclarations(css)?.declarations.findLast(({ prop }) => prop === "mask-type")?.value;
  return found === "alpha" || found === "luminance" ? found : null;
}
