import type { Period } from "@agency/model/report/periods";
import type { ScheduleOutcome } from "@agency/model/states";
import { recorded } from "../activity/record.ts";
import type { Client } from "../clients/client.ts";
import { clientsById } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import type { ReportAsk, RequestedReport } from "../sending/request-reports.ts";
import { nextRun, type Schedule } from "./schedules.ts";
import { enabledSchedules, recordRuns } from "./store.ts";

type Needs = Context & {
  request: (clients: Client[], ask: ReportAsk) => Promise<RequestedReport[]>;
};

/** How many schedules had each outcome. Those whose outcome was known before are not counted again. */
export type ScheduleCounts = Partial<Record<ScheduleOutcome, number>>;

type DueSchedule = { schedule: Schedule; period: Period };

/**
 * Requests the scheduled reports that are due and not yet requested, those of one type and period together. A report that cannot be made,
 * such as without figures, is tried again next time, and its schedule says why.
 * @throws AggregateError when some failed; they run again next time
 */
export async function runSchedules(needs: Needs): Promise<ScheduleCounts> {
  const { database, clock } = needs;
  const now = await clock();
  const due = (await enabledSchedules(database)).flatMap((schedule) => {
    const { period, at } = nextRun(schedule, now);
    return at <= now ? [{ schedule, period }] : [];
  });
  const counts: ScheduleCounts = {};
  const failures: unknown[] = [];
  const groupKey = ({ schedule: { reportType, mode }, period }: DueSchedule) => `${reportType} ${period.start} ${mode}`;
  const groups = [...Map.groupBy(due, groupKey)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [, group] of groups) {
    await runGroup(needs, group, { now, counts }).catch(async (error: unknown) => {
      // Each on its own, so that a failure does not stop the others.
      if (group.length === 1) failures.push(error);
      else for (const one of group) await runGroup(needs, [one], { now, counts }).catch((its) => failures.push(its));
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some scheduled reports could not be requested");
  return counts;
}

/** Runs due schedules of the same type, period and mode. */
async function runGroup(
  needs: Needs,
  group: DueSchedule[],
  { now, counts }: { now: Date; counts: ScheduleCounts },
): Promise<void> {
  const [first, second] = group;
  if (!first) return;
  const { database, request } = needs;
  const { schedule, period } = first;
  const chosen = await clientsById(
    database,
    group.map((one) => one.schedule.clientId),
  );
  const until = schedule.mode === "send" ? "send" : "prepare";
  const begun = { kind: "run.started", actor: "schedule", clientId: second ? null : schedule.clientId } as const;
  const requested = await recorded(needs, now, begun, () =>
    request(chosen, { type: schedule.reportType, period, until, by: null }),
  );
  const outcomes = new Map(requested.map((one): [string, ScheduleOutcome] => [one.client.id, scheduleOutcome(one)]));
  const news = group.flatMap(({ schedule: { clientId, reportType, triedPeriodStart, lastOutcome } }) => {
    const outcome = outcomes.get(clientId);
    if (!outcome || (triedPeriodStart === period.start && lastOutcome === outcome)) return [];
    return [{ clientId, reportType, periodStart: period.start, outcome, at: now }];
  });
  await recordRuns(database, news);
  for (const { outcome } of news) counts[outcome] = (counts[outcome] ?? 0) + 1;
}

function scheduleOutcome(requested: RequestedReport): ScheduleOutcome {
  return "obstacle" in requested ? requested.obstacle : "requested";
}
