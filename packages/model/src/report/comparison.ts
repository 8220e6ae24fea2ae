import { countIndicator } from "./figure.ts";
import { formatCount } from "./format.ts";
import { periodHeading } from "./period-label.ts";
import { type Period, precedingPeriod, yearBefore } from "./periods.ts";
import { recountSentence } from "./recount-texts.ts";
import { recountBetween } from "./recounts.ts";
import type { Comparison } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { HistoryFigure, HistoryPoint, Snapshot } from "./snapshot.ts";

const compared = ["totalLeads", "totalVisitors", "organicTraffic"] as const satisfies HistoryFigure[];

/**
 * The period's leads and visitors beside those of the period before and of the year before. Leaves out the periods and rows
 * without figures; null when there is nothing to compare.
 */
export function presentComparison(
  { type, period, history }: Snapshot,
  t: ReportText,
  locale: string,
): Comparison | null {
  const at = (wanted: Period | null) => history.find(({ start }) => start === wanted?.start);
  const own = at(period);
  if (!own) return null;
  const known = compared.filter((key) => own[key] !== null);
  const earlier = [precedingPeriod(type, period), yearBefore(type, period)].flatMap((wanted) => {
    const point = at(wanted);
    return point && known.some((key) => point[key] !== null) ? [point] : [];
  });
  const rows = known.filter((key) => earlier.some((point) => point[key] !== null));
  if (rows.length === 0) return null;

  const text = (value: number | null) => (value === null ? t("noData") : formatCount(value, locale));
  const recounted = (point: HistoryPoint, key: HistoryFigure) => recountBetween(history, key, own, point);
  const cell = (point: HistoryPoint, key: HistoryFigure) => {
    const comparable = recounted(point, key) === null;
    const change = comparable ? countIndicator(own[key], point[key], t, locale) : null;
    return { text: text(point[key]), change, note: comparable ? null : t("recount.short") };
  };
  const notes = rows.flatMap((key) => {
    const found = earlier.map((point) => recounted(point, key)).filter((recount) => recount !== null);
    return found.map((recount) => recountSentence(key, recount, { type, t, locale }));
  });
  return {
    heading: t("comparison.heading"),
    figure: t("comparison.figure"),
    periods: [own, ...earlier].map((point) => periodHeading(type, point, t, locale)),
    rows: rows.map((key) => ({
      key,
      label: t(`figure.${key}`),
      value: text(own[key]),
      earlier: earlier.map((point) => cell(point, key)),
    })),
    notes: [...new Set(notes)],
  };
}
