import { lastCompletePeriod, type Period, precedingPeriod } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { Clock, NewId } from "../clock.ts";
import type { ReadRepository } from "./read-repository.ts";
import type { ReadRequest } from "./source-read.ts";

/** How many periods of a source are read, the last complete one included: 16 months, and what that is in quarters. */
const historyPeriods: Record<ReportType, number> = { weekly: 12, monthly: 16, quarterly: 5 };

type Dependencies = {
  reads: Pick<ReadRepository, "incomplete" | "request" | "wakeReconnected">;
  clock: Clock;
  newId: NewId;
};

/**
 * Requests what is to be read and never was: the last complete period of each source and its history, all of it when the source is new,
 * and what was missed while its client was paused.
 * @param clientId only of this client
 * @returns how many periods were requested
 */
export async function requestReads({ reads, clock, newId }: Dependencies, clientId?: string): Promise<number> {
  const now = await clock();
  const requests: ReadRequest[] = [];
  for (const reportType of reportTypes) {
    const starts = history(reportType, lastCompletePeriod(reportType, now)).map(({ start }) => start);
    for (const { sourceId, requested } of await reads.incomplete(reportType, starts, clientId)) {
      for (const [age, periodStart] of starts.entries()) {
        if (requested.has(periodStart)) continue;
        // The newest of all sources come first, then the history.
        const dueAt = new Date(now.getTime() + age);
        requests.push({ id: newId(), sourceId, reportType, periodStart, backfill: age > 0, dueAt });
      }
    }
  }
  if (requests.length > 0) await reads.request(requests);
  await reads.wakeReconnected();
  return requests.length;
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
