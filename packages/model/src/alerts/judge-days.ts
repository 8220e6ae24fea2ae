import { smallDifference } from "../figures.ts";
import { countDays, type Period, periodWith, precedingPeriod } from "../report/periods.ts";
import { enoughPeriods, findMedian, namedRange, usualPeriods, usualRange } from "../report/usual.ts";
import {
  type Alert,
  type DailyFigure,
  type FallenMonth,
  type FallingFigure,
  fallingFigures,
  pulse,
  type SilentSource,
  type WatchedSource,
} from "./alert.ts";

/** What a source counted on each day. */
export type DailyCounts = {
  /** The first day that was asked for, and the last one that the source will not change any more. */
  days: Period;
  /** By day. A day without a row counted nothing. */
  counts: Partial<Record<DailyFigure, ReadonlyMap<string, number>>>;
  /** Whether the source withholds or estimates some of it: then a day without a row may have had visits. */
  isPartial: boolean;
};

/** Whole days in a row without anything. */
const silentDays = 3;

/** How many days before them tell whether empty days are ordinary, and how many are too few to tell. */
const daysBefore = 56;
const fewestBefore = 28;

/** Of the days before, at most one in 14 was empty: three in a row by chance are then one in 2,744. */
const mostEmpty = 1 / 14;

/** The day of the month from which its days are compared. */
const midMonth = 15;

/** Counts of chance events differ by three of their standard deviations at most, which is the root of their mean (Poisson). */
const deviations = 3;

/**
 * Judges the days of a source.
 * @param month the first day of the running month
 * @param figures which of them the source fills for the client
 * @returns null when nothing can be said, since the source withholds or estimates something
 */
export function judgeDays(
  source: WatchedSource,
  { days, counts, isPartial }: DailyCounts,
  { month, figures }: { month: string; figures: readonly string[] },
): Alert[] | null {
  if (isPartial) return null;
  const silence = judgeSilence(source, counts[pulse[source]] ?? new Map<string, number>(), days);
  // Days without anything are told once, not as a fall too.
  if (silence) return [silence];
  return fallingFigures[source].flatMap((figure) => {
    const values = counts[figure];
    const fall = values && figures.includes(figure) ? judgeFall(figure, values, { days, month }) : null;
    return fall ?? [];
  });
}

/** Finds the days without anything at the end, where empty days are not ordinary. */
function judgeSilence(source: WatchedSource, counts: ReadonlyMap<string, number>, days: Period): SilentSource | null {
  const all = eachDay(days);
  const value = (day: string) => counts.get(day) ?? 0;
  const lastCounted = all.findLastIndex((day) => value(day) > 0);
  const [from] = all.slice(lastCounted + 1);
  if (from === undefined || lastCounted === -1 || all.length - 1 - lastCounted < silentDays) return null;
  const firstCounted = all.findIndex((day) => value(day) > 0);
  const before = all
    .slice(firstCounted, lastCounted + 1)
    .slice(-daysBefore)
    .map(value);
  const empty = before.filter((count) => count === 0).length;
  if (before.length < fewestBefore || empty > before.length * mostEmpty) return null;
  return { kind: "source_silent", source, from, until: days.end, usual: findMedian(before) };
}

/** Compares the first days of a month with as many of each month before, in which the source counted from the first day on. */
function judgeFall(
  figure: FallingFigure,
  counts: ReadonlyMap<string, number>,
  { days, month }: { days: Period; month: string },
): FallenMonth | null {
  const until = days.end;
  const running = { start: month, end: until };
  if (until < month || periodWith("monthly", until).start !== month) return null;
  const length = countDays(running);
  if (length < midMonth) return null;
  const first = eachDay(days).find((day) => (counts.get(day) ?? 0) > 0);
  const sum = (start: string) =>
    eachDay({ start, end: plusDays(start, length - 1) }).reduce((total, day) => total + (counts.get(day) ?? 0), 0);
  const earlier: number[] = [];
  let past = periodWith("monthly", month);
  for (let count = 0; count < usualPeriods; count += 1) {
    past = precedingPeriod("monthly", past);
    if (first === undefined || past.start < first) break;
    if (countDays(past) >= length) earlier.unshift(sum(past.start));
  }
  if (earlier.length < enoughPeriods) return null;
  const pieces = Math.max(smallDifference(figure), deviations * Math.sqrt(findMedian(earlier)));
  const usual = usualRange(earlier, pieces);
  const value = sum(month);
  if (!usual || value >= usual.low) return null;
  const { low, high } = namedRange(usual, { least: 0, decimals: 0 });
  return { kind: "month_fallen", figure, from: month, until, value, low, high, months: earlier.length };
}

function eachDay({ start, end }: Period): string[] {
  return Array.from({ length: Math.max(0, countDays({ start, end })) }, (_, index) => plusDays(start, index));
}

/** A calendar date some days after another one. */
function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
