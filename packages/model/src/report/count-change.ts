import { countIndicator, percentIndicator } from "./figure.ts";
import { precedingPeriod } from "./periods.ts";
import { recountOf } from "./recounts.ts";
import type { Indicator } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

const figureOf = { visitors: "totalVisitors", leads: "totalLeads" } as const;

/**
 * The change of visitors or leads: in percent, or "up from 0", which has no percentage. Null when a period is unknown, or counted
 * differently.
 */
export function countChange(
  snapshot: Snapshot,
  change: keyof typeof figureOf,
  t: ReportText,
  locale: string,
): Indicator | null {
  const { type, period, figures, changes, history } = snapshot;
  if (recountOf(snapshot, figureOf[change])) return null;
  const percent = changes[change];
  if (percent !== null) return percentIndicator(percent, locale);
  const { start } = precedingPeriod(type, period);
  const before = history.find((point) => point.start === start)?.[figureOf[change]];
  return before === 0 ? countIndicator(figures[figureOf[change]], before, t, locale) : null;
}
