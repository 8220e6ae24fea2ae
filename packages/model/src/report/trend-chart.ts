import { axisTicks } from "./axis-ticks.ts";
import { formatCount, formatPair, joinItems } from "./format.ts";
import { emptyPoint, withoutGaps } from "./history-chart.ts";
import { holidayMark, holidayNote } from "./holiday-note.ts";
import { periodHeading, shortPeriodLabel, yearOf } from "./period-label.ts";
import { targetLine } from "./plan-texts.ts";
import { markRecount, recountNotes } from "./recount-texts.ts";
import type { TrendChart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * The leads of this period and earlier ones, or the visitors where fewer than two periods have leads; null where even those make no
 * trend.
 */
export function presentTrend(snapshot: Snapshot, t: ReportText, locale: string): TrendChart | null {
  const { type, history } = snapshot;
  const known = (key: "totalLeads" | "totalVisitors") => history.filter((point) => point[key] !== null).length > 1;
  const key = known("totalLeads") ? "totalLeads" : "totalVisitors";
  if (!known(key)) return null;
  const periods = withoutGaps(type, history, emptyPoint).map((point) => ({ ...point, value: point[key] }));
  const holidays = holidayNote(type, periods, t, locale);
  const recounts = recountNotes(snapshot, [key], t, locale);
  const points = periods.map((point) => {
    const { value } = point;
    const { mark, recounted, spoken } = markRecount(recounts, point, t, locale);
    const text = value === null ? t("noData") : formatCount(value, locale);
    const period = periodHeading(type, point, t, locale);
    return {
      label: shortPeriodLabel(type, point, t, locale) + (holidays.marked.has(point.start) ? holidayMark : "") + mark,
      year: yearOf(point),
      period,
      count: { value, text },
      recounted,
      spoken: spoken(formatPair(period, text, locale)),
    };
  });
  const target = targetLine(snapshot, key, t, locale);
  const highest = Math.max(target?.value ?? 0, ...points.map(({ count }) => count.value ?? 0));
  return {
    heading: t(key === "totalLeads" ? `trend.${type}` : `history.${type}`),
    ticks: axisTicks(highest).map((value) => ({ value, text: formatCount(value, locale) })),
    points,
    target,
    notes: [...(holidays.text === null ? [] : [holidays.text]), ...recounts.texts],
    summary: t("history.summary", {
      points: joinItems(
        points.map(({ spoken }) => spoken),
        locale,
      ),
    }),
    column: t("period"),
  };
}
