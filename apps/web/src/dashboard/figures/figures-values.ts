import type { Figures, FiguresInput } from "@agency/contracts/figures/schemas";

/** The figures that are single numbers, in the order of the form. */
export const numberFields = [
  "totalVisitors",
  "organicTraffic",
  "socialTraffic",
  "directTraffic",
  "otherTraffic",
  "sessions",
  "averagePosition",
  "keywordsTracked",
  "totalFollowers",
  "totalLeads",
] as const satisfies readonly (keyof Figures)[];

export type NumberField = (typeof numberFields)[number];

/** The values of the fields, as typed. */
export type FiguresValues = Record<NumberField | "topRankings", string>;

export function valuesOf(figures: Figures | undefined): FiguresValues {
  const numbers = numberFields.map((field) => [field, figures?.[field]?.toString() ?? ""] as const);
  return {
    ...(Object.fromEntries(numbers) as Record<NumberField, string>),
    topRankings: figures?.topRankings.join("\n") ?? "",
  };
}

/** The figures as sent to the server, without empty fields, or the fields that are not numbers. */
export function figuresOf(values: FiguresValues): { figures: FiguresInput["figures"] } | { wrong: NumberField[] } {
  const wrong = numberFields.filter((field) => Number.isNaN(numberOf(values[field])));
  if (wrong.length > 0) return { wrong };
  const numbers = numberFields.map((field) => [field, numberOf(values[field])] as const);
  const topRankings = values.topRankings
    .split("\n")
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
  return { figures: { ...(Object.fromEntries(numbers) as Record<NumberField, number | null>), topRankings } };
}

/** Accepts plain digits with a decimal point or comma. Anything else is NaN rather than a guess. */
function numberOf(text: string): number | null {
  const digits = text.trim();
  if (digits === "") return null;
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
}
