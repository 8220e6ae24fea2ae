import type { Report } from "@agency/contracts/reports/schemas";
import type { ReportType } from "@agency/model/report/report-type";

/** The figures of one period; `null` where none is known. */
export type HistoryPoint = Report["data"]["history"][number];

/** The history with an empty place for each period in between that has no figures, so that distances in time stay true. */
export function withoutGaps(type: ReportType, history: readonly HistoryPoint[]): HistoryPoint[] {
  const [first, last] = [history.at(0), history.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(history.map((point) => [point.start, point]));
  const points: HistoryPoint[] = [];
  for (let start = first.start; start <= last.start; start = nextStart(type, start)) {
    points.push(known.get(start) ?? emptyPoint(type, start));
  }
  return points;
}

function emptyPoint(type: ReportType, start: string): HistoryPoint {
  return {
    start,
    end: moved(nextStart(type, start), { days: -1 }),
    totalVisitors: null,
    organicTraffic: null,
    totalLeads: null,
  };
}

/** The first day of the period that follows the one beginning on `start` (2026-11-02). */
function nextStart(type: ReportType, start: string): string {
  switch (type) {
    case "weekly":
      return moved(start, { days: 7 });
    case "monthly":
      return moved(start, { months: 1 });
    case "quarterly":
      return moved(start, { months: 3 });
  }
}

function moved(date: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months, moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
