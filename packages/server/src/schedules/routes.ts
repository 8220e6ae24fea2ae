import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/schedules";
import type { ClientSchedule } from "@agency/contracts/schedules";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { formatClientId } from "../clients/client-id.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import { changeSchedules } from "./change-schedules.ts";
import { nextRun, type Schedule, untouched } from "./schedules.ts";
import { listScheduled, type ScheduledClient } from "./store.ts";

export function scheduleRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  handle(app, contracts.listSchedules, async ({ query, request }) => {
    const scope = await requireScope(request);
    const [now, { entries, total, counts }] = await Promise.all([clock(), listScheduled(database, scope, query)]);
    return { total, counts, schedules: entries.map((entry) => presentSchedule(entry, query.reportType, now)) };
  });

  handle(app, contracts.changeSchedules, async ({ body: { clientIds, reportType, ...change }, request }) => {
    const scope = await requireScope(request);
    return { changed: await changeSchedules(context, { scope, clientIds, reportType, change }) };
  });
}

/** A client's schedule of one report type, with what it makes next and what became of its last run. */
function presentSchedule({ client, schedule }: ScheduledClient, reportType: ReportType, now: Date): ClientSchedule {
  const { enabled, day, hour, mode } = schedule ?? untouched;
  const next = schedule?.enabled && client.status === "active" ? nextRun(schedule, now) : null;
  return {
    clientId: formatClientId(client.accessId),
    clientName: client.name,
    package: client.package,
    language: client.language,
    clientStatus: client.status,
    schedule: { reportType, enabled, day, hour, mode },
    next: next && { at: next.at.toISOString(), period: next.period, waiting: next.at <= now },
    last: schedule && lastRun(schedule),
  };
}

function lastRun({ reportType, triedPeriodStart, lastOutcome, lastOutcomeAt }: Schedule): ClientSchedule["last"] {
  const period = triedPeriodStart === null ? null : periodStarting(reportType, triedPeriodStart);
  if (!period || !lastOutcome || !lastOutcomeAt) return null;
  return { outcome: lastOutcome, at: lastOutcomeAt.toISOString(), period };
}
