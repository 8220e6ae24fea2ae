import { currency } from "@agency/content/settings";
import { type FigureKey, figureLines, usualMeasure } from "@agency/model/figures";
import { currencyMeasure, type Measure } from "@agency/model/measures";
import { type Column, ownValue, type Table } from "./columns.ts";
import { columnNames } from "./header-names.ts";
import { isFigure, normalHeader, saysProfile } from "./headers.ts";
import type { ImportContext, ImportProblem, Question } from "./import-result.ts";
import { currencyIn, isOwnCurrency } from "./numbers.ts";
import type { Row } from "./sheet.ts";

const measures = new Map(
  columnNames.flatMap(({ measure, names }) =>
    measure ? names.flatMap((line) => line.split(", ").map((name) => [name, measure] as const)) : [],
  ),
);

/** How a heading says that its figure is counted, as a whole or by a part of it: "Visitors (active users)". */
export function headingMeasure(header: string, figure: FigureKey): Measure | null {
  const { kind, measures: possible } = figureLines[figure];
  if (kind === "money") {
    const named = currencyIn(header);
    return named && isOwnCurrency(named.currency) ? currencyMeasure(currency.code) : null;
  }
  const found = [header, ...header.split(/[()（）/]/)].map((part) => measures.get(normalHeader(part)));
  return found.find((measure) => possible.some((one) => one === measure)) ?? null;
}

/** Whether a measure is the one in which Google is read here. */
export function isUsual(measure: Measure | null | undefined, figure: FigureKey): boolean {
  return measure != null && measure === usualMeasure(figure);
}

/** A question about columns with the column that counts its figure as Google is read here. */
export function withUsualColumn(question: Question): Question {
  const { figure } = question.about;
  if (question.kind !== "figure_column" || figure === null) return question;
  const usual = question.choices.find(({ value }) => isUsual(headingMeasure(value, figure), figure));
  return usual ? { ...question, usual: usual.value } : question;
}

/**
 * Asks before a table's headings are taken as understood: words beside a figure's name that could make it another number,
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

/** Besides calls, the figures of a Business Profile. */
const ofProfile = ["directions", "websiteClicks"] as const;

/**
 * Asks whether calls are those of the Business Profile where nothing beside them is: a call tracker counts all that it sees.
 * @returns null when it was answered, or the table says it
 */
export function askCalls({ sheet, header, columns }: Table, { answers, mapping }: ImportContext): Question | null {
  const calls = columns.find(({ meaning }) => meaning === "calls");
  if (calls === undefined || saysProfile(calls.header)) return null;
  if (columns.some(({ meaning }) => ofProfile.some((figure) => figure === meaning))) return null;
  const name = normalHeader(calls.header);
  if ((ownValue(answers, `column:${name}`) ?? ownValue(mapping.columns, name)) !== undefined) return null;
  const countsLeads = columns.some(({ meaning }) => meaning === "totalLeads");
  return {
    id: `column:${name}`,
    kind: "own_calls",
    sheet,
    line: header.cells[calls.index]?.line ?? header.line,
    about: { column: calls.header, figure: "calls", example: null },
    choices: [choice("calls"), ...(countsLeads ? [] : [choice("totalLeads")]), choice("ignore")],
  };
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
