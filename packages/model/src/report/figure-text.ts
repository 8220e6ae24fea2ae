import { kindOf, type NumberFigure } from "../figures.ts";
import { currencyOf, type Measure } from "../measures.ts";
import { formatCount, formatMoney, formatOneDecimal } from "./format.ts";

/** A figure as displayed: "12,345", "8.4", "RM 1,240.50". Money is in the agency's currency unless its measure names another. */
export function formatFigure(figure: NumberFigure, value: number, locale: string, measure?: Measure | null): string {
  const kind = kindOf(figure);
  if (kind === "money") return formatMoney(value, locale, currencyOf(measure));
  return kind === "position" ? formatOneDecimal(value, locale) : formatCount(value, locale);
}
