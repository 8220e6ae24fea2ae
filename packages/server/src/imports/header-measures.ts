import { currency } from "@agency/content/settings";
import { type FigureKey, figureLines, usualMeasure } from "@agency/model/figures";
import { currencyMeasure, type Measure } from "@agency/model/measures";
import { isOwnCurrency } from "./currencies.ts";
import { columnNames } from "./header-names.ts";
import { normalHeader } from "./headers.ts";
import { currencyIn } from "./heading-currency.ts";
import type { Question } from "./import-result.ts";

const measures = new Map(
  columnNames.flatMap(({ measure, names }) =>
    measure ? names.flatMap((line) => line.split(", ").map((name) => [name, measure] as const)) : [],
  ),
);

/** How a heading says that its figure is counted, as a whole or by a part of it: "Visitors (active users)". */
export function measureOf(header: string, figure: FigureKey): Measure | null {
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

/** A question about columns with the one that counts its figure as Google is read here. */
export function withUsualColumn(question: Question): Question {
  const { figure } = question.about;
  if (question.kind !== "figure_column" || figure === null) return question;
  const usual = question.choices.find(({ value }) => isUsual(measureOf(value, figure), figure));
  return usual ? { ...question, usual: usual.value } : question;
}
