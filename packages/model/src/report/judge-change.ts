import { type NumberFigure, overPeriods, smallDifference } from "../figures.ts";
import { type Festival, festivalsIn } from "./festivals.ts";
import { countDays, type Period, precedingPeriod, yearBefore } from "./periods.ts";
import type { ReportType } from "./report-type.ts";
import { enoughPeriods, isUsual, type Usual, usualPeriods, usualRange } from "./usual.ts";
import { wrongImpressions } from "./why/happened.ts";

/** A figure in a period, counted as in the report; null where it is unknown. */
export type PeriodValue = { period: Period; value: number | null };

/** The period that a change is compared with: the one before, or the same one of the year before. */
export type Against = "before" | "yearBefore";

/** A change that deserves a sentence. */
export type TellingChange = {
  against: Against;
  /** What the figure was then, in its own unit, as the report shows it. */
  from: number;
  up: boolean;
  /** The festivals that may explain it; null without any. */
  festivals: NamedFestivals | null;
  /** What the figure was a year before, with the same festivals; null where that adds nothing. */
  aYearBefore: number | null;
};

/** Festivals in the period, in the period before, or in both. */
export type NamedFestivals = { when: "now" | "then" | "both"; names: Festival[] };

export type Standing = {
  /** Whether a figure is within its usual range; true while nothing earlier is known. */
  isUsual: boolean;
  /** For the days of the period; null below six known periods. */
  usual: Usual | null;
};

export type Judgement = Standing & {
  /** Null while the figure is as usual, or moved in a way that its usual range does not support. */
  change: TellingChange | null;
};

/**
 * Judges a figure of a period against the client's own earlier periods. Amounts are compared per day, since months differ in length;
 * levels, such as followers, as they are. The year before replaces the period before where only that one has the same festivals, and
 * where the only news is that the figure grew since then.
 * @param earlier periods of the same kind, oldest first, possibly with gaps
 */
export function judgeChange(
  figure: NumberFigure,
  type: ReportType,
  { period, value }: PeriodValue,
  earlier: PeriodValue[],
): Judgement {
  const scale = scaleTo(figure, period);
  const known = knownValues(countedAlike(figure, period, earlier));
  const range = figureRange(figure, known, scale);
  const standing = judgeStanding(figure, type, { period, value }, earlier);
  if (value === null || range === null) return { change: null, ...standing };

  const festivals = affectingFestivals(figure, type, period);
  const at = (wanted: Period | null) => known.find((one) => one.period.start === wanted?.start);
  const since = (then: KnownValue | undefined): Since | null => {
    if (!then) return null;
    const more = value - then.value * scale(then.period);
    return {
      value: then.value,
      up: value > then.value,
      more,
      festivals: affectingFestivals(figure, type, then.period),
    };
  };
  const before = at(precedingPeriod(type, period));
  const yearAgo = overPeriods(figure) === "level" ? undefined : at(yearBefore(type, period));
  const [spread, year] = [range.high - range.median, since(yearAgo)];
  const given = { value, range, spread, festivals, before: since(before) };
  const isOld = standing.isUsual || isAsBefore(figure, value, before?.value);
  const change = isOld ? null : outside(given, year);
  if (change || !year || !yearAgo) return { change, ...standing };

  // Growth since a period with another festival is only growth where the period before grew as well.
  const formerYear = before && (at(yearBefore(type, before.period)) ?? yearAgo);
  const formerGrowth =
    before && formerYear ? before.value * scale(before.period) - formerYear.value * scale(formerYear.period) : 0;
  const least = Math.max(spread / 2, smallDifference(figure));
  const grows = year.more > least && formerGrowth > least;
  const grew =
    year.up &&
    !isAsBefore(figure, value, yearAgo.value) &&
    (grows || (year.more > spread && same(year.festivals, festivals)));
  return { change: grew ? growthSince(year, festivals) : null, ...standing };
}

/**
 * Whether a report calls a figure usual in so many words: it is in a known range, and neither nothing, nor news, nor what it was in the
 * period before.
 * @param before its value in the period before, counted in the same way; null where unknown
 */
export function isCalledUsual(
  { change, isUsual: within, usual }: Judgement,
  value: number,
  before: number | null,
): boolean {
  return change === null && within && usual !== null && before !== null && value > 0 && value !== before;
}

/** Google counted these wrongly for a time (dated-events.ts). */
const fromImpressions: ReadonlySet<NumberFigure> = new Set<NumberFigure>(["averagePosition", "searchImpressions"]);

/** The earlier values, without the months which Google itself counted wrongly, where it did not do so in the period. */
function countedAlike(figure: NumberFigure, period: Period, earlier: PeriodValue[]): PeriodValue[] {
  if (!fromImpressions.has(figure) || wrongImpressions(period)) return earlier;
  return earlier.filter((one) => !wrongImpressions(one.period));
}

type KnownValue = { period: Period; value: number };

function knownValues(values: PeriodValue[]): KnownValue[] {
  return values.flatMap(({ period, value }) => (value === null ? [] : [{ period, value }]));
}

function valueBefore(type: ReportType, period: Period, known: KnownValue[]): number | undefined {
  const { start } = precedingPeriod(type, period);
  return known.find((one) => one.period.start === start)?.value;
}

/** Whether a report shows hardly any change of a figure since an earlier period, whatever it is a day. */
function isAsBefore(figure: NumberFigure, value: number, before: number | undefined): boolean {
  return before !== undefined && isUsual(value, usualRange([before], smallDifference(figure)));
}

/** The range of a figure by known periods. */
function figureRange(figure: NumberFigure, known: KnownValue[], scale: (earlier: Period) => number): Usual | null {
  const values = known.slice(-usualPeriods).map(({ period, value }) => value * scale(period));
  return usualRange(values, smallDifference(figure));
}

/**
 * Whether a figure is as usual: a day, or as in the period before, which is usual for a business that has as much in a short month as in a
 * long one.
 * @param earlier oldest first, possibly with gaps
 */
export function judgeStanding(
  figure: NumberFigure,
  type: ReportType,
  { period, value }: PeriodValue,
  earlier: PeriodValue[],
): Standing {
  const known = knownValues(countedAlike(figure, period, earlier));
  const range = figureRange(figure, known, scaleTo(figure, period));
  const before = valueBefore(type, period, known);
  const isWithin =
    value === null ||
    isUsual(value, range) ||
    (isAsBefore(figure, value, before) &&
      isUsual(
        value,
        figureRange(figure, known, () => 1),
      ));
  return { isUsual: isWithin, usual: known.length < enoughPeriods ? null : range };
}

/** An earlier value, and how the present one differs from it. */
type Since = {
  value: number;
  up: boolean;
  /** By how much the present value is more, for the days of its period. */
  more: number;
  /** Those of that period. */
  festivals: Festival[];
};

type Given = {
  value: number;
  range: Usual;
  /** Half the width of the range. */
  spread: number;
  festivals: Festival[];
  before: Since | null;
};

/** The change of a figure outside its usual range, in the direction in which it left it. */
function outside({ value, range, spread, festivals, before }: Given, year: Since | null): TellingChange | null {
  const up = value > range.high;
  const agrees = (since: Since | null): since is Since => since !== null && since.up === up && since.more > 0 === up;
  const alike = (since: Since | null) => since !== null && same(since.festivals, festivals);
  const seasonal = year !== null && alike(year) && !alike(before);
  if (seasonal && agrees(year) && Math.abs(year.more) > spread) {
    return {
      against: "yearBefore",
      from: year.value,
      up,
      festivals: named(up ? [] : festivals, "both"),
      aYearBefore: null,
    };
  }
  // After a festival, a figure that is as it was a year before has only come back.
  if (!agrees(before) || (seasonal && festivals.length === 0)) return null;
  const aYearBefore = seasonal ? year.value : null;
  return { against: "before", from: before.value, up, festivals: named(up ? [] : festivals, "now"), aYearBefore };
}

/** Festivals that only the year before had may be why it was lower. */
function growthSince({ value, festivals }: Since, present: Festival[]): TellingChange {
  const only = festivals.filter((festival) => !present.includes(festival));
  return { against: "yearBefore", from: value, up: true, festivals: named(only, "then"), aYearBefore: null };
}

function named(names: Festival[], when: NamedFestivals["when"]): NamedFestivals | null {
  return names.length === 0 ? null : { when, names };
}

/** By what an earlier amount is multiplied to compare it with one of a period. */
function scaleTo(figure: NumberFigure, period: Period): (earlier: Period) => number {
  if (overPeriods(figure) === "level") return () => 1;
  const days = countDays(period);
  return (earlier) => days / countDays(earlier);
}

/** Nothing that is the same on every day depends on festivals. */
function affectingFestivals(figure: NumberFigure, type: ReportType, period: Period): Festival[] {
  return overPeriods(figure) === "level" ? [] : festivalsIn(type, period);
}

function same(some: Festival[], others: Festival[]): boolean {
  return some.length === others.length && some.every((festival) => others.includes(festival));
}
