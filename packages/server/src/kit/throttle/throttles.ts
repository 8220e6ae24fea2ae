import type { Logger } from "pino";
import { type EntityManager, In, LessThanOrEqual } from "typeorm";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Environment } from "../environment.ts";
import { throttleEntity, type ThrottleRow } from "./table.ts";

/** How tries of one kind count. Times in seconds. */
export type ThrottleRule = {
  /** Tries without a wait. */
  free: number;
  /** How long after the first try they are forgotten. */
  memory: number;
  /** The first wait, 1 by default. Each try after it doubles the wait. */
  firstWait?: number;
  /** The longest wait. Nobody is locked out for good. */
  longestWait: number;
};

/** Counts tries per key for every process of the product, and keeps the counts when one restarts. */
export type ThrottleStore = {
  /** How long one of these keys must wait still, in ms; 0 when none must. */
  wait: (keys: string[]) => Promise<number>;
  /**
   * Counts one try of every key at once, unless one of them must wait.
   * @returns how long to wait, in ms; 0 when the try was counted
   */
  attempt: (keys: string[], rule: ThrottleRule) => Promise<number>;
  forget: (keys: string[]) => Promise<void>;
};

/** Counts tries in Redis where there is one, else in the database. */
export async function openThrottles(
  { REDIS_URL }: Pick<Environment, "REDIS_URL">,
  database: Database,
  log: Logger,
): Promise<ThrottleStore & { close: () => Promise<void> }> {
  const inDatabase = databaseThrottle(database);
  if (REDIS_URL) return (await import("./redis-throttle.ts")).redisThrottle(REDIS_URL, { log, fallback: inDatabase });
  return { ...inDatabase, close: async () => undefined };
}

/** When a key that was never tried opened and was forgotten. The time of its first try may be later than that of one beside it. */
const longAgo = new Date(0);

/** Counts tries in the database. */
export function databaseThrottle(
  { manager, write, now: databaseClock }: Database,
  clock: Clock = databaseClock,
): ThrottleStore {
  return {
    wait: async (keys) => {
      const [rows, now] = await Promise.all([manager.findBy(throttleEntity, { id: In(keys) }), clock()]);
      return longestWait(rows, now);
    },
    attempt: async (keys, rule) => {
      const now = await clock();
      return write(async (transaction) => {
        await lockThrottles(transaction, keys);
        const rows = await transaction.findBy(throttleEntity, { id: In(keys) });
        const wait = longestWait(rows, now);
        if (wait > 0) return wait;
        for (const row of rows) await transaction.update(throttleEntity, { id: row.id }, counted(row, now, rule));
        return 0;
      });
    },
    forget: (keys) => write(async (transaction) => void (await transaction.delete(throttleEntity, { id: In(keys) }))),
  };
}

/** Locks these rows until the transaction ends, in one order everywhere, and adds those that are missing. */
export async function lockThrottles(transaction: EntityManager, keys: string[]): Promise<void> {
  await transaction
    .createQueryBuilder()
    .insert()
    .into(throttleEntity)
    .values(keys.toSorted().map((id) => ({ id, count: 0, openAt: longAgo, forgetAt: longAgo })))
    .orUpdate(["id"], ["id"])
    .execute();
}

/** Deletes counts that no longer matter. @returns how many */
export function purgeThrottles({ write }: Database, now: Date): Promise<number> {
  return write(async (transaction) => {
    const { affected } = await transaction.delete(throttleEntity, { forgetAt: LessThanOrEqual(now) });
    return affected ?? 0;
  });
}

function longestWait(rows: ThrottleRow[], now: Date): number {
  return Math.max(0, ...rows.map(({ openAt }) => openAt.getTime() - now.getTime()));
}

function counted(
  row: ThrottleRow,
  now: Date,
  { free, memory, firstWait = 1, longestWait: longest }: ThrottleRule,
): Omit<ThrottleRow, "id"> {
  const isForgotten = row.forgetAt <= now;
  const count = isForgotten ? 1 : row.count + 1;
  const pause = count < free ? 0 : Math.min(firstWait * 2 ** (count - free), longest) * 1000;
  const before = isForgotten ? longAgo : row.openAt;
  const openAt = pause > 0 ? new Date(now.getTime() + pause) : before;
  const forgetAt = isForgotten ? new Date(now.getTime() + memory * 1000) : row.forgetAt;
  return { count, openAt, forgetAt: openAt > forgetAt ? openAt : forgetAt };
}
