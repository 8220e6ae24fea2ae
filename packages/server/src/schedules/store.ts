import { type EntityManager, In } from "typeorm";
import type { ReportType } from "@agency/model/report/report-type";
import { type ScheduleState, scheduleStates } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { containing, rowReader } from "../kit/db/select.ts";
import { type Scope, scoped } from "../own-clients/own-clients.ts";
import { firstSchedule, passedOver, type Schedule, type ScheduleRun } from "./schedules.ts";
import { scheduleEntity } from "./table.ts";

export const findSchedules = ({ manager }: Database, clientId: string): Promise<Schedule[]> =>
  manager.findBy(scheduleEntity, { clientId });

/** The schedules of one type, by the ids of their clients. */
export async function schedulesOfType(
  { manager }: Database,
  clientIds: string[],
  reportType: ReportType,
): Promise<Map<string, Schedule>> {
  const found = await manager.findBy(scheduleEntity, { clientId: In(clientIds), reportType });
  return new Map(found.map((schedule) => [schedule.clientId, schedule]));
}

/** The enabled schedules of active clients. */
export function enabledSchedules({ manager }: Database): Promise<Schedule[]> {
  return manager
    .createQueryBuilder(scheduleEntity, "schedule")
    .innerJoin(clientEntity.options.tableName ?? "", "client", "client.id = schedule.clientId")
    .where("schedule.enabled = :on AND client.status = :active", { on: true, active: "active" })
    .getMany();
}

/** Stores what was chosen; what became of runs stays. */
export async function storeSchedules({ write }: Database, schedules: Schedule[]): Promise<void> {
  if (schedules.length === 0) return;
  await write(async (transaction) => {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(scheduleEntity)
      .values(schedules)
      .orUpdate(["enabled", "day", "hour", "mode", "lastPeriodStart"], ["clientId", "reportType"])
      .execute();
  });
}

/** Stores the first schedules of new clients, in the transaction that stores them. */
export async function insertFirstSchedules(transaction: EntityManager, clients: NewClient[]): Promise<void> {
  const schedules = clients.map(({ id, createdAt }) => firstSchedule(id, createdAt));
  if (schedules.length > 0) await transaction.insert(scheduleEntity, schedules);
}

type NewClient = Pick<Client, "id" | "createdAt">;

/** Makes schedules go on without what is due. */
export const passOver = (database: Database, schedules: Schedule[], now: Date): Promise<void> =>
  storeSchedules(
    database,
    schedules.map((schedule) => passedOver(schedule, now)),
  );

/** Stores what became of runs. */
export async function recordRuns({ write }: Database, runs: ScheduleRun[]): Promise<void> {
  await write(async (transaction) => {
    for (const { clientId, reportType, periodStart, outcome, at } of runs) {
      const done = outcome === "requested" && { lastPeriodStart: periodStart };
      await transaction.update(
        scheduleEntity,
        { clientId, reportType },
        { ...done, triedPeriodStart: periodStart, lastOutcome: outcome, lastOutcomeAt: at },
      );
    }
  });
}

type ScheduleSearch = {
  reportType: ReportType;
  /** Part of a client's name. */
  search?: string | undefined;
  state?: ScheduleState | undefined;
  limit: number;
  offset: number;
};

/** A client with its schedule of one type; null when nobody has touched it. */
export type ScheduledClient = {
  client: Pick<Client, "accessId" | "name" | "package" | "language" | "status">;
  schedule: Schedule | null;
};

/** The state of a schedule, which a client may not have. */
const stateSql = `CASE WHEN schedule.clientId IS NULL OR schedule.enabled = 0 THEN 'off'
  WHEN schedule.lastOutcome IS NULL OR schedule.lastOutcome = 'requested' THEN 'on' ELSE 'trouble' END`;

/** One entry for each client that is not ended, by name, with how many clients the search finds in each state. */
export async function listScheduled(
  { source, select, kind }: Database,
  scope: Scope,
  { reportType, search, state, limit, offset }: ScheduleSearch,
): Promise<{ entries: ScheduledClient[]; total: number; counts: Record<ScheduleState, number> }> {
  const clients = rowReader(source, clientEntity, "client");
  const schedules = rowReader(source, scheduleEntity, "schedule");
  const byName = kind === "sqlite" ? "client.name COLLATE NOCASE" : "client.name";
  const own = scoped(scope, "client.id");
  const found = search ? " AND client.name LIKE ? ESCAPE '!'" : "";
  const tables = `FROM clients client
    LEFT JOIN schedules schedule ON schedule.clientId = client.id AND schedule.reportType = ?
    WHERE client.status <> 'ended'${found}${own.sql}`;
  const values = [reportType, ...(search ? [containing(search)] : []), ...own.values];
  const [rows, counted] = await Promise.all([
    select(
      `SELECT ${clients.columns}, ${schedules.columns} ${tables}${state ? ` AND ${stateSql} = ?` : ""}
        ORDER BY ${byName}, client.id LIMIT ? OFFSET ?`,
      [...values, ...(state ? [state] : []), limit, offset],
    ),
    select(`SELECT ${stateSql} AS state, COUNT(*) AS total ${tables} GROUP BY ${stateSql}`, values),
  ]);
  const totals = new Map(counted.map((row) => [String(row["state"]), Number(row["total"])]));
  const counts = Object.fromEntries(scheduleStates.map((one) => [one, totals.get(one) ?? 0])) as Record<
    ScheduleState,
    number
  >;
  return {
    entries: rows.map((row) => ({
      client: clients.read(row),
      schedule: row["schedule_clientId"] === null ? null : schedules.read(row),
    })),
    total: state ? counts[state] : counts.on + counts.off + counts.trouble,
    counts,
  };
}
