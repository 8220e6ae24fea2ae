import { countIndicator, percentIndicator } from "./figure.ts";
import { precedingPeriod } from "./periods.ts";
import { reportRecount } from "./recounts.ts";
import type { Indicator } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

export const figureOfChange = { visitors: "totalVisitors", organic: "organicTraffic", leads: "totalLeads" } as const;

/** The changes of figures of which a report shows earlier periods. */
export type CountChange = keyof typeof figureOfChange;

/**
 * The change of all visitors, those from searches, or the leads: in percent, or "up from 0", which has no percentage. Null when a period is unknown, or counted
 * differently.
 */
export function countChange(snapshot: Snapshot, change: CountChange, t: ReportText, locale: string): Indicator | null {
  const { type, period, figures, changes, history } = snapshot;
  if (reportRecount(snapshot, figureOfChange[change])) return null;
  const percent = changes[change];
  if (percent !== null) return percentIndicator(percent, locale);
  const { start } = precedingPeriod(type, period);
  const before = history.find((point) => point.start === start)?.[figureOfChange[change]];
  return before === 0 ? countIndicator(figures[figureOfChange[change]], before, t, locale) : null;
}
