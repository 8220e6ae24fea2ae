import { currency } from "@agency/content/settings";
import { type CellOf, inRange, isFormula, maximumCount, maximumPosition, notANumber } from "./cells.ts";
import type { Cell } from "./table.ts";

/** How a file writes its numbers: by a program, as 2260.5; or by people, as 2,260.5, 2.260,5 or 2 260. */
export type NumberStyle = "program" | "people";

/** What people write where there is no figure. */
const nothing = new Set(["", "-", "–", "—", "n/a", "na", "nil", "null", "tiada", "t/a", "(not set)"]);

const spacedGroups = /^\d{1,3}(?:[ \u00A0\u2009\u202F'’]\d{3})+(?:[.,]\d+)?$/;
const spaces = /[ \u00A0\u2009\u202F'’]/g;
const plain = /^\d+(?:\.\d+)?$/;

/** A whole number from 0; null for an empty cell. */
export function readAmount(cell: Cell, style: NumberStyle): CellOf<number | null> {
  const text = cell.text.trim();
  if (nothing.has(text.toLowerCase())) return { value: null };
  if (text.endsWith("%")) return { problem: "share_not_count" };
  const value = numberIn(text, cell.stored ? "program" : style, "whole");
  if (value === null) return { problem: "whole_number", ...notANumber(text, 0) };
  return Number.isInteger(value) ? inRange(value, 0, maximumCount) : { problem: "whole_number" };
}

/** A number from 1 that may have decimals; null for an empty cell. A position of 0 means that there was none. */
export function readRank(cell: Cell, style: NumberStyle): CellOf<number | null> {
  const text = cell.text.trim();
  if (nothing.has(text.toLowerCase()) || text === "0") return { value: null };
  const value = numberIn(text, cell.stored ? "program" : style, "decimal");
  if (value === null) return { problem: "number", ...notANumber(text, 1) };
  return inRange(value, 1, maximumPosition);
}

/** An amount of money from 0, in the agency's currency and at most in cents; null for an empty cell. */
export function readMoney(cell: Cell, style: NumberStyle): CellOf<number | null> {
  const text = withoutCurrency(cell.text.trim());
  if (nothing.has(text.toLowerCase())) return { value: null };
  const value = numberIn(text, cell.stored ? "program" : style, "whole");
  if (value === null || Math.round(value * 100) / 100 !== value) return { problem: "amount", ...notANumber(text, 0) };
  return inRange(value, 0, maximumCount);
}

/** "RM 1,200" and "MYR1200" are 1,200: people write the currency as its symbol or as its code. */
function withoutCurrency(text: string): string {
  const name = [currency.symbol, currency.code].find((one) => text.toUpperCase().startsWith(one.toUpperCase()));
  return name === undefined ? text : text.slice(name.length).trim();
}

export function isNumber({ text }: Cell): boolean {
  return numberIn(text.trim(), "people", "decimal") !== null;
}

/**
 * The number that a text writes; null for anything else. One separator before three digits groups thousands where whole numbers
 * are expected ("2.260" visitors), and begins the decimals where they are not ("8,125" as a position).
 */
export function numberIn(text: string, style: NumberStyle, expected: "whole" | "decimal"): number | null {
  const digits = spacedGroups.test(text) ? text.replaceAll(spaces, "") : text;
  if (isFormula(digits)) return null;
  if (style === "program") return plain.test(digits.replaceAll(",", "")) ? Number(digits.replaceAll(",", "")) : null;
  const [point, comma] = [digits.lastIndexOf("."), digits.lastIndexOf(",")];
  if (point >= 0 && comma >= 0) {
    return point > comma ? grouped(digits, ",", ".") : grouped(digits, ".", ",");
  }
  const separator = point >= 0 ? "." : ",";
  const parts = digits.split(separator);
  const groups = parts.length > 2 || (parts.length === 2 && expected === "whole" && isGroup(parts));
  return groups ? grouped(digits, separator, "") : grouped(digits, "", separator);
}

function isGroup([first = "", second = ""]: string[]): boolean {
  return second.length === 3 && first.length > 0 && first.length < 4 && !first.startsWith("0");
}

/** A number with the given signs between thousands and before decimals; null when its groups are not of three digits. */
function grouped(text: string, group: string, decimal: string): number | null {
  const [whole = "", decimals = "0", ...rest] = decimal === "" ? [text] : text.split(decimal);
  const groups = group === "" ? [whole] : whole.split(group);
  const wellFormed = groups.every((digits, index) => (index === 0 ? digits.length < 4 : digits.length === 3));
  if (rest.length > 0 || (groups.length > 1 && !wellFormed)) return null;
  const number = `${groups.join("")}.${decimals}`;
  return plain.test(number) ? Number(number) : null;
}
