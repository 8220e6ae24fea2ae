import { rankingLimits } from "@agency/model/top-rankings";
import type { FieldProblem } from "../kit/problems.ts";

/** The value of a cell, or why it is refused. */
export type CellOf<T> = { value: T } | Pick<FieldProblem, "problem" | "params">;

export const maximumCount = 1_000_000_000;
export const maximumPosition = 1000;

/** Text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\n\r]/;
const negative = /^-\d+(?:[.,]\d+)?$/;
/** What a spreadsheet shows where a formula has no result. */
export const spreadsheetError =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|DIV\/0!|SPILL!|CALC!|GETTING_DATA|BLOCKED!|CONNECT!|FIELD!|BUSY!|UNKNOWN!|ERROR!)$/i;

/** Keywords separated by bars. */
export function readRankings(text: string): CellOf<string[]> {
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

/** Why a text is no name and no date: a formula, or the error of one. Null for any other. */
export function wrongText(text: string): Pick<FieldProblem, "problem" | "params"> | null {
  if (spreadsheetError.test(text)) return { problem: "spreadsheet_error", params: { error: text } };
  return isFormula(text) ? { problem: "no_formula" } : null;
}

/** Whether a spreadsheet would run a cell's text; a plain negative number is harmless. */
export function isFormula(text: string): boolean {
  return formula.test(text.trim()) && !negative.test(text.trim());
}

export function inRange(value: number, minimum: number, maximum: number): CellOf<number> {
  if (value < minimum) return { problem: "too_small", params: { minimum } };
  if (value > maximum) return { problem: "too_big", params: { maximum } };
  return { value };
}

/** The problem of a text that is not a number: a negative one, or a formula; empty for any other. */
export function notANumber(text: string, minimum: number): Partial<Pick<FieldProblem, "problem" | "params">> {
  if (negative.test(text)) return { problem: "too_small", params: { minimum } };
  return isFormula(text) ? { problem: "no_formula" } : {};
}
