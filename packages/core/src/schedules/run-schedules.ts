import type { ReportType } from "@agency/model/report/report-type";
import type { ClientRepository } from "../clients/client-repository.ts";
import type { Client } from "../clients/client.ts";
import type { Clock } from "../clock.ts";
import { Refusal } from "../refusal.ts";
import { duePeriod } from "./due.ts";
import type { ScheduleRepository } from "./schedule-repository.ts";
import type { Schedule } from "./schedule.ts";

type Dependencies = {
  schedules: Pick<ScheduleRepository, "enabled" | "markRun">;
  clients: Pick<ClientRepository, "find">;
  clock: Clock;
  generate: (client: Client, type: ReportType) => Promise<unknown>;
  send: (client: Client, type: ReportType) => Promise<unknown>;
};

/**
 * Requests the scheduled reports that are due and not yet requested. A client without figures for the period is
 * checked again next time, and a schedule that fails does not stop the others.
 * @returns how many were requested
 * @throws AggregateError when some failed; they run again next time
 */
export async function runSchedules(dependencies: Dependencies): Promise<number> {
  const now = await dependencies.clock();
  const failures: unknown[] = [];
  let asked = 0;
  for (const schedule of await dependencies.schedules.enabled()) {
    try {
      if (await runSchedule(dependencies, schedule, now)) asked += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some scheduled reports could not be requested");
  return asked;
}

async function runSchedule(
  { schedules, clients, generate, send }: Dependencies,
  schedule: Schedule,
  now: Date,
): Promise<boolean> {
  const { period, dueAt } = duePeriod(schedule, now);
  if (schedule.lastPeriodStart === period.start || now < dueAt) return false;
  const client = await clients.find(schedule.clientId);
  if (!client) return false;
  try {
    await (schedule.mode === "send" ? send : generate)(client, schedule.reportType);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  await schedules.markRun(schedule, period.start);
  return true;
}
