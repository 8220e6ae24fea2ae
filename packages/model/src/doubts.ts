import type { NumberFigure } from "./figures.ts";

/** Why a figure may be another one, the surest first. Only the first two can never be. */
export const doubtKinds = [
  "above_whole",
  "place_impossible",
  "swapped",
  "like_percent",
  "hundredfold",
  "far_from_usual",
] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/** One figure of a period that may be another one. */
export type Doubt = {
  kind: DoubtKind;
  figure: NumberFigure;
  value: number;
  /** The figure that it does not fit, with its value: visits below visitors. */
  beside: { figure: NumberFigure; value: number } | null;
  /** The client's usual value; null where that is not what it contradicts. */
  usual: number | null;
};

/** Somebody's word that a figure is right in spite of a doubt. */
export type ConfirmedDoubt = {
  id: string;
  /** The username of who said so. */
  by: string;
  /** When, in ISO 8601. */
  at: string;
};

/** Names a doubt by what it is about, so that another value is another doubt and the same one is not asked about twice. */
export function doubtId({ kind, figure, value, beside }: Doubt): string {
  const other = beside ? `~${beside.figure}:${beside.value}` : "";
  return `${kind}~${figure}:${value}${other}`;
}
