import type { EntitySchema } from "typeorm";
import type { Database } from "../../kit/db/database.ts";
import type { Work } from "../../kit/work/work.ts";
import { notificationEntity } from "../../notifications/table.ts";
import { reportEntity } from "../../reports/table.ts";
import { dispatchEntity } from "../../sending/table.ts";
import { workerLastSeenAt } from "../../settings/store.ts";
import { sourceReadEntity } from "../../sources/reads-table.ts";
import { speedTestEntity } from "../../speed-test/table.ts";

export type WorkState = {
  kinds: {
    kind: string;
    /** Row counts by state. */
    states: Record<string, number>;
    /** How many rows are due and unfinished. */
    waiting: number;
    /** For how long the oldest of these rows has been due. */
    oldestSeconds: number;
  }[];
  /** Seconds since a worker was last seen; null when none ever was. */
  workerSeenSeconds: number | null;
};

/** The work tables, with the states of an unfinished row. */
const tables: { kind: string; entity: EntitySchema<Work & { state: string }>; open: string[] }[] = [
  { kind: "report", entity: reportEntity, open: ["queued", "running"] },
  { kind: "dispatch", entity: dispatchEntity, open: ["queued", "rendered", "sending"] },
  { kind: "notification", entity: notificationEntity, open: ["queued", "sending"] },
  { kind: "source-read", entity: sourceReadEntity, open: ["queued", "running"] },
  { kind: "speed-test", entity: speedTestEntity, open: ["queued", "running"] },
];

/**
 * Reads the state of the work tables, by the database's clock.
 * @throws Error when the database is unavailable
 */
export async function readWork(database: Database): Promise<WorkState> {
  const now = (await database.now()).getTime();
  const secondsSince = (moment: Date | null) => (moment ? Math.max(0, (now - moment.getTime()) / 1000) : 0);
  const kinds = [];
  for (const { kind, entity, open } of tables) {
    const counted = await database.manager
      .createQueryBuilder(entity, "row")
      .select("row.state", "state")
      .addSelect("COUNT(*)", "count")
      .groupBy("row.state")
      .getRawMany<{ state: string; count: number | string }>();
    const [due, waiting] = await database.manager
      .createQueryBuilder(entity, "row")
      .where(`row.state IN (:...open) AND row.dueAt <= ${database.sqlNow()}`, { open })
      .select(["row.id", "row.dueAt"])
      .orderBy("row.dueAt", "ASC")
      .take(1)
      .getManyAndCount();
    const states = Object.fromEntries(counted.map(({ state, count }) => [state, Number(count)]));
    kinds.push({ kind, states, waiting, oldestSeconds: secondsSince(due[0]?.dueAt ?? null) });
  }
  const seen = await workerLastSeenAt(database);
  return { kinds, workerSeenSeconds: seen && secondsSince(seen) };
}
