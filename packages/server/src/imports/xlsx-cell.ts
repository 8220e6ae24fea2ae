import { dateOfSerial } from "./days.ts";
import type { ImportProblem } from "./import-result.ts";
import type { Cell } from "./table.ts";
import type { NumberFormat } from "./xlsx-formats.ts";

export type Workbook = {
  strings: string[];
  formats: Map<number, NumberFormat>;
  /** Whether its dates count from 1904 instead of 1900. */
  from1904: boolean;
  /** How many characters its cells may still have together: thousands of them can refer to one long text. */
  room: number;
};

/** A cell as a sheet stores it: `type` says what its text means, and a result of a formula may be missing. */
export type StoredCell = { line: number; index: number; type: string; style: number; text: string; formula: boolean };

/** As long as a cell of Excel can be. */
const longestCell = 32_767;

/** Days between Excel's two ways to count them, and the last day that it knows. */
const macEpoch = 1462;
const lastSerial = 2_958_465;

/** The days from 2000 to 2099, as Excel counts them from 1904. */
const macDays = { from: 36_526 - macEpoch, to: 73_050 - macEpoch };

/** What a cell shows; or why the workbook cannot be read. */
export function cellOf(stored: StoredCell, { strings, formats, from1904 }: Workbook): Cell | ImportProblem {
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
      return { ...cell, text: dayOf(number + epoch, format.shows), shows: "day" };
  }
}

/** 2026-10-01, or 2026-10 where the cell shows only the month. A time of day stays the part of a day that it is. */
function dayOf(serial: number, shows: "day" | "month" | "time"): string {
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
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${columnName(Math.floor(index / 26) - 1)}${last}`;
}
