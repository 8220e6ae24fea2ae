import { currencyNamed, currencyOfRegion } from "./currencies.ts";
import { parsePart } from "./xlsx-xml.ts";

/** What a number's format makes of it, where that is no plain number. */
export type NumberFormat =
  /** A date; `month` shows only Oct-26. */
  | { shows: "day" | "month" | "time" }
  /** A share: 0.34 as 34%, or, when the sign is only a text beside the number, 34 as 34%. */
  | { shows: "percent"; hundredfold: boolean }
  | { shows: "money"; currency: string }
  /** 23 as 23k. */
  | { shows: "shortened"; unit: string };

/** Excel's own formats that are no plain numbers. Which dates 27 to 58 show depends on the language of the program. */
const builtIn = new Map<number, NumberFormat>([
  ...[9, 10].map((id) => [id, { shows: "percent", hundredfold: true }] as const),
  ...[14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, { shows: "day" }] as const),
  [17, { shows: "month" }],
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, { shows: "time" }] as const),
]);

/** The formats of a workbook's cells by their style's number, from its part of styles; plain numbers are left out. */
export function readFormats(styles: string): Map<number, NumberFormat> {
  const formats = new Map(builtIn);
  const byStyle = new Map<number, NumberFormat>();
  const inside: string[] = [];
  let style = 0;
  parsePart(styles, {
    open(name, attributes) {
      const id = Number(attributes["numFmtId"]);
      if (name === "numFmt" && inside.at(-1) === "numFmts") {
        const format = formatOf(attributes["formatCode"] ?? "");
        if (format) formats.set(id, format);
        else formats.delete(id);
      } else if (name === "xf" && inside.at(-1) === "cellXfs") {
        const format = formats.get(id);
        if (format) byStyle.set(style, format);
        style += 1;
      }
      inside.push(name);
    },
    close: () => inside.pop(),
  });
  return byStyle;
}

/** A part of a format's code: a sign that stands for the number or a date, a text beside it, or what stands in brackets. */
type Token = { kind: "sign" | "text" | "bracket"; text: string };

const tokens = /"(?<quoted>[^"]*)"?|\\(?<escaped>.)|[_*](?<spacing>.)|\[(?<bracket>[^\]]*)\]?|(?<sign>.)/gsu;

/** What a format's code shows; null for a plain number. */
function formatOf(code: string): NumberFormat | null {
  const sections = splitSections(tokensOf(code));
  const all = sections.flat();
  const first = sections[0] ?? [];
  const date = dateShown(first);
  if (date) return { shows: date };
  const percent = all.find(({ kind, text }) => kind !== "bracket" && /[%\u066A\uFE6A\uFF05]/u.test(text));
  if (percent) return { shows: "percent", hundredfold: percent.kind === "sign" };
  const currency = currencyIn(first);
  if (currency !== null) return { shows: "money", currency };
  const unit = unitIn(first);
  return unit === null ? null : { shows: "shortened", unit };
}

function tokensOf(code: string): Token[] {
  return Array.from(code.matchAll(tokens), ({ groups = {} }): Token[] => {
    const { quoted, escaped, spacing, bracket, sign } = groups;
    if (spacing !== undefined) return [];
    if (bracket !== undefined) return [{ kind: "bracket", text: bracket }];
    if (sign !== undefined) return [{ kind: "sign", text: sign }];
    return [{ kind: "text", text: quoted ?? escaped ?? "" }];
  }).flat();
}

/** The codes for positive numbers, negative ones, zero and texts. */
function splitSections(all: Token[]): Token[][] {
  const sections: Token[][] = [[]];
  for (const token of all) {
    if (token.kind === "sign" && token.text === ";") sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections;
}

/** A date's code has no digits and no letters besides its own: `Standard` of German programs and `G/通用格式` are none. */
function dateShown(section: Token[]): "day" | "month" | "time" | null {
  if (section.some(({ kind, text }) => kind === "bracket" && /^(?:h+|m+|s+)$/i.test(text))) return "time";
  const signs = section.map(({ kind, text }) => (kind === "sign" ? text : " ")).join("");
  const code = signs.replaceAll(/am\/pm|a\/p/gi, "h").replaceAll(/\.0+/g, "");
  const letters = code.replaceAll(/[^a-z]/gi, "").toLowerCase();
  if (/[0#?]/.test(code) || /[^ymdhsegba]/.test(letters) || !/[ymdhs]/.test(letters)) return null;
  if (letters.includes("d")) return "day";
  if (/[hs]/.test(letters)) return "time";
  return letters.includes("m") ? "month" : "day";
}

/** The currency beside the number: in brackets with its region, or as a text. */
function currencyIn(section: Token[]): string | null {
  for (const { kind, text } of section) {
    const [, sign = "", region = ""] = kind === "bracket" ? (/^\$([^-]+)(?:-(.*))?$/.exec(text) ?? []) : [];
    if (sign.trim() !== "") return currencyOfRegion(sign.trim(), region);
  }
  const texts = textsIn(section, ({ kind, text }) => kind === "text" || /[\p{L}\p{Sc}]/u.test(text));
  return texts.map(currencyNamed).find((name) => name !== null) ?? null;
}

const units = new Set(
  "k rb ribu tsd tys m mio mil mln jt juta million millions thousand thousands b bn 千 万 萬 百万".split(" "),
);

/** The word for thousands or millions beside a number that is not divided by them: a comma at its end divides it. */
function unitIn(section: Token[]): string | null {
  const divided = /[0#?],+(?:[^0#?,]|$)/.test(section.map(({ kind, text }) => (kind === "sign" ? text : " ")).join(""));
  const unit = textsIn(section, ({ kind }) => kind === "text").find((text) => units.has(text.toLowerCase()));
  return divided ? null : (unit ?? null);
}

/** The texts of a section, those that follow each other as one. */
function textsIn(section: Token[], isText: (token: Token) => boolean): string[] {
  const texts = [""];
  for (const token of section) {
    if (isText(token)) texts.push(`${texts.pop() ?? ""}${token.text}`);
    else texts.push("");
  }
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}
