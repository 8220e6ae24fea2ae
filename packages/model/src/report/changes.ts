import { type Figures, type FigureKey, figureKeys, noFigures } from "../figures.ts";
import { isComparable } from "../measures.ts";
import type { Origins } from "../origin.ts";
import { formatOneDecimal } from "./format.ts";
import { rounded } from "./rounding.ts";

/** Differences from the preceding period of the same kind; `null` when there is nothing to compare. */
export type Changes = {
  /** In percent. */
  visitors: number | null;
  /** Of the visitors from searches, in percent. */
  organic: number | null;
  /** In percent. */
  leads: number | null;
  /** In percent. */
  followers: number | null;
  /** In places, current minus previous: above 0 is worse. */
  position: number | null;
};

/** Change in percent with one decimal; null when a figure is missing or the previous one is 0. */
export function percentChange(current: number | null, previous: number | null): number | null {
  if (current === null || previous === null || previous === 0) return null;
  return rounded(((current - previous) * 100) / previous, 1);
}

/** Change of the average position in places with one decimal, current minus previous: above 0 is worse. */
export function positionChange(current: number | null, previous: number | null): number | null {
  if (current === null || previous === null) return null;
  return rounded(current - previous, 1);
}

/** A change in percent as text: "+12.5%", "-3.0%", "+0.0%", "+1,250.0%". */
export function signedPercent(percent: number, locale: string): string {
  const value = rounded(percent, 1);
  return `${value < 0 ? "-" : "+"}${formatOneDecimal(Math.abs(value), locale)}%`;
}

/** A change in places as text: "+1.2", "-0.8"; "0.0" has no sign, because "+" is coloured as worse. */
export function signedPlaces(places: number, locale: string): string {
  const value = rounded(places, 1);
  const sign = value < 0 ? "-" : "+";
  return `${value === 0 ? "" : sign}${formatOneDecimal(Math.abs(value), locale)}`;
}

/**
 * Leads per session in percent with one decimal; null when a figure is missing, there were no sessions, or the leads are more than
 * the sessions: such leads came in another way.
 */
export function conversionRate({ totalLeads, sessions }: Pick<Figures, "totalLeads" | "sessions">): number | null {
  if (totalLeads === null || sessions === null || sessions === 0 || totalLeads > sessions) return null;
  return rounded((totalLeads * 100) / sessions, 1);
}

/** The cost of a lead in ads, in the agency's currency, in cents; null when a figure is missing or there were no leads. */
export function costPerLead({ adSpend, totalLeads }: Pick<Figures, "adSpend" | "totalLeads">): number | null {
  if (adSpend === null || totalLeads === null || totalLeads === 0) return null;
  return rounded(adSpend / totalLeads, 2);
}

/** The conversion rate as text: "2.4%". Some leads are never 0%: "<0.1%". */
export function conversionText(figures: Pick<Figures, "totalLeads" | "sessions">, locale: string): string | null {
  const rate = conversionRate(figures);
  if (rate === null) return null;
  return rate === 0 && figures.totalLeads !== 0
    ? `<${formatOneDecimal(0.1, locale)}%`
    : `${formatOneDecimal(rate, locale)}%`;
}

type Given = { figures: Figures; origins: Origins };

/** The figures of an earlier period that are counted as those of a later one, as far as somebody stated how. */
export function comparableFigures(earlier: Given, later: Pick<Given, "origins">): Figures {
  const differing = figureKeys.filter((figure) => isRecounted(figure, earlier, later));
  return differing.length === 0
    ? earlier.figures
    : { ...earlier.figures, ...Object.fromEntries(differing.map((figure) => [figure, noFigures[figure]])) };
}

/** Whether a figure is counted differently in two periods. */
export function isRecounted(figure: FigureKey, one: Pick<Given, "origins">, other: Pick<Given, "origins">): boolean {
  return !isComparable(one.origins[figure]?.measure, other.origins[figure]?.measure);
}
