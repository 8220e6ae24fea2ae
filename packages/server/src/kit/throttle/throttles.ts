import type { Logger } from "pino";
import { type EntityManager, In, LessThanOrEqual } from "typeorm";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { unrecorded } from "../db/recorded.ts";
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

/** So many at once, and then so many an hour: in no hour more than both together. */
export type Budget = { key: string; atOnce: number; anHour: number };

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
  /**
   * Spends one of every budget at once, unless one of them has none left. What is spent comes back evenly over the hour.
   * @returns how long until every budget has one, in ms; 0 when it was spent
   */
  spend: (budgets: Budget[]) => Promise<number>;
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
  { manager, write: writeAlong, now: databaseClock }: Database,
  clock: Clock = databaseClock,
): ThrottleStore {
  // A try that is counted is not what somebody asked for.
  const write: Database["write"] = (work) => unrecorded(() => writeAlong(work));
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
    spend: async (budgets) => {
      const keys = budgets.map(({ key }) => key);
      const now = await clock();
      // A refusal writes nothing.
      const before = longestDelay(budgets, await manager.findBy(throttleEntity, { id: In(keys) }), now);
      if (before > 0) return before;
      return write(async (transaction) => {
        await lockThrottles(transaction, keys);
        const rows = await transaction.findBy(throttleEntity, { id: In(keys) });
        const delay = longestDelay(budgets, rows, now);
        if (delay > 0) return delay;
        for (const budget of budgets) {
          const openAt = new Date(wholeAt(budget, rows, now) + msForOne(budget));
          await transaction.update(throttleEntity, { id: budget.key }, { openAt, forgetAt: openAt });
        }
        return 0;
      });
    },
  };
}

/** Locks these rows until the transaction ends, in one order everywhere, and adds missing ones. */
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

/** How long until one comes back, in ms. */
export function msForOne({ anHour }: Budget): number {
  return Math.ceil(3_600_000 / anHour);
}

/** When everything that was spent is back. A row keeps that moment as `openAt`. */
function wholeAt({ key }: Budget, rows: ThrottleRow[], now: Date): number {
  const row = rows.find(({ id }) => id === key);
  return Math.max(row?.openAt.getTime() ?? 0, now.getTime());
}

function longestDelay(budgets: Budget[], rows: ThrottleRow[], now: Date): number {
  const delays = budgets.map(
    (budget) => wholeAt(budget, rows, now) - (budget.atOnce - 1) * msForOne(budget) - now.getTime(),
  );
  return Math.max(0, ...delays);
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
