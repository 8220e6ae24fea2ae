import { percentChange, signedPercent, signedPlaces } from "./changes.ts";
import { formatOneDecimal } from "./format.ts";
import type { Figure, Indicator } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import { rounded } from "./rounding.ts";

type Extra = Partial<Pick<Figure, "key" | "meaning" | "change" | "notComparable" | "note" | "target" | "origin">>;

/** How texts that name the number of key figures end, from one on. */
export const smallNumbers = ["one", "two", "three"] as const;

/** A figure as displayed; an unknown one shows `noData` and has no note. */
export function figure(label: string, value: string | null, noData: string, extra: Extra = {}): Figure {
  const {
    key = null,
    meaning = null,
    change = null,
    notComparable = null,
    note = null,
    target = null,
    origin = [],
  } = extra;
  const shown = { key, label, meaning, change, notComparable };
  return value === null
    ? { ...shown, value: noData, known: false, note: null, target: null, origin: [] }
    : { ...shown, value, known: true, note, target, origin };
}

/**
 * A change displayed as a figure.
 * @param recounted why it cannot be known, in short and in full; null when it can
 */
export function changeFigure(
  label: string,
  change: Indicator | null,
  noData: string,
  note: string,
  recounted: { short: string; full: string } | null = null,
): Figure {
  if (recounted) return { ...figure(label, null, recounted.short), note: recounted.full };
  return figure(label, change?.text ?? null, noData, { change, note });
}

/** A change of visitors, leads or followers: more is good. */
export function percentIndicator(percent: number | null, locale: string): Indicator | null {
  if (percent === null) return null;
  if (rounded(percent, 1) === 0) return unchanged(`${formatOneDecimal(0, locale)}%`);
  return indicator(signedPercent(percent, locale), "upIsGood");
}

/** A change of visitors or leads between two periods: in percent, or "up from 0", which has no percentage. */
export function countIndicator(
  now: number | null,
  before: number | null,
  t: ReportText,
  locale: string,
): Indicator | null {
  if (now === null || before === null) return null;
  if (before !== 0) return percentIndicator(percentChange(now, before), locale);
  return now === 0 ? percentIndicator(0, locale) : { text: t("fromZero"), up: true, good: true };
}

/** A change of the search position: a smaller number is good. */
export function placesIndicator(places: number | null, t: ReportText, locale: string): Indicator | null {
  if (places === null) return null;
  const text = signedPlaces(places, locale);
  if (rounded(places, 1) === 0) return unchanged(text);
  const change = indicator(text, "downIsGood");
  return { ...change, words: t(change.good ? "change.better" : "change.worse") };
}

/** A change as it is read: "+1.2 worse". */
export function changeText({ text, words }: Pick<Indicator, "text" | "words">): string {
  return words === undefined ? text : `${text} ${words}`;
}

/** Zero is neither better nor worse, and points nowhere. */
function unchanged(text: string): Indicator {
  return { text, up: null, good: null };
}

/**
 * The colour rule of section 4 of the specification: it goes by the sign of the text, and for the SEO position "+" is
 * bad.
 */
function indicator(text: string, rule: "upIsGood" | "downIsGood"): Indicator {
  const up = text.startsWith("+");
  return { text, up, good: up === (rule === "upIsGood") };
}
