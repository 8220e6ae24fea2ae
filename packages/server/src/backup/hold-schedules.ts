import { clientsById } from "../clients/store.ts";
import type { Database } from "../kit/db/database.ts";
import { nextRun, type Schedule } from "../schedules/schedules.ts";
import { enabledSchedules, passOver } from "../schedules/store.ts";

/** A schedule that goes on with the next period, because its report may have been emailed. */
export type Held = Pick<Schedule, "reportType"> & { client: string };

/**
 * Makes the schedules that send, and are due, go on with the next period: since the backup, each may have emailed the report that
 * the restored database no longer knows.
 */
export async function holdSchedules(database: Database, now: Date): Promise<Held[]> {
  const due = (await enabledSchedules(database)).filter(
    (schedule) => schedule.mode === "send" && nextRun(schedule, now).at <= now,
  );
  await passOver(database, due, now);
  const clients = await clientsById(
    database,
    due.map(({ clientId }) => clientId),
  );
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return due.map(({ clientId, reportType }) => ({ reportType, client: names.get(clientId) ?? clientId }));
}
