import { formatCount } from "./format.ts";
import { isCalledUsual, judgeChange } from "./judge-change.ts";
import { precedingPeriod } from "./periods.ts";
import { recountBetween } from "./recounts.ts";
import type { ReportText } from "./report-text.ts";
import type { HistoryFigure, Snapshot } from "./snapshot.ts";

/**
 * Whether it was a good period, in one sentence: "142 leads, 24 more than the month before." About the visitors when the leads are
 * unknown; null when both are. It names a change only where that is more than usual, and none from a period that was counted
 * differently.
 */
export function presentHeadline(snapshot: Snapshot, t: ReportText, locale: string): string | null {
  const { type, period, figures, changes } = snapshot;
  const subject = figures.totalLeads === null ? "visitors" : "leads";
  const key = subject === "leads" ? "totalLeads" : "totalVisitors";
  const count = figures[key];
  if (count === null) return null;
  const params = { count, number: formatCount(count, locale) };
  const earlier = comparableValues(snapshot, key);
  const judgement = judgeChange(key, type, { period, value: count }, earlier);
  const { change } = judgement;
  const { start } = precedingPeriod(type, period);
  const before = earlier.find((one) => one.period.start === start)?.value ?? null;
  // A figure that is not compared in percent is not compared in words.
  const compared = before !== null && (changes[subject] !== null || before === 0);
  if (change && (change.against === "yearBefore" || compared)) {
    return t(`headline.${subject}${change.up ? "More" : "Fewer"}`, {
      ...params,
      difference: formatCount(Math.abs(count - change.from), locale),
      before: t(`headline.before.${change.against === "before" ? type : change.against}`),
    });
  }
  if (compared && count === before) {
    return t(`headline.${subject}Same`, { ...params, before: t(`headline.before.${type}`) });
  }
  return t(
    compared && isCalledUsual(judgement, count, before) ? `headline.${subject}Usual` : `headline.${subject}`,
    params,
  );
}

/** The earlier values of a figure that are counted as the report's, oldest first. */
export function comparableValues({ period, history }: Snapshot, key: HistoryFigure) {
  const own = history.find(({ start }) => start === period.start);
  return history
    .filter(({ start }) => start < period.start)
    .map((point) => ({
      period: point,
      value: own && recountBetween(history, key, own, point) ? null : point[key],
    }));
}
