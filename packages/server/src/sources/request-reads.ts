import { lastCompletePeriod, type Period, precedingPeriod } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { incompleteReads, readNow, storeRequests, wakeReconnected } from "./reads-store.ts";
import type { ReadRequest } from "./source.ts";

/** How many periods of a source are read, the last complete one included: 16 months, and what that is in quarters. */
const historyPeriods: Record<ReportType, number> = { weekly: 12, monthly: 16, quarterly: 5 };

/**
 * Requests what is to be read and never was: the last complete period of each source and its history, all of it when the source is new,
 * and what was missed while its client was paused.
 * @param clientId only of this client
 * @returns how many periods were requested
 */
export async function requestReads(context: FiguresContext, clientId?: string): Promise<number> {
  const now = await context.clock();
  const requests: ReadRequest[] = [];
  for (const reportType of reportTypes) {
    const periods = history(reportType, lastCompletePeriod(reportType, now));
    requests.push(...(await missing(context, { reportType, periods, of: { clientId }, now })));
  }
  if (requests.length > 0) await storeRequests(context, requests);
  await wakeReconnected(context.database);
  return requests.length;
}

/**
 * Makes due one period of a client's sources, also a week without a schedule or a period before the history, with what it is compared
 * with.
 */
export async function readPeriod(
  context: FiguresContext,
  clientId: string,
  { reportType, period }: { reportType: ReportType; period: Period },
): Promise<void> {
  const now = await context.clock();
  const newest = period.start === lastCompletePeriod(reportType, now).start;
  const periods = newest ? history(reportType, period) : [period, precedingPeriod(reportType, period)];
  const requests = await missing(context, { reportType, periods, of: { clientId, unscheduled: true }, now });
  if (requests.length > 0) await storeRequests(context, requests);
  await readNow(context, clientId, { reportType, periodStart: period.start });
}

type Asked = {
  reportType: ReportType;
  /** The newest first. */
  periods: Period[];
  of: Parameters<typeof incompleteReads>[3];
  now: Date;
};

/** The requests of some periods that were never made. */
async function missing(
  { database, newId }: FiguresContext,
  { reportType, periods, of, now }: Asked,
): Promise<ReadRequest[]> {
  const starts = periods.map(({ start }) => start);
  const found = await incompleteReads(database, reportType, starts, of);
  return found.flatMap(({ sourceId, requested }) =>
    starts.flatMap((periodStart, age): ReadRequest[] => {
      if (requested.has(periodStart)) return [];
      // The newest of all sources come first, then the history.
      const dueAt = new Date(now.getTime() + age);
      return [{ id: newId(), sourceId, reportType, periodStart, backfill: age > 0, dueAt }];
    }),
  );
}

/** Newest first. */
function history(type: ReportType, last: Period): Period[] {
  const periods = [last];
  for (let past = last; periods.length < historyPeriods[type];) {
    past = precedingPeriod(type, past);
    periods.push(past);
  }
  return periods;
}
