import { formatCount } from "./format.ts";
import { precedingPeriod } from "./periods.ts";
import { recountOf } from "./recounts.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Whether it was a good period, in one sentence: "142 leads, 24 more than the month before." About the visitors when the leads are
 * unknown; null when both are. A period before that was counted differently is not compared with.
 */
export function presentHeadline(snapshot: Snapshot, t: ReportText, locale: string): string | null {
  const { type, period, figures, changes, history } = snapshot;
  const subject = figures.totalLeads === null ? "visitors" : "leads";
  const key = subject === "leads" ? "totalLeads" : "totalVisitors";
  const count = figures[key];
  if (count === null) return null;
  const { start } = precedingPeriod(type, period);
  const before = recountOf(snapshot, key) ? null : (history.find((point) => point.start === start)?.[key] ?? null);
  const params = { count, number: formatCount(count, locale) };
  // A figure that is not compared in percent, such as one that was counted differently, is not compared in words.
  if (before === null || (changes[subject] === null && before !== 0)) return t(`headline.${subject}`, params);
  const difference = count - before;
  if (difference === 0) return t(`headline.${subject}Same`, { ...params, before: t(`headline.before.${type}`) });
  return t(`headline.${subject}${difference > 0 ? "More" : "Fewer"}`, {
    ...params,
    difference: formatCount(Math.abs(difference), locale),
    before: t(`headline.before.${type}`),
  });
}
