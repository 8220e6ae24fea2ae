import { atEnd, type Figures, figureKind, type NumberFigure, numberFigures, overPeriods } from "./figures.ts";
import { isComparable, type Measure } from "./measures.ts";
import type { OriginNote, Origins } from "./origin.ts";
import { type PeriodParts, type QuarterParts, quarterParts } from "./quarter-parts.ts";
import { periodAfter, periodStarting } from "./report/periods.ts";
import { rounded } from "./report/rounding.ts";

/** A period's figures with their origins, and its ads and answers by AI. */
type Given = { figures: Figures; origins: Origins } & PeriodParts;

/** A month of a client, by its first day: `2026-07-01`. */
export type MonthFigures = Given & { periodStart: string };

/** What the months of a quarter say of one of its figures. */
export type FromMonths = {
  figure: NumberFigure;
  value: number;
  /** The months that it is made of, and their values: all three, or the last one for what a quarter has at its end. */
  months: { start: string; value: number }[];
  measure: Measure | null;
  notes: OriginNote[];
};

/** What a quarter can have from its months, and what somebody has to give for it. */
export type QuarterGaps = {
  offered: FromMonths[];
  /** The figures that its months have, it has not, and that do not follow from months, such as visitors. */
  asked: NumberFigure[];
  /** Ads and answers that it lacks and its months have. */
  parts: QuarterParts;
};

/** The first days of a quarter's months. */
export function quarterMonths(quarterStart: string): string[] {
  const first = periodStarting("monthly", quarterStart);
  if (!first) return [];
  const second = periodAfter("monthly", first);
  return [first, second, periodAfter("monthly", second)].map(({ start }) => start);
}

/**
 * The figures that a quarter lacks and its months have, or that were made of its months before these changed.
 * @param months of the client, others than the quarter's as well
 * @param known the quarter's own figures; undefined when it has none
 */
export function quarterGaps(quarterStart: string, months: MonthFigures[], known: Given | undefined): QuarterGaps {
  const starts = quarterMonths(quarterStart);
  const own = starts.map((start) => months.find(({ periodStart }) => periodStart === start));
  const parts = quarterParts(
    starts.map((start, index) => ({ start, month: own[index] })),
    known,
  );
  const made = numberFigures.map((figure) => {
    // What a platform spent in a month that nobody knows is not part of the months' sums either.
    const isPart = figure === "adSpend" && parts.lacksSpend;
    return [figure, isPart ? null : fromMonths(figure, starts, own)] as const;
  });
  const isMissing = (figure: NumberFigure) => known === undefined || known.figures[figure] === null;
  return {
    offered: made.flatMap(([figure, offer]) => {
      const isOutdated = known?.origins[figure]?.kind === "months" && known.figures[figure] !== offer?.value;
      return offer && (isMissing(figure) || isOutdated) ? [offer] : [];
    }),
    asked: made.flatMap(([figure, offer]) =>
      !offer && isMissing(figure) && own.some((month) => month?.figures[figure] != null) ? [figure] : [],
    ),
    parts,
  };
}

/** A figure of a quarter from those of its months; null where one is missing, or counted in another way, or it does not follow from them. */
function fromMonths(figure: NumberFigure, starts: string[], own: (Given | undefined)[]): FromMonths | null {
  const from = atEnd(figure) ? starts.slice(-1) : overPeriods(figure) === "sum" ? starts : [];
  const months = from.flatMap((start) => {
    const month = own[starts.indexOf(start)];
    const value = month?.figures[figure] ?? null;
    return value === null ? [] : [{ start, value, origin: month?.origins[figure] }];
  });
  const measures = months.map(({ origin }) => origin?.measure ?? null);
  const [measure = null] = measures;
  const stated = measures.find((one) => one !== null) ?? null;
  if (months.length < Math.max(from.length, 1) || !measures.every((one) => isComparable(one, stated))) return null;
  const sum = months.reduce((all, { value }) => all + value, 0);
  return {
    figure,
    value: figureKind(figure) === "money" ? rounded(sum, 2) : sum,
    months: months.map(({ start, value }) => ({ start, value })),
    measure: measures.every((one) => one === measure) ? measure : null,
    notes: [...new Set(months.flatMap(({ origin }) => origin?.notes ?? []))],
  };
}
