import { isFormula } from "./cells.ts";

/** Between the groups of a number besides a point or a comma. */
const spacedGroups = /^\d{1,3}(?:[ \u00A0\u2009\u202F'’]\d{3})+(?:[.,]\d+)?$/;
const spaces = /[ \u00A0\u2009\u202F'’]/g;
const plain = /^\d+(?:\.\d+)?$/;

/** One sign before three digits: 2.260 is 2260 for some people and a little more than two for others. */
const openSign = /^[1-9]\d{0,2}(?<sign>[.,])\d{3}$/;

/** The sign of a number that may group thousands or begin decimals; null where the number says which. */
export function openSignIn(number: string): "." | "," | null {
  return (openSign.exec(number)?.groups?.["sign"] as "." | "," | undefined) ?? null;
}

/** The number that a text writes; null for anything else. `decimal` decides an open sign; any other number says what it means. */
export function numberIn(text: string, decimal: "." | ","): number | null {
  const digits = spacedGroups.test(text) ? text.replaceAll(spaces, "") : text;
  if (isFormula(digits)) return null;
  return valueOf(digits, openSignIn(digits) === null ? (decimalSignOf(digits) ?? ".") : decimal);
}

/** Numbers with decimals after the sign, or with thousands parted by the other one. */
const written = {
  ".": /^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/,
  ",": /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$|^\d{1,3}(?:\.\d{3}){2,}$/,
};

/** The sign that begins decimals in a number for sure; null for a number that does not tell, and for anything else. */
export function decimalSignOf(number: string): "." | "," | null {
  if (openSignIn(number) !== null) return null;
  return written["."].test(number) ? "." : written[","].test(number) ? "," : null;
}

/** The number of a text whose decimals begin with that sign; null when its groups are not of three digits. */
function valueOf(text: string, decimal: "." | ","): number | null {
  const [whole = "", decimals = "0", ...rest] = text.split(decimal);
  const [first = "", ...groups] = whole.split(decimal === "." ? "," : ".");
  const wellFormed = groups.length === 0 || (first.length < 4 && groups.every((digits) => digits.length === 3));
  if (rest.length > 0 || !wellFormed) return null;
  const number = `${first}${groups.join("")}.${decimals}`;
  return plain.test(number) ? Number(number) : null;
}
