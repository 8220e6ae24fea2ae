import { type ConfirmedDoubt, type Doubt, doubtId } from "@agency/model/doubts";
import {
  type Figures,
  figureLines,
  figureKind,
  type NumberFigure,
  numberFigures,
  smallDifference,
  figureWholes,
} from "@agency/model/figures";
import { isComparable } from "@agency/model/measures";
import type { Origins } from "@agency/model/origin";
import { enoughPeriods, findMedian, usualPeriods, usualRange } from "@agency/model/report/usual";
import type { FieldProblem } from "../kit/problems.ts";
import { visitorParts } from "./figures.ts";

type Known = { figures: Figures; origins: Origins };

/** A period's figures beside those of the client's other periods of the same type, the nearest last. */
export type Doubted = Known & {
  others: Known[];
  /** The same period of the year before, where it is known. */
  yearBefore?: Known | undefined;
};

/** The last place that Search Console names on average where a site is found at all. */
const lastPlace = 100;

/** From this value on, a figure can be far from the usual one; below it, chance moves it too much. */
const leastFar = 20;
/** By how many times the usual range a value differs, and how many times as large or small it is. */
const farRanges = 5;
const farFactor = 2;
/** How many times as large or small a value is where too few periods are known for a range, and whatever the range. */
const farFactorOfFew = 5;
const farFactorAlways = 8;

/** A number up to 100 may be a percentage where the client usually has more than this. */
const muchMore = 500;
/** Parts that add up to about 100 are percentages. */
const percentages = { least: 98, most: 102 };

/** Money from this many times the usual on may be in cents. */
const inCents = 30;

/** A value exchanged with another fits the other's usual value within this factor. */
const sameFactor = 1.5;

/**
 * The figures of a period that may be others: impossible ones, and unlikely ones for any business or for this one. At most one
 * doubt a figure. Made-up figures are not doubted.
 */
export function doubtsIn(period: Doubted): Doubt[] {
  const rules = [aboveWhole, swapped, placeImpossible, likePercent, hundredfold, farFromUsual];
  const found = new Map<NumberFigure, Doubt>();
  for (const rule of rules) {
    for (const figure of numberFigures) {
      const value = period.figures[figure];
      if (value === null || period.origins[figure]?.kind === "sample" || found.has(figure)) continue;
      const doubt = rule({ ...period, figure, value });
      if (doubt) found.set(figure, doubt);
    }
  }
  return numberFigures.flatMap((figure) => found.get(figure) ?? []);
}

/** The doubts that nobody has answered. */
export function openDoubts(doubts: Doubt[], confirmed: Pick<ConfirmedDoubt, "id">[]): Doubt[] {
  const answered = new Set(confirmed.map(({ id }) => id));
  return doubts.filter((doubt) => !answered.has(doubtId(doubt)));
}

/** The answers that are about the figures as they stand. */
export function stillAbout(figures: Figures, confirmed: ConfirmedDoubt[]): ConfirmedDoubt[] {
  return confirmed.filter(({ id }) => {
    const [, ...about] = id.split("~");
    return about.every((one) => {
      const [figure, value] = one.split(":");
      return numberFigures.some((key) => key === figure && String(figures[key]) === value);
    });
  });
}

/** Doubts as problems of the fields that they are about, which say what to pass when they are right. */
export function doubtProblems(doubts: Doubt[]): FieldProblem[] {
  return doubts.map((doubt) => {
    const { kind, figure, value, beside, usual } = doubt;
    const params = {
      value,
      ...(beside && { other: beside.value }),
      ...(usual !== null && { usual: Math.round(usual * 10) / 10 }),
    };
    const problem = beside && kind === "above_whole" ? pairProblem(figure, beside.figure) : (`doubt_${kind}` as const);
    return { field: `figures.${figure}`, problem, params, doubt: doubtId(doubt) };
  });
}

function pairProblem(figure: NumberFigure, whole: NumberFigure) {
  if (figure === "totalVisitors") return "doubt_visits_below_visitors";
  if (figure === "totalLeads") return whole === "sessions" ? "doubt_leads_above_visits" : "doubt_leads_above_visitors";
  return "doubt_above_whole";
}

type Asked = Doubted & { figure: NumberFigure; value: number };

/** More than the whole: a part of the visitors above all, visitors above visits, leads above visits. */
function aboveWhole({ figures, origins, figure, value }: Asked): Doubt | null {
  // Calls from a profile are leads that need no visit.
  if (figure === "totalLeads" && origins.totalLeads?.measure === "profile_calls") return null;
  const bound = figureWholes(figure).find(({ whole }) => figures[whole] !== null);
  const whole = bound && figures[bound.whole];
  if (bound === undefined || whole == null || value <= whole * (1 + bound.slack / 100)) return null;
  return { kind: "above_whole", figure, value, beside: { figure: bound.whole, value: whole }, usual: null };
}

/** Position and keywords in each other's place. */
function swapped({ figures, origins, others, figure, value }: Asked): Doubt | null {
  const { keywordsTracked: keywords } = figures;
  if (figure !== "averagePosition" || keywords === null) return null;
  const beside = { figure: "keywordsTracked", value: keywords } as const;
  const doubt: Doubt = { kind: "swapped", figure, value, beside, usual: null };
  const [usualPlace, usualKeywords] = [
    usualFigure({ origins, others, figure }),
    usualFigure({ origins, others, figure: "keywordsTracked" }),
  ];
  if (usualPlace === null || usualKeywords === null) {
    return value > lastPlace && keywords >= 1 && keywords <= lastPlace ? doubt : null;
  }
  const [place, count] = [usualPlace.median, usualKeywords.median];
  const isExchanged = isNear(value, count) && isNear(keywords, place) && !isNear(value, place);
  return isExchanged ? doubt : null;
}

function placeImpossible({ figure, value }: Asked): Doubt | null {
  if (figureKind(figure) !== "position" || (value >= 1 && value <= lastPlace)) return null;
  return { kind: "place_impossible", figure, value, beside: null, usual: null };
}

/** A percentage in the place of people: 45 where there are hundreds, or parts that make 100 together. */
function likePercent({ figures, origins, others, figure, value }: Asked): Doubt | null {
  if (figureKind(figure) !== "count" || value < 1 || value > 100) return null;
  const usual = usualFigure({ origins, others, figure });
  const about = { kind: "like_percent", figure, value, beside: null } as const;
  if (usual) return usual.median > muchMore ? { ...about, usual: usual.median } : null;
  const { totalVisitors } = figures;
  if (totalVisitors === null || totalVisitors <= muchMore) return null;
  const beside = { figure: "totalVisitors", value: totalVisitors } as const;
  const parts = visitorParts.flatMap((part) => figures[part] ?? []);
  const sum = parts.reduce((all, part) => all + part, 0);
  const isShare = parts.length > 1 && sum >= percentages.least && sum <= percentages.most;
  const isPart = visitorParts.some((part) => part === figure);
  return isPart && (isShare || figure === "organicTraffic") ? { ...about, beside, usual: null } : null;
}

function hundredfold({ origins, others, figure, value }: Asked): Doubt | null {
  if (figureLines[figure].kind !== "money") return null;
  const usual = usualFigure({ origins, others, figure });
  if (usual === null || usual.median === 0 || value < usual.median * inCents) return null;
  return { kind: "hundredfold", figure, value, beside: null, usual: usual.median };
}

function farFromUsual({ origins, others, yearBefore, figure, value }: Asked): Doubt | null {
  const values = comparable(others, origins, figure);
  const usual = usualFigure({ origins, others, figure });
  const newest = values.at(-1);
  // A new level was asked about when it came.
  if (usual === null || newest === undefined || isNear(value, newest)) return null;
  const beyond = Math.abs(value - usual.median) > (farRanges * (usual.high - usual.low)) / 2;
  const ofRange = beyond ? farFactor : farFactorAlways;
  const isFar = (known: number, factor: number) =>
    Math.max(value, known) >= leastFar && !isWithin(value, known, factor);
  const ofUsual = isFar(usual.median, values.length < enoughPeriods ? farFactorOfFew : ofRange);
  // A client that grew has a usual value of long ago.
  if (!ofUsual && !isFar(newest, farFactorAlways)) return null;
  // The season of the year before can be so again. Another account's past says nothing of it.
  const season = yearBefore ? comparable([yearBefore], origins, figure) : [];
  const same = others.filter((other) => other.origins[figure]?.account === origins[figure]?.account);
  if (same.length * 2 >= others.length && season.some((then) => isWithin(value, then, sameFactor))) return null;
  return { kind: "far_from_usual", figure, value, beside: null, usual: ofUsual ? usual.median : newest };
}

type Asking = Pick<Asked, "origins" | "others" | "figure">;

/** The usual range of a figure; its median is that of all known periods, also of few. */
function usualFigure({ origins, others, figure }: Asking) {
  const values = comparable(others, origins, figure);
  const usual = usualRange(values, smallDifference(figure));
  return usual && { ...usual, median: findMedian(values) };
}

/** The values of other periods that are counted in the same way, the nearest last. */
function comparable(others: Known[], origins: Origins, figure: NumberFigure): number[] {
  return others
    .flatMap((other) => {
      const value = other.figures[figure];
      const same = isComparable(other.origins[figure]?.measure, origins[figure]?.measure);
      return value === null || !same ? [] : [value];
    })
    .slice(-usualPeriods - 1);
}

function isNear(value: number, other: number): boolean {
  return isWithin(value, other, sameFactor);
}

/** Whether one of two values is at most so many times the other. */
function isWithin(one: number, other: number, factor: number): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return high <= low * factor;
}
