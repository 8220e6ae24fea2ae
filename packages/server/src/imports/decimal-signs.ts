import { readDate } from "./dates.ts";
import { decimalSignOf, openSignIn } from "./number-text.ts";
import type { Cell, DecimalSign, Row } from "./table.ts";

/** A number, perhaps with a currency or a percent sign beside it. */
const number = /^\D{0,5}?(?<digits>\d[\d.,]*)\D{0,5}$/u;

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
      const sign = decimalSignOf(digits);
      if (sign === null || readDate(cell.text) !== null) continue;
      const signs = columns.get(index) ?? new Set();
      columns.set(index, signs.add(sign));
    }
  }
  const table = only(new Set(Array.from(columns.values(), (signs) => [...signs]).flat()));
  for (const { cell, index } of open) {
    const column = columns.get(index);
    const known: DecimalSign | undefined = column ? (only(column) ?? "unclear") : (table ?? usual);
    if (known !== undefined) cell.decimal = known;
  }
}

function digitsIn(text: string): string | undefined {
  if (!text.includes(".") && !text.includes(",")) return undefined;
  return number.exec(text.trim())?.groups?.["digits"];
}

function only(signs: Set<"." | ",">): "." | "," | undefined {
  const [sign] = signs;
  return signs.size === 1 ? sign : undefined;
}
