import { nextRun } from "@agency/core/schedules/next-run";
import { passedOver } from "@agency/core/schedules/save-schedules";
import type { Schedule } from "@agency/core/schedules/schedule";
import type { Database } from "../db/database.ts";
import { clientRepository } from "../db/repositories/clients.ts";
import { scheduleRepository } from "../db/repositories/schedules.ts";

/** A schedule that goes on with the next period, because its report may have been emailed. */
export type Held = Pick<Schedule, "reportType"> & { client: string };

/**
 * Makes the schedules that send, and are due, go on with the next period: since the backup, each may have emailed the report that
 * the restored database no longer knows.
 */
export async function holdSchedules(database: Database, now: Date): Promise<Held[]> {
  const schedules = scheduleRepository(database);
  const due = (await schedules.enabled()).filter(
    (schedule) => schedule.mode === "send" && nextRun(schedule, now).at <= now,
  );
  await schedules.save(due.map((schedule) => passedOver(schedule, now)));
  const clients = await clientRepository(database).findAll(due.map(({ clientId }) => clientId));
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return due.map(({ clientId, reportType }) => ({ reportType, client: names.get(clientId) ?? clientId }));
}
