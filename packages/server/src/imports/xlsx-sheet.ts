import { tooLarge } from "./archive.ts";
import { dateOfSerial } from "./dates.ts";
import type { Ignored, ImportProblem } from "./import-result.ts";
import { currencyNamed, currencyOfRegion } from "./numbers.ts";
import { type Cell, mostRows, type Row, tooManyRows } from "./sheet.ts";
import { parsePart } from "./xlsx-parts.ts";

/** Filled cells of a sheet are read at about 1.5 million a second. */
const mostColumns = 200;
const mostCells = 1_500_000;

/** As many columns as a sheet of Excel has, and so the most entries about them: entries do not overlap. */
const columnsOfExcel = 16_384;

type SheetRows = { rows: Row[]; hidden: Pick<Ignored, "line" | "column">[] };

/** A problem that ends the reading of a sheet. */
class Refused extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/**
 * Reads a sheet's filled rows by their own numbers, however far apart they are. Rows and columns that are hidden are left out:
 * `hidden` gives the first such row and each such column that has something in it.
 */
export function readSheet(xml: string, workbook: Workbook): SheetRows | { problem: ImportProblem } {
  try {
    return readRows(xml, workbook);
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

function readRows(xml: string, workbook: Workbook): SheetRows {
  const rows: Row[] = [];
  // Looked up for every cell, so that entries and cells do not multiply.
  const hiddenColumns = new Uint8Array(columnsOfExcel);
  let entries = 0;
  const leftColumns = new Set<number>();
  let leftRow: number | null = null;
  let [row, rowHidden]: [Row, boolean] = [{ cells: [], line: 0 }, false];
  let cell: StoredCell | null = null;
  let [taking, phonetic, column, count] = [false, false, -1, 0];

  const take = (stored: StoredCell) => {
    const read = readCell(stored, workbook);
    if ("problem" in read) throw new Refused(read);
    // Blank and hidden ones count too: each is looked through.
    workbook.room -= read.text.length;
    if (workbook.room < 0) throw new Refused(tooLarge);
    if (read.text.trim() === "") return;
    const { index } = stored;
    if (rowHidden) {
      leftRow ??= row.line;
      return;
    }
    if (hiddenColumns[index]) {
      leftColumns.add(index);
      return;
    }
    if (index >= mostColumns) throw new Refused(tooWide(row.line));
    count += 1;
    if (count > mostCells) throw new Refused(tooManyRows);
    put(row.cells, index, read);
  };

  parsePart(xml, {
    open(name, attributes) {
      if (name === "col") {
        entries += 1;
        if (entries > columnsOfExcel) throw new Refused(tooWide(row.line));
        if (isSet(attributes["hidden"]))
          hiddenColumns.fill(1, Number(attributes["min"]) - 1, Number(attributes["max"]));
      } else if (name === "row") {
        row = { cells: [], line: Number(attributes["r"] ?? row.line + 1) };
        [rowHidden, column] = [isSet(attributes["hidden"]), -1];
      } else if (name === "c") {
        column = columnIndex(attributes["r"] ?? "") ?? column + 1;
        const [type, style] = [attributes["t"] ?? "n", Number(attributes["s"] ?? 0)];
        cell = { line: row.line, index: column, type, style, text: "", formula: false };
      } else if (name === "f" && cell) cell.formula = true;
      else if (name === "rPh") phonetic = true;
      taking = (name === "v" || name === "t") && !phonetic;
    },
    text(part) {
      if (taking && cell) cell.text += part;
    },
    close(name) {
      taking = false;
      if (name === "rPh") phonetic = false;
      else if (name === "c" && cell) {
        take(cell);
        cell = null;
      } else if (name === "row" && row.cells.length > 0) {
        rows.push(row);
        if (rows.length > mostRows) throw new Refused(tooManyRows);
      }
    },
  });
  return {
    rows,
    hidden: [
      ...(leftRow === null ? [] : [{ line: leftRow, column: null }]),
      ...Array.from(leftColumns, (index) => ({ line: null, column: columnName(index) })),
    ],
  };
}

function tooWide(line: number): ImportProblem {
  return { field: "file", problem: "too_wide", params: { maximum: mostColumns }, line };
}

function isSet(attribute: string | undefined): boolean {
  return attribute === "1" || attribute === "true";
}

/** The gaps before a cell are empty cells. */
function put(cells: Cell[], index: number, cell: Cell): void {
  while (cells.length < index) cells.push({ text: "", line: cell.line });
  cells[index] = cell;
}

/** The column of a reference such as C7, from 0; null without one. */
function columnIndex(reference: string): number | null {
  let index = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    index = index * 26 + value;
    if (index > 1_000_000) break;
  }
  return index > 0 ? index - 1 : null;
}

type Workbook = {
  strings: string[];
  formats: Map<number, NumberFormat>;
  /** Whether its dates count from 1904 instead of 1900. */
  from1904: boolean;
  /** How many characters its cells may still have together: thousands of them can refer to one long text. */
  room: number;
};

/** A cell as a sheet stores it: `type` says what its text means, and a result of a formula may be missing. */
type StoredCell = { line: number; index: number; type: string; style: number; text: string; formula: boolean };

/** As long as a cell of Excel can be. */
const longestCell = 32_767;

/** Days between Excel's two ways to count them, and the last day that it knows. */
const macEpoch = 1462;
const lastSerial = 2_958_465;

/** The days from 2000 to 2099, as Excel counts them from 1904. */
const macDays = { from: 36_526 - macEpoch, to: 73_050 - macEpoch };

/** The cell as a person sees it; a problem when the workbook cannot be read. */
function readCell(stored: StoredCell, { strings, formats, from1904 }: Workbook): Cell | ImportProblem {
  const { type, text, line, formula } = stored;
  if (text.trim() === "") return formula && type !== "str" ? refused(stored, "formula_without_value") : { text, line };
  switch (type) {
    case "s": {
      const shared = strings[Number(text)];
      return shared === undefined ? refused(stored, "text_missing") : textCell(shared, stored);
    }
    case "b":
      return { text: text === "0" || text === "false" ? "FALSE" : "TRUE", line, shows: "truth" };
    case "e":
      return { text, line, shows: "error" };
    case "d":
      return { text, line, stored: true, shows: "day" };
    case "n":
      return numberCell(Number(text), stored, formats.get(stored.style), from1904 ? macEpoch : 0);
    default:
      return textCell(text, stored);
  }
}

function textCell(text: string, stored: StoredCell): Cell | ImportProblem {
  if (text.length > longestCell) return refused(stored, "too_long", { maximum: longestCell });
  return { text, line: stored.line };
}

function numberCell(number: number, { text, line }: StoredCell, format: NumberFormat | undefined, epoch: number): Cell {
  if (!Number.isFinite(number)) return { text, line };
  const cell: Cell = { text: decimal(number), line, stored: true };
  switch (format?.shows) {
    case undefined:
      return epoch > 0 && number >= macDays.from && number <= macDays.to
        ? { ...cell, day: dateOfSerial(number + epoch) }
        : cell;
    case "percent":
      return { ...cell, text: `${decimal(format.hundredfold ? number * 100 : number)}%` };
    case "money":
      return { ...cell, currency: format.currency };
    case "shortened":
      return { ...cell, text: `${decimal(number)}${format.unit}`, shows: "shortened" };
    case "day":
    case "month":
    case "time":
      return { ...cell, text: serialDay(number + epoch, format.shows), shows: "day" };
  }
}

/** 2026-10-01, or 2026-10 where the cell shows only the month. A time of day stays the part of a day that it is. */
function serialDay(serial: number, shows: "day" | "month" | "time"): string {
  if (serial < 0 || serial > lastSerial || (shows === "time" && serial < 1)) return decimal(serial);
  const date = dateOfSerial(serial);
  return shows === "month" ? date.slice(0, 7) : date;
}

/** A number without an exponent, and without what binary fractions add: 0.1 + 0.2 is 0.3. */
function decimal(number: number): string {
  const rounded = Number(number.toPrecision(15));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21 ? String(BigInt(rounded)) : String(rounded);
}

function refused(
  { index, line }: StoredCell,
  problem: ImportProblem["problem"],
  params?: Record<string, number>,
): ImportProblem {
  return { field: `${columnName(index)}${line}`, problem, ...(params && { params }), line, column: index + 1 };
}

/** The letters of a column, from 0: 27 is AB. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${columnName(Math.floor(index / 26) - 1)}${last}`;
}

/** How a number's format shows it, unless that is a plain number. */
type NumberFormat =
  /** A date; `month` shows only Oct-26. */
  | { shows: "day" | "month" | "time" }
  /** A share: 0.34 as 34%, or, when the sign is only a text beside the number, 34 as 34%. */
  | { shows: "percent"; hundredfold: boolean }
  | { shows: "money"; currency: string }
  /** 23 as 23k. */
  | { shows: "shortened"; unit: string };

/** Excel's own formats besides plain numbers. Which dates 27 to 58 show depends on the language of the program. */
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
        const format = readFormat(attributes["formatCode"] ?? "");
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

/** Null for a code that shows a plain number. */
function readFormat(code: string): NumberFormat | null {
  const sections = splitSections(formatTokens(code));
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

function formatTokens(code: string): Token[] {
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

/** The texts of a section, adjacent ones joined. */
function textsIn(section: Token[], isText: (token: Token) => boolean): string[] {
  const texts = [""];
  for (const token of section) {
    if (isText(token)) texts.push(`${texts.pop() ?? ""}${token.text}`);
    else texts.push("");
  }
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}
