import { formatCount } from "./format.ts";
import { shortPeriodLabel, yearOf } from "./period-label.ts";
import { type Period, precedingPeriod } from "./periods.ts";
import type { ChartPoint, HistoryChart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import type { HistoryPoint, Snapshot } from "./snapshot.ts";

/** The visitors of this period and those before it, with an empty place for each period in between that has no figures. */
export function presentHistory({ type, history }: Snapshot, t: ReportText, locale: string): HistoryChart {
  const points = withoutGaps(type, history).map((point): ChartPoint => {
    const { totalVisitors, organicTraffic } = point;
    return {
      label: shortPeriodLabel(type, point, t, locale),
      year: yearOf(point),
      visitors: totalVisitors,
      organic: organicTraffic,
      text: totalVisitors === null ? t("noData") : formatCount(totalVisitors, locale),
    };
  });
  const spoken = points.map(({ label, year, text }) => `${label} ${year}: ${text}`).join("; ");
  return {
    heading: t(`history.${type}`),
    allVisitors: t("history.allVisitors"),
    fromSearch: t("history.fromSearch"),
    points,
    summary: t("history.summary", { points: spoken }),
  };
}

function withoutGaps(type: ReportType, history: HistoryPoint[]): HistoryPoint[] {
  const [first, last] = [history.at(0), history.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(history.map((point) => [point.start, point]));
  const points: HistoryPoint[] = [];
  for (let period: Period = last; period.start >= first.start; period = precedingPeriod(type, period)) {
    const unknown = {
      start: period.start,
      end: period.end,
      totalVisitors: null,
      organicTraffic: null,
      totalLeads: null,
    };
    points.push(known.get(period.start) ?? unknown);
  }
  return points.toReversed();
}
