import { signedPercent, signedPlaces } from "./changes.ts";
import { formatOneDecimal } from "./format.ts";
import type { Figure, Indicator } from "./report-document.ts";
import { rounded } from "./rounding.ts";

type Extra = Partial<Pick<Figure, "meaning" | "change" | "note" | "target" | "origin">>;

/** A figure as displayed; an unknown one shows `noData` and has no note. */
export function figure(label: string, value: string | null, noData: string, extra: Extra = {}): Figure {
  const { meaning = null, change = null, note = null, target = null, origin = [] } = extra;
  return value === null
    ? { label, meaning, value: noData, known: false, change, note: null, target: null, origin: [] }
    : { label, meaning, value, known: true, change, note, target, origin };
}

/** A change displayed as a figure. */
export function changeFigure(label: string, change: Indicator | null, noData: string, note: string): Figure {
  return figure(label, change?.text ?? null, noData, { change, note });
}

/** A change of visitors, leads or followers: more is good. */
export function percentIndicator(percent: number | null, locale: string): Indicator | null {
  if (percent === null) return null;
  if (rounded(percent, 1) === 0) return unchanged(`${formatOneDecimal(0, locale)}%`);
  return indicator(signedPercent(percent, locale), "upIsGood");
}

/** A change of the search position: a smaller number is good. */
export function placesIndicator(places: number | null, locale: string): Indicator | null {
  if (places === null) return null;
  const text = signedPlaces(places, locale);
  return rounded(places, 1) === 0 ? unchanged(text) : indicator(text, "downIsGood");
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
