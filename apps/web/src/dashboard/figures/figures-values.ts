import type { Figures, FiguresInput } from "@agency/contracts/figures";
import { figureKind, type NumberFigure, numberFigures } from "@agency/model/figures";

/** The values of the fields, as typed. */
export type FiguresValues = Record<NumberFigure | "topRankings", string>;

export function toFormValues(figures: Figures | undefined): FiguresValues {
  const numbers = numberFigures.map((field) => [field, figures?.[field]?.toString() ?? ""] as const);
  return {
    ...(Object.fromEntries(numbers) as Record<NumberFigure, string>),
    topRankings: figures?.topRankings.join("\n") ?? "",
  };
}

export function sameValues(one: FiguresValues, other: FiguresValues): boolean {
  return Object.entries(one).every(([field, value]) => value === other[field as keyof FiguresValues]);
}

/** The values of a form whose stored figures changed meanwhile: the person's changes stay, and the other fields follow. */
export function followed(values: FiguresValues, before: FiguresValues, after: FiguresValues): FiguresValues {
  const kept = Object.entries(values).filter(([field, value]) => value !== before[field as keyof FiguresValues]);
  return { ...after, ...Object.fromEntries(kept) };
}

/** What figures were when the person began to change them. */
export type SeenFigures = Partial<Figures>;

/** What the figures are that the person changes. @param filled what the form was filled in with */
export function seenFigures(
  values: FiguresValues,
  filled: { values: FiguresValues; figures: Figures | undefined },
): SeenFigures {
  const changed = (Object.keys(values) as (keyof FiguresValues)[]).filter(
    (field) => values[field] !== filled.values[field],
  );
  return Object.fromEntries(
    changed.map((field) => [field, filled.figures?.[field] ?? (field === "topRankings" ? [] : null)]),
  );
}

/** The person's changes as sent to the server, where null stands for an emptied field, or the fields that are not numbers. */
export function figureChanges(
  values: FiguresValues,
  stored: FiguresValues,
): { figures: FiguresInput["figures"] } | { wrong: NumberFigure[] } {
  const changed = numberFigures.filter((field) => values[field] !== stored[field]);
  const wrong = changed.filter((field) => Number.isNaN(readNumber(field, values[field])));
  if (wrong.length > 0) return { wrong };
  const figures: FiguresInput["figures"] = Object.fromEntries(
    changed.map((field) => [field, readNumber(field, values[field])]),
  );
  if (values.topRankings === stored.topRankings) return { figures };
  const topRankings = values.topRankings
    .split("\n")
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
  return { figures: { ...figures, topRankings } };
}

/**
 * Accepts digits with a decimal point or comma, and thousands as the product itself writes them: 1,250. Anything else is NaN
 * rather than a guess. A position is never in the thousands, and an imported one can have any number of decimals. Nobody writes
 * three zeros as decimals, so "1,000" is not a position.
 */
function readNumber(field: NumberFigure, text: string): number | null {
  const typed = text.trim();
  if (typed === "") return null;
  if (figureKind(field) === "position") {
    return /^-?\d+(?:[.,]\d+)?$/.test(typed) && !typed.endsWith(",000") ? Number(typed.replace(",", ".")) : Number.NaN;
  }
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(typed) ? typed.replaceAll(",", "") : typed;
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
}
