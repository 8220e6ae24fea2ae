import { currency as agencyCurrency } from "@agency/content/settings";
import { rankingLimits } from "@agency/model/top-rankings";
import type { FieldProblem } from "../kit/problems.ts";
import { readDate } from "./dates.ts";
import type { Cell, DecimalSign, Row } from "./sheet.ts";

/** The value of a cell, or why it is refused. */
export type ParsedCell<T> = { value: T } | Pick<FieldProblem, "problem" | "params">;

const maximumCount = 1_000_000_000;
const maximumPosition = 1000;

/** Text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\n\r]/;
const negative = /^-\d+(?:[.,]\d+)?$/;
/** Spreadsheets show these where a formula has no result. */
const spreadsheetError =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|DIV\/0!|SPILL!|CALC!|GETTING_DATA|BLOCKED!|CONNECT!|FIELD!|BUSY!|UNKNOWN!|ERROR!)$/i;

/** Keywords separated by bars. */
export function readRankings(text: string): ParsedCell<string[]> {
  // Trims only leading spaces, so that a tab or line break before a formula is still found.
  const entries = text.split("|").map((entry) => entry.trimEnd().replace(/^ +/, ""));
  const value = entries.filter((entry) => entry !== "");
  const error = value.find((entry) => spreadsheetError.test(entry));
  if (error !== undefined) return { problem: "spreadsheet_error", params: { error } };
  if (value.some((entry) => formula.test(entry))) return { problem: "no_formula" };
  if (value.some((entry) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(entry))) return { problem: "single_line" };
  if (value.some((entry) => entry.length > rankingLimits.length)) {
    return { problem: "too_long", params: { maximum: rankingLimits.length } };
  }
  if (value.length > rankingLimits.count) return { problem: "too_many", params: { maximum: rankingLimits.count } };
  return { value };
}

/** Why a text is neither a name nor a date: a formula, or the error of one. Null for any other. */
export function wrongText(text: string): Pick<FieldProblem, "problem" | "params"> | null {
  if (spreadsheetError.test(text)) return { problem: "spreadsheet_error", params: { error: text } };
  return isFormula(text) ? { problem: "no_formula" } : null;
}

/** Whether a spreadsheet would run a cell's text; a plain negative number is harmless. */
function isFormula(text: string): boolean {
  return formula.test(text.trim()) && !negative.test(text.trim());
}

function inRange(value: number, minimum: number, maximum: number): ParsedCell<number> {
  if (value < minimum) return { problem: "too_small", params: { minimum } };
  if (value > maximum) return { problem: "too_big", params: { maximum } };
  return { value };
}

/** The problem of a text that is not a number: a negative one, or a formula; empty for any other. */
function notANumber(text: string, minimum: number): Partial<Pick<FieldProblem, "problem" | "params">> {
  if (negative.test(text)) return { problem: "too_small", params: { minimum } };
  return isFormula(text) ? { problem: "no_formula" } : {};
}

/** Currency signs made of letters, in lower case, which no list of Unicode has. */
const letterSigns = new Set(
  "rm rp kr zł kč ft lei fr fr. chf rs rs. tl s/ s/. r$ b/. лв руб руб. din kn ksh tsh ush 元 圆 円 บาท".split(" "),
);

const codes = new Set(Intl.supportedValuesOf("currency"));

/** Signs that several countries share. */
const sharedSigns = new Set(["$", "¥", "kr", "Kr"]);

/** Currencies with a shared sign, by the number that spreadsheets give to a region, in lower case. */
const regions = new Map([
  ["409", "USD"],
  ["c09", "AUD"],
  ["1009", "CAD"],
  ["c0c", "CAD"],
  ["1409", "NZD"],
  ["c04", "HKD"],
  ["3c09", "HKD"],
  ["404", "TWD"],
  ["1004", "SGD"],
  ["4809", "SGD"],
  ["411", "JPY"],
  ["804", "CNY"],
  ["41d", "SEK"],
  ["414", "NOK"],
  ["406", "DKK"],
  ["40f", "ISK"],
]);

/** The currency that a text around a number names, as the text writes it: "US$", "EUR", "kr". Null when it names none. */
export function currencyNamed(text: string): string | null {
  const name = text.normalize("NFKC").trim();
  const known =
    /^\p{L}{0,3}\p{Sc}$/u.test(name) || codes.has(name.toUpperCase()) || letterSigns.has(name.toLowerCase());
  return known ? name : null;
}

/** Whether a currency's name is the agency's own: its code, its sign, or its sign as the country itself writes it, $ for S$. */
export function isOwnCurrency(name: string): boolean {
  const { code, symbol } = agencyCurrency;
  return [code, symbol, symbol.replaceAll(/\p{L}/gu, "")].some(
    (own) => own !== "" && own.toUpperCase() === name.toUpperCase(),
  );
}

/** A currency as a cell's format writes it, its sign with a region; the code where only the region tells which it is. */
export function currencyOfRegion(sign: string, region: string): string {
  return sharedSigns.has(sign) ? (regions.get(region.toLowerCase().replace(/^0+/, "")) ?? sign) : sign;
}

/** Words for a currency that a heading may have, with its code; a dollar alone is that of whoever writes it. */
const words: [RegExp, string][] = [
  [/\bUS dollars?\b|\bdolar AS\b|美元|美金/i, "USD"],
  [/\bSingapore dollars?\b|\bdolar Singapura\b|新元|新币|新幣|坡币/i, "SGD"],
  [/\bringgit\b|令吉|马币|馬幣/i, "MYR"],
  [/人民币|人民幣|\brmb\b/i, "CNY"],
  [/\beuros?\b|欧元|歐元/i, "EUR"],
  [/英镑|英鎊/, "GBP"],
  [/港元|港币|港幣/, "HKD"],
  [/新台币|新台幣/, "TWD"],
  [/\brupiah\b/i, "IDR"],
  [/\bbaht\b/i, "THB"],
  [/\bdollars?\b|\bdolar\b/i, "$"],
];

/** Codes and signs that people write in small letters; any other is a word in them, such as "all" or "top". */
const small = new Set(
  "aud cad chf cny eur gbp hkd idr inr jpy krw myr nzd php sgd thb twd usd vnd rm rp rs kr".split(" "),
);

/** The currency that a heading names, as the heading writes it or by its code, and the text without it; null when it names none. */
export function currencyIn(text: string): { currency: string; rest: string } | null {
  for (const [word, code] of words) if (word.test(text)) return { currency: code, rest: text.replace(word, " ") };
  for (const [word] of text.matchAll(/[^\s()（）[\]{},;:/_-]+/gu)) {
    const isWord = /^\p{Ll}+$/u.test(word) && !small.has(word);
    const currency = isWord ? null : currencyNamed(word);
    if (currency !== null) return { currency, rest: text.replace(word, " ") };
  }
  return null;
}

/** Between the groups of a number besides a point or a comma. */
const spacedGroups = /^\d{1,3}(?:[ \u00A0\u2009\u202F'’]\d{3})+(?:[.,]\d+)?$/;
const spaces = /[ \u00A0\u2009\u202F'’]/g;
const digitsOnly = /^\d+(?:\.\d+)?$/;

/** One sign before three digits: 2.260 is 2260 for some people and a little more than two for others. */
const openSign = /^[1-9]\d{0,2}(?<sign>[.,])\d{3}$/;

/** The sign of a number that may group thousands or begin decimals; null where the number says which. */
function openSignIn(number: string): "." | "," | null {
  return (openSign.exec(number)?.groups?.["sign"] as "." | "," | undefined) ?? null;
}

/** The number that a text writes; null for anything else. `decimal` decides an open sign; any other number says what it means. */
function numberIn(text: string, decimal: "." | ","): number | null {
  const digits = spacedGroups.test(text) ? text.replaceAll(spaces, "") : text;
  if (isFormula(digits)) return null;
  return parseNumber(digits, openSignIn(digits) === null ? (findDecimalSign(digits) ?? ".") : decimal);
}

/** Numbers with decimals after the sign, or with thousands parted by the other one. */
const written = {
  ".": /^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/,
  ",": /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$|^\d{1,3}(?:\.\d{3}){2,}$/,
};

/** The sign that begins decimals in a number for sure; null for a number that does not tell, and for anything else. */
function findDecimalSign(number: string): "." | "," | null {
  if (openSignIn(number) !== null) return null;
  return written["."].test(number) ? "." : written[","].test(number) ? "," : null;
}

/** The number of a text whose decimals begin with that sign; null when its groups are not of three digits. */
function parseNumber(text: string, decimal: "." | ","): number | null {
  const [whole = "", decimals = "0", ...rest] = text.split(decimal);
  const [first = "", ...groups] = whole.split(decimal === "." ? "," : ".");
  const wellFormed = groups.length === 0 || (first.length < 4 && groups.every((digits) => digits.length === 3));
  if (rest.length > 0 || !wellFormed) return null;
  const number = `${first}${groups.join("")}.${decimals}`;
  return digitsOnly.test(number) ? Number(number) : null;
}

/** How a file writes its numbers: by a program, as 2260.5; or by people, as 2,260.5, 2.260,5 or 2 260. */
export type NumberStyle = "program" | "people";

/** People write these for a missing figure. */
const nothing = new Set(["", "-", "--", "–", "—", "n/a", "na", "nil", "null", "tiada", "t/a", "(not set)"]);

/** Whether a cell is empty, or has only what people write for a missing figure. */
export function isNothing(text: string): boolean {
  return nothing.has(text.trim().toLowerCase());
}

const plain = /^\d+(?:\.\d+)?$/;

/** A whole number from 0; null for an empty cell. Decimals are never taken for a count: 2.000 is 2000 or a problem. */
export function readAmount(cell: Cell, style: NumberStyle): ParsedCell<number | null> {
  const text = cell.text.trim();
  if (nothing.has(text.toLowerCase())) return { value: null };
  const other = anotherThing(cell) ?? moneyBeside(cell);
  if (other) return other;
  const sign = unclearSign(cell);
  // Programs write no signs between thousands, and do not fill decimals up to three.
  const decimal = cell.decimal ?? (style === "program" && sign === "." ? "unclear" : groupedBy(sign));
  if (sign !== null && (decimal === "unclear" || (decimal === sign && text.endsWith("000")))) return unclear(text);
  const value = cellValue(cell, decimal);
  if (value === null) return { problem: "whole_number", ...notANumber(text, 0) };
  return Number.isInteger(value) ? inRange(value, 0, maximumCount) : { problem: "whole_number" };
}

/** A number from 1 that may have decimals; null for an empty cell. A position of 0 means that there was none. */
export function readRank(cell: Cell): ParsedCell<number | null> {
  const text = cell.text.trim();
  if (nothing.has(text.toLowerCase()) || text === "0") return { value: null };
  const other = anotherThing(cell) ?? moneyBeside(cell);
  if (other) return other;
  // No position is above 1000, so an open sign begins decimals.
  const value = cellValue(cell, unclearSign(cell) ?? ".");
  if (value === null) return { problem: "number", ...notANumber(text, 1) };
  return inRange(value, 1, maximumPosition);
}

/** An amount of money from 0, in the agency's currency and at most in cents; null for an empty cell. */
export function readMoney(cell: Cell): ParsedCell<number | null> {
  const other = anotherThing(cell);
  if (other) return other;
  const { name, number } = withCurrency(cell);
  if (name !== null && !isOwnCurrency(name))
    return { problem: "other_currency", params: { currency: name, own: agencyCurrency.code } };
  if (nothing.has(number.toLowerCase())) return { value: null };
  const amount = { ...cell, text: number };
  const sign = unclearSign(amount);
  const decimal = cell.decimal ?? (sign === "." ? "unclear" : groupedBy(sign));
  if (sign !== null && (decimal === "unclear" || decimal === sign)) return unclear(number);
  const value = cellValue(amount, decimal);
  if (value === null || Math.round(value * 100) / 100 !== value) return { problem: "amount", ...notANumber(number, 0) };
  return inRange(value, 0, maximumCount);
}

/**
 * A number that may be negative and have decimals, as ad platforms write money and conversions, with the currency beside it; null for an
 * empty cell. Decimals that an export rounds no further are kept.
 */
export function readSigned(cell: Cell): ParsedCell<{ number: number | null; currency: string | null }> {
  const other = anotherThing(cell);
  if (other) return other;
  const { name, number: text } = withCurrency({ ...cell, text: cell.text.trim().replace(/^[-−]/u, "") });
  const isNegative = /^[-−]\s?\S*\d/u.test(cell.text.trim());
  if (nothing.has(text.toLowerCase())) return { value: { number: null, currency: name } };
  const amount = { ...cell, text };
  const sign = unclearSign(amount);
  const decimal = cell.decimal ?? (sign === "." ? "unclear" : groupedBy(sign));
  if (sign !== null && decimal === "unclear") return unclear(text);
  const value = cellValue(amount, decimal);
  if (value === null) return { problem: "number", ...notANumber(text, 0) };
  if (value > maximumCount) return { problem: "too_big", params: { maximum: maximumCount } };
  return { value: { number: isNegative ? -value : value, currency: name } };
}

export function isNumber(cell: Cell): boolean {
  return cell.shows === undefined && cellValue(cell, ".") !== null;
}

/** Names a cell that shows no number, whatever number the file stores for it. */
function anotherThing({ text, shows }: Cell): Extract<ParsedCell<never>, { problem: unknown }> | null {
  const shown = text.trim();
  if (shows === "error" || spreadsheetError.test(shown))
    return { problem: "spreadsheet_error", params: { error: shown.slice(0, 20) } };
  if (shows === "truth" || /^(?:true|false)$/i.test(shown))
    return { problem: "truth_not_count", params: { text: shown } };
  if (shows === "day") return { problem: "date_not_count", params: { text: shown } };
  if (shows === "shortened") return { problem: "shortened", params: { text: shown } };
  return /[%\uFF05]$/.test(shown) ? { problem: "share_not_count" } : null;
}

function moneyBeside(cell: Cell): Extract<ParsedCell<never>, { problem: unknown }> | null {
  const { name } = withCurrency(cell);
  return name === null ? null : { problem: "money_not_count", params: { currency: name } };
}

/** "RM 1,200" and "1200 MYR" are 1,200: people write the currency as its sign or as its code, before the number or after it. */
function withCurrency({ text, currency: shown }: Cell): { name: string | null; number: string } {
  const trimmed = text.trim();
  if (shown !== undefined) return { name: shown, number: trimmed };
  if (/^\d+(?:[.,]\d+)*$/.test(trimmed)) return { name: null, number: trimmed };
  const { before, number, after } = parted(trimmed);
  const name = before !== "" && after !== "" ? null : currencyNamed(before || after);
  if (name !== null) return { name, number };
  const own = [agencyCurrency.symbol, agencyCurrency.code].find((one) =>
    trimmed.toUpperCase().startsWith(one.toUpperCase()),
  );
  return { name: null, number: own === undefined ? trimmed : trimmed.slice(own.length).trim() };
}

/** A number with what stands before it and after it, such as RM 1,200; all empty for anything else. */
function parted(text: string): { before: string; number: string; after: string } {
  const start = text.search(/\d/);
  const rest = start < 0 ? "" : text.slice(start);
  const [number = ""] = /^[\d.,\s'’]*/u.exec(rest) ?? [];
  const after = rest.slice(number.length).trim();
  if (number === "" || /\d/.test(after)) return { before: "", number: "", after: "" };
  return { before: text.slice(0, start).trim(), number: number.trim(), after };
}

function unclear(text: string): Extract<ParsedCell<never>, { problem: unknown }> {
  const digits = text.replaceAll(/[.,]/g, "");
  return { problem: "thousand_or_decimal", params: { text, whole: digits } };
}

function unclearSign({ text, stored }: Cell): "." | "," | null {
  return stored ? null : openSignIn(text.trim());
}

/** The decimal sign of whoever groups thousands with the other one. */
function groupedBy(sign: "." | "," | null): "." | "," {
  return sign === "." ? "," : ".";
}

function cellValue({ text, stored }: Cell, decimal: DecimalSign): number | null {
  if (stored) return plain.test(text) ? Number(text) : null;
  return decimal === "unclear" ? null : numberIn(text.trim(), decimal);
}

/** A number, perhaps with a currency or a percent sign beside it. */
const numberAlone = /^\D{0,5}?(?<digits>\d[\d.,]*)\D{0,5}$/u;

/**
 * Says of each number with an open sign, such as 2.260, which sign begins decimals: as the other numbers of its column show, else
 * those of the whole table, else `usual`. Numbers of its column that contradict each other leave it unclear.
 */
export function tellDecimals(rows: Row[], usual?: "." | ","): void {
  const open: { cell: Cell; index: number }[] = [];
  const columns = new Map<number, Set<"." | ",">>();
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      const digits = cell.stored ? undefined : digitsIn(cell.text);
      if (digits === undefined) continue;
      if (openSignIn(digits) !== null) open.push({ cell, index });
      const sign = findDecimalSign(digits);
      if (sign === null || readDate(cell.text) !== null) continue;
      const signs = columns.get(index) ?? new Set();
      columns.set(index, signs.add(sign));
    }
  }
  const table = onlySign(new Set(Array.from(columns.values(), (signs) => [...signs]).flat()));
  for (const { cell, index } of open) {
    const column = columns.get(index);
    const known: DecimalSign | undefined = column ? (onlySign(column) ?? "unclear") : (table ?? usual);
    if (known !== undefined) cell.decimal = known;
  }
}

function digitsIn(text: string): string | undefined {
  if (!text.includes(".") && !text.includes(",")) return undefined;
  return numberAlone.exec(text.trim())?.groups?.["digits"];
}

function onlySign(signs: Set<"." | ",">): "." | "," | undefined {
  const [sign] = signs;
  return signs.size === 1 ? sign : undefined;
}
