import type { ClientSchedule } from "@agency/contracts/schedules/schemas";
import { periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { formatClientId } from "../clients/client-id.ts";
import { nextRun } from "./next-run.ts";
import { untouched } from "./save-schedules.ts";
import type { ClientSchedule as StoredClientSchedule } from "./schedule-repository.ts";
import type { Schedule } from "./schedule.ts";

/** A client's schedule of one report type, with what it makes next and what became of its last run. */
export function presentSchedule(
  { client, schedule }: StoredClientSchedule,
  reportType: ReportType,
  now: Date,
): ClientSchedule {
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
