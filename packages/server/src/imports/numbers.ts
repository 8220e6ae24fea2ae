import { currency } from "@agency/content/settings";
import { type CellOf, inRange, maximumCount, maximumPosition, notANumber, spreadsheetError } from "./cells.ts";
import { currencyNamed, isOwnCurrency } from "./currencies.ts";
import { numberIn, openSignIn } from "./number-text.ts";
import type { Cell, DecimalSign } from "./table.ts";

/** How a file writes its numbers: by a program, as 2260.5; or by people, as 2,260.5, 2.260,5 or 2 260. */
export type NumberStyle = "program" | "people";

/** What people write where there is no figure. */
const nothing = new Set(["", "-", "--", "–", "—", "n/a", "na", "nil", "null", "tiada", "t/a", "(not set)"]);

const plain = /^\d+(?:\.\d+)?$/;

/** A whole number from 0; null for an empty cell. Decimals are never taken for a count: 2.000 is 2000 or a problem. */
export function readAmount(cell: Cell, style: NumberStyle): CellOf<number | null> {
  const text = cell.text.trim();
  if (nothing.has(text.toLowerCase())) return { value: null };
  const other = anotherThing(cell) ?? moneyBeside(cell);
  if (other) return other;
  const sign = openSignOf(cell);
  // Programs write no signs between thousands, and do not fill decimals up to three.
  const decimal = cell.decimal ?? (style === "program" && sign === "." ? "unclear" : groupedBy(sign));
  if (sign !== null && (decimal === "unclear" || (decimal === sign && text.endsWith("000")))) return unclear(text);
  const value = valueOf(cell, decimal);
  if (value === null) return { problem: "whole_number", ...notANumber(text, 0) };
  return Number.isInteger(value) ? inRange(value, 0, maximumCount) : { problem: "whole_number" };
}

/** A number from 1 that may have decimals; null for an empty cell. A position of 0 means that there was none. */
export function readRank(cell: Cell): CellOf<number | null> {
  const text = cell.text.trim();
  if (nothing.has(text.toLowerCase()) || text === "0") return { value: null };
  const other = anotherThing(cell) ?? moneyBeside(cell);
  if (other) return other;
  // No position is above 1000, so an open sign begins decimals.
  const value = valueOf(cell, openSignOf(cell) ?? ".");
  if (value === null) return { problem: "number", ...notANumber(text, 1) };
  return inRange(value, 1, maximumPosition);
}

/** An amount of money from 0, in the agency's currency and at most in cents; null for an empty cell. */
export function readMoney(cell: Cell): CellOf<number | null> {
  const other = anotherThing(cell);
  if (other) return other;
  const { name, number } = withCurrency(cell);
  if (name !== null && !isOwnCurrency(name))
    return { problem: "other_currency", params: { currency: name, own: currency.code } };
  if (nothing.has(number.toLowerCase())) return { value: null };
  const amount = { ...cell, text: number };
  const sign = openSignOf(amount);
  const decimal = cell.decimal ?? (sign === "." ? "unclear" : groupedBy(sign));
  if (sign !== null && (decimal === "unclear" || decimal === sign)) return unclear(number);
  const value = valueOf(amount, decimal);
  if (value === null || Math.round(value * 100) / 100 !== value) return { problem: "amount", ...notANumber(number, 0) };
  return inRange(value, 0, maximumCount);
}

export function isNumber(cell: Cell): boolean {
  return cell.shows === undefined && valueOf(cell, ".") !== null;
}

/** What a cell shows that is no number, whatever stands for it in the file. */
function anotherThing({ text, shows }: Cell): Extract<CellOf<never>, { problem: unknown }> | null {
  const shown = text.trim();
  if (shows === "error" || spreadsheetError.test(shown))
    return { problem: "spreadsheet_error", params: { error: shown.slice(0, 20) } };
  if (shows === "truth" || /^(?:true|false)$/i.test(shown))
    return { problem: "truth_not_count", params: { text: shown } };
  if (shows === "day") return { problem: "date_not_count", params: { text: shown } };
  if (shows === "shortened") return { problem: "shortened", params: { text: shown } };
  return /[%\uFF05]$/.test(shown) ? { problem: "share_not_count" } : null;
}

function moneyBeside(cell: Cell): Extract<CellOf<never>, { problem: unknown }> | null {
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
  const own = [currency.symbol, currency.code].find((one) => trimmed.toUpperCase().startsWith(one.toUpperCase()));
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

function unclear(text: string): Extract<CellOf<never>, { problem: unknown }> {
  const digits = text.replaceAll(/[.,]/g, "");
  return { problem: "thousand_or_decimal", params: { text, whole: digits } };
}

function openSignOf({ text, stored }: Cell): "." | "," | null {
  return stored ? null : openSignIn(text.trim());
}

/** The decimal sign of whoever groups thousands with the other one. */
function groupedBy(sign: "." | "," | null): "." | "," {
  return sign === "." ? "," : ".";
}

function valueOf({ text, stored }: Cell, decimal: DecimalSign): number | null {
  if (stored) return plain.test(text) ? Number(text) : null;
  return decimal === "unclear" ? null : numberIn(text.trim(), decimal);
}
