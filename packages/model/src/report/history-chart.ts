import { axisTicks } from "./axis-ticks.ts";
import { formatCount, formatPair, joinItems } from "./format.ts";
import { holidayMark, holidayNote } from "./holiday-note.ts";
import { periodHeading, periodSpan, shortPeriodLabel, periodYear } from "./period-label.ts";
import { type Period, precedingPeriod } from "./periods.ts";
import { targetLine } from "./plan-texts.ts";
import { markRecount, recountNotes } from "./recount-texts.ts";
import type { ChartPoint, Count, HistoryChart } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";
import { showsFigure } from "./shown-figures.ts";
import type { HistoryPoint, Snapshot } from "./snapshot.ts";

/**
 * The visitors of this period and earlier ones, with an empty place for each period in between without figures; null for a client
 * without visitors.
 */
export function presentHistory(snapshot: Snapshot, t: ReportText, locale: string): HistoryChart | null {
  const { type, history } = snapshot;
  const known = (key: "totalVisitors" | "organicTraffic" | "totalLeads") =>
    history.some((point) => point[key] !== null);
  if (!known("totalVisitors") && !showsFigure(snapshot, "totalVisitors")) return null;
  const count = (value: number | null): Count => ({
    value,
    text: value === null ? t("noData") : formatCount(value, locale),
  });
  const periods = withoutGaps(type, history, emptyPoint);
  const holidays = holidayNote(
    {
      figure: "totalVisitors",
      type,
      points: periods.map((point) => ({
        ...point,
        value: point.totalVisitors,
        measure: point.measures?.totalVisitors,
      })),
    },
    t,
    locale,
  );
  const recounts = recountNotes(snapshot, ["totalVisitors", "organicTraffic"], t, locale);
  const points = periods.map((point): ChartPoint => {
    const { mark, recounted, spoken } = markRecount(recounts, point, t, locale);
    const period = periodHeading(type, point, t, locale);
    const visitors = count(point.totalVisitors);
    return {
      label: shortPeriodLabel(type, point, t, locale) + (holidays.marked.has(point.start) ? holidayMark : "") + mark,
      year: periodYear(point),
      period,
      visitors,
      organic: count(point.organicTraffic),
      leads: count(point.totalLeads),
      recounted,
      spoken: spoken(formatPair(period, visitors.text, locale)),
    };
  });
  const target = targetLine(snapshot, "totalVisitors", t, locale);
  const highest = Math.max(
    target?.value ?? 0,
    ...points.map(({ visitors, organic }) => Math.max(visitors.value ?? 0, organic.value ?? 0)),
  );
  const bars = points.filter(({ visitors }) => visitors.value !== null).length;
  return {
    heading: t(`history.${type}`),
    allVisitors: t("history.allVisitors"),
    fromSearch: known("organicTraffic") ? t("history.fromSearch") : null,
    ticks: axisTicks(highest).map((value) => ({ value, text: formatCount(value, locale) })),
    points,
    target,
    inShort: t("history.inShort", periodSpan(type, periods, t, locale)),
    summary: t("history.summary", {
      points: joinItems(
        points.map(({ spoken }) => spoken),
        locale,
      ),
    }),
    notes: [...(holidays.text === null ? [] : [holidays.text]), ...recounts.texts],
    // One bar alone shows nothing that its number does not.
    none: bars > 1 ? null : t(bars === 0 ? "history.none" : "history.first"),
    columns: {
      period: t("period"),
      visitors: t("history.allVisitors"),
      organic: known("organicTraffic") ? t("traffic.organic") : null,
      leads: known("totalLeads") ? t("conversions.heading") : null,
    },
  };
}

/** Known periods, oldest first, with an unknown one for each in between. */
export function withoutGaps<Known extends Period, Unknown extends Period>(
  type: ReportType,
  history: Known[],
  unknown: (period: Period) => Unknown,
): (Known | Unknown)[] {
  const [first, last] = [history.at(0), history.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(history.map((point) => [point.start, point]));
  const points: (Known | Unknown)[] = [];
  for (let period: Period = last; period.start >= first.start; period = precedingPeriod(type, period)) {
    points.push(known.get(period.start) ?? unknown({ start: period.start, end: period.end }));
  }
  return points.toReversed();
}

/** A period of a history without figures. */
export function emptyPoint({ start, end }: Period): HistoryPoint {
  return { start, end, totalVisitors: null, organicTraffic: null, totalLeads: null };
}
