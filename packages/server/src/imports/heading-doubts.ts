import { currency } from "@agency/content/settings";
import type { Column, Table } from "./columns.ts";
import { isFigure, normalHeader } from "./headers.ts";
import { currencyIn } from "./heading-currency.ts";
import type { ImportProblem, Question } from "./import-result.ts";
import type { Row } from "./table.ts";

/**
 * What must be asked before a table's headings are understood: words beside a figure's name that could make it another number,
 * money in another currency, counts that may only be those of ads. A figure that another column gives needs no question.
 * @returns the first question; the problems of a table that has nothing but another currency; null when all is understood
 */
export function headingDoubts({
  sheet,
  header,
  columns,
  rows,
}: Pick<Table, "sheet" | "header" | "columns" | "rows">):
  | { question: Question }
  | { problems: ImportProblem[] }
  | null {
  for (const column of columns) {
    const { doubt } = column;
    if (doubt === null) continue;
    const line = header.cells[column.index]?.line ?? header.line;
    const named = { sheet, line, about: { column: column.header, figure: doubt.figure, example: null } };
    if ("ads" in doubt) {
      const choices = [choice("all"), choice("ads")];
      return { question: { id: `ads:${normalHeader(column.header)}`, kind: "ads_count", ...named, choices } };
    }
    const id = `column:${normalHeader(column.header)}`;
    if ("unstated" in doubt) {
      if (columns.some(({ meaning }) => meaning === "currency") || saysCurrency(rows, column)) continue;
      return { question: { id, kind: "own_currency", ...named, choices: [choice(doubt.figure), choice("ignore")] } };
    }
    if (doubt.currency !== null) {
      if (!columns.some((other) => other !== column && isTaken(other)))
        return { problems: [{ ...otherCurrency(column.header, doubt.currency), line, column: column.index + 1 }] };
      const about = { ...named.about, example: doubt.currency };
      return { question: { id, kind: "other_currency", ...named, about, choices: [choice("ignore")] } };
    }
    if (columns.some(({ meaning }) => meaning === doubt.figure)) continue;
    return { question: { id, kind: "heading", ...named, choices: [choice(doubt.figure), choice("ignore")] } };
  }
  return null;
}

/** Whether each amount has its currency beside it. */
function saysCurrency(rows: Row[], { index }: Column): boolean {
  const amounts = rows.flatMap(({ cells }) => cells[index] ?? []).filter(({ text }) => /\d/.test(text));
  return amounts.every(
    ({ text, currency: shown }) => shown !== undefined || currencyIn(text.replace(/[\d.,]+/, " ")) !== null,
  );
}

/** The problem of an amount that is not in the agency's currency. */
export function otherCurrency(field: string, found: string): Pick<ImportProblem, "field" | "problem" | "params"> {
  return { field, problem: "other_currency", params: { currency: found, own: currency.code } };
}

/** A choice that the dashboard words by itself. */
export function choice(value: string): Question["choices"][number] {
  return { value, label: "" };
}

function isTaken({ meaning, doubt }: Column): boolean {
  return isFigure(meaning) || (doubt !== null && !("currency" in doubt && doubt.currency !== null));
}
