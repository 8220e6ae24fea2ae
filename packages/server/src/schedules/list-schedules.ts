import { type ScheduleState, scheduleStates } from "@agency/model/states";
import { clientEntity } from "../clients/table.ts";
import { containing } from "../kit/db/containing.ts";
import type { Database } from "../kit/db/database.ts";
import { rowsOf } from "../kit/db/select.ts";
import type { ScheduleRepository, ScheduleSearch } from "./schedule-repository.ts";
import { scheduleEntity } from "./table.ts";

/** The state of a schedule, which a client may not have. */
const stateOf = `CASE WHEN schedule.clientId IS NULL OR schedule.enabled = 0 THEN 'off'
  WHEN schedule.lastOutcome IS NULL OR schedule.lastOutcome = 'requested' THEN 'on' ELSE 'trouble' END`;

/** Lists the schedules of one type of all clients that are not ended. */
export function listSchedules({ source, select, kind }: Database): ScheduleRepository["listAll"] {
  const clientRows = rowsOf(source, clientEntity, "client");
  const scheduleRows = rowsOf(source, scheduleEntity, "schedule");
  const byName = kind === "sqlite" ? "client.name COLLATE NOCASE" : "client.name";
  return async ({ reportType, search, state, limit, offset }: ScheduleSearch) => {
    const found = search ? " AND client.name LIKE ? ESCAPE '!'" : "";
    const tables = `FROM clients client
      LEFT JOIN schedules schedule ON schedule.clientId = client.id AND schedule.reportType = ?
      WHERE client.status <> 'ended'${found}`;
    const values = [reportType, ...(search ? [containing(search)] : [])];
    const [rows, counted] = await Promise.all([
      select(
        `SELECT ${clientRows.columns}, ${scheduleRows.columns} ${tables}${state ? ` AND ${stateOf} = ?` : ""}
          ORDER BY ${byName}, client.id LIMIT ? OFFSET ?`,
        [...values, ...(state ? [state] : []), limit, offset],
      ),
      select(`SELECT ${stateOf} AS state, COUNT(*) AS total ${tables} GROUP BY ${stateOf}`, values),
    ]);
    const totals = new Map(counted.map((row) => [String(row["state"]), Number(row["total"])]));
    const counts = Object.fromEntries(scheduleStates.map((one) => [one, totals.get(one) ?? 0])) as Record<
      ScheduleState,
      number
    >;
    return {
      entries: rows.map((row) => ({
        client: clientRows.read(row),
        schedule: row["schedule_clientId"] === null ? null : scheduleRows.read(row),
      })),
      total: state ? counts[state] : counts.on + counts.off + counts.trouble,
      counts,
    };
  };
}
