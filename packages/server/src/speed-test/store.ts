import { parse } from "tldts";
import { type EntityManager, In, IsNull, LessThan, MoreThanOrEqual, Not } from "typeorm";
import { v7 as newId } from "uuid";
import { isConflict } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { lockThrottles } from "../kit/throttle/throttles.ts";
import { claimRow, leaseSeconds, released, writeFenced } from "../kit/work/lease.ts";
import {
  type DrawnAudit,
  isMeasured,
  type MeasuredSpeedTest,
  type NewSpeedTest,
  type QueueLimits,
  type SpeedTest,
  type SpeedTestStage,
  waitedFor,
} from "./speed-test.ts";
import { speedTestEntity } from "./table.ts";

/** The asker matters only while the test waits. The network is forgotten later: see `forgetNetworks`. */
const forgotten = { asker: null };

const unfinished = In(["queued", "running"]);

/** The newest finished test of an address, measured since a moment. */
export async function measuredSince(
  { manager }: Database,
  urlHash: string,
  since: Date,
): Promise<MeasuredSpeedTest | null> {
  const found = await manager.findOne(speedTestEntity, {
    where: { urlHash, state: "done", measuredAt: MoreThanOrEqual(since) },
    order: { measuredAt: "DESC" },
  });
  return found && isMeasured(found) ? found : null;
}

/**
 * Queues a test unless too many wait or run already; `waiting` when they are the visitor's own. In a full queue it takes the
 * place of one whose network used much more of the browser.
 */
export async function enqueueTest(
  { write, sqlNow }: Database,
  test: NewSpeedTest,
  { capacity, perNetwork }: QueueLimits,
): Promise<"queued" | "full" | "waiting" | "ticket_taken"> {
  const { asker, network, requestedAt } = test;
  try {
    return await write(async (transaction) => {
      // One request after another: each must count those before it.
      await lockThrottles(transaction, ["speed-test queue"]);
      const since = MoreThanOrEqual(new Date(requestedAt.getTime() - waitedFor));
      const waiting = (of: { asker?: string; network?: string } = {}) =>
        transaction.countBy(speedTestEntity, { state: unfinished, requestedAt: since, ...of });
      if (asker !== null && (await waiting({ asker })) > 0) return "waiting";
      if (network !== null && (await waiting({ network })) >= perNetwork) return "waiting";
      if ((await waiting()) >= capacity && !(await displace(transaction, test, requestedAt))) return "full";
      await transaction.insert(speedTestEntity, {
        ...test,
        ...released,
        begunAt: null,
        usedMs: 0,
        state: "queued",
        stage: "queued",
        attempts: 0,
        requestId: currentRequestId(),
        dueAt: () => sqlNow(),
      });
      return "queued";
    });
  } catch (error) {
    if (isConflict(error, "ticket")) return "ticket_taken";
    throw error;
  }
}

export const findTest = ({ manager }: Database, id: string): Promise<SpeedTest | null> =>
  manager.findOneBy(speedTestEntity, { id });

export const findTestByTicket = ({ manager }: Database, ticket: string): Promise<SpeedTest | null> =>
  manager.findOneBy(speedTestEntity, { ticket });

/** Number of tests that run or have their turn before this one. */
export async function countAhead({ manager }: Database, { id }: SpeedTest, now: Date): Promise<number> {
  const [tests, used] = await Promise.all([
    manager.findBy(speedTestEntity, { state: unfinished }),
    usedBy(manager, now),
  ]);
  const waiting = tests.filter(({ state }) => state === "queued");
  const before = inTurn(waiting, used).findIndex((test) => test.id === id);
  return tests.length - waiting.length + Math.max(0, before);
}

/** Deletes an abandoned test, unless it has begun. */
export async function withdrawTest({ write }: Database, id: string): Promise<void> {
  await write((transaction) => transaction.delete(speedTestEntity, { id, state: "queued" }));
}

// The worker's writes are fenced by the lease and extend it. They return false once another worker has the test.

/** Claims the test whose turn it is. */
export async function claimTest(database: Database): Promise<SpeedTest | null> {
  const { manager, now, sqlNow } = database;
  const tests = await manager.findBy(speedTestEntity, { state: unfinished });
  if (tests.length === 0) return null;
  const claimable = {
    entity: speedTestEntity,
    claimable: "state IN ('queued', 'running')",
    mark: { state: "running" as const, begunAt: () => sqlNow() },
  };
  const used = await usedBy(manager, await now());
  for (const { id } of inTurn(tests, used)) {
    const claimed = await claimRow(database, claimable, { id, owner: newId() });
    if (claimed) return claimed;
  }
  return null;
}

/** Whether a test makes room for others that wait. */
export async function othersGoFirst({ manager, now }: Database, test: SpeedTest): Promise<boolean> {
  const waiting = await manager.findBy(speedTestEntity, { state: "queued" });
  return waiting.length > 0 && mustYield(test, waiting, await usedBy(manager, await now()));
}

export const noteStage = (database: Database, test: SpeedTest, stage: SpeedTestStage): Promise<boolean> =>
  writeRunning(database, test, { stage, leaseUntil: () => database.sqlNow(leaseSeconds) });

export const finishMeasuring = (
  database: Database,
  test: SpeedTest,
  { figures, measuredAt }: Pick<MeasuredSpeedTest, "figures" | "measuredAt">,
): Promise<boolean> => end(database, test, { ...forgotten, state: "done", problem: null, figures, measuredAt });

export const finishDrawing = (database: Database, test: SpeedTest, audit: DrawnAudit): Promise<boolean> =>
  end(database, test, { ...forgotten, state: "done", problem: null, audit });

export const failTest = (database: Database, test: SpeedTest, problem: string): Promise<boolean> =>
  end(database, test, { ...forgotten, state: "failed", problem });

/** Releases an unfinished test, so that another worker can claim it at once. */
export const releaseTest = (database: Database, test: SpeedTest): Promise<boolean> =>
  end(database, test, { state: "queued", stage: "queued", attempts: () => "attempts - 1" });

/** Deletes tests requested before a moment. */
export async function forgetTests({ write }: Database, before: Date): Promise<void> {
  await write((transaction) => transaction.delete(speedTestEntity, { requestedAt: LessThan(before) }));
}

/** Forgets the networks whose use of the browser no longer counts. */
export async function forgetNetworks({ now, write }: Database): Promise<void> {
  const begunAt = LessThan(new Date((await now()).getTime() - usedFor));
  const past = { network: Not(IsNull()), state: In(["done", "failed"]), begunAt };
  await write((transaction) => transaction.update(speedTestEntity, past, { network: null }));
}

/** Ends a try, and counts what it used. */
async function end(database: Database, test: SpeedTest, set: Record<string, unknown>): Promise<boolean> {
  const tried = test.begunAt ? (await database.now()).getTime() - test.begunAt.getTime() : 0;
  return writeRunning(database, test, { ...released, usedMs: test.usedMs + Math.max(0, tried), ...set });
}

const writeRunning = (database: Database, test: SpeedTest, set: Record<string, unknown>): Promise<boolean> =>
  writeFenced(database, speedTestEntity, test, { state: ["running"], set });

/** The recent use of the browser by each network and for each site, so that none takes it all. */
async function usedBy(manager: EntityManager, now: Date): Promise<Used> {
  const since = now.getTime() - usedFor;
  const tests = await manager.find(speedTestEntity, {
    select: { id: true, network: true, url: true, state: true, begunAt: true, usedMs: true },
    where: {
      network: Not(IsNull()),
      begunAt: MoreThanOrEqual(new Date(since)),
      requestedAt: MoreThanOrEqual(new Date(since - waitedFor)),
    },
  });
  const used = new Map<string, number>();
  for (const { network, url, state, begunAt, usedMs } of tests) {
    if (network === null || begunAt === null) continue;
    const running = state === "running" ? Math.max(0, now.getTime() - begunAt.getTime()) : 0;
    for (const key of [network, registrableDomain(url)])
      used.set(key, (used.get(key) ?? 0) + (usedMs + running) / 1000);
  }
  return used;
}

/** Takes the place of a waiting test whose network used much more. @returns whether there was one */
async function displace(transaction: EntityManager, newcomer: Asked, now: Date): Promise<boolean> {
  const waiting = await transaction.findBy(speedTestEntity, { state: "queued" });
  const displaced = displacedBy(newcomer, waiting, await usedBy(transaction, now));
  if (!displaced) return false;
  const { affected } = await transaction.update(
    speedTestEntity,
    { id: displaced.id, state: "queued" },
    { ...forgotten, state: "failed", problem: "expired" },
  );
  return affected === 1;
}

/** How long a network's use of the browser counts, in ms. */
const usedFor = 15 * 60 * 1000;

/**
 * Seconds of the browser that each network used within that time, and that each site did whoever asked for it: many networks with one slow
 * site are one. Running tests are included.
 */
type Used = ReadonlyMap<string, number>;

type Asked = Pick<SpeedTest, "id" | "network" | "url">;

/** More than an ordinary test. Who used no more is never put off for others, once the test has begun: so long a page has, while others wait. */
const modestSeconds = 15;

/**
 * Sorts waiting tests into the order of their turns: those of a network that used less of the browser come first, and of two that used the
 * same, the earlier one. Seconds count, not tests: a page that takes long uses as much as three that do not.
 */
export function inTurn<T extends Asked>(waiting: readonly T[], used: Used): T[] {
  return waiting.toSorted(
    // The ids are in order of creation, also within a millisecond.
    (one, other) => usedSeconds(one, used) - usedSeconds(other, used) || (one.id < other.id ? -1 : 1),
  );
}

/** Whether a running test makes room, because somebody waits whose network used much less. */
export function mustYield(running: Asked, waiting: readonly Asked[], used: Used): boolean {
  return waiting.some((other) => isGreedy(running, other, used));
}

/**
 * The waiting test that loses its place in a full queue to a newcomer: of those whose network used much more, the last one.
 * @returns null when the newcomer is refused
 */
export function displacedBy<T extends Asked>(newcomer: Asked, waiting: readonly T[], used: Used): T | null {
  return inTurn(waiting, used).findLast((other) => isGreedy(other, newcomer, used)) ?? null;
}

function isGreedy(one: Asked, other: Asked, used: Used): boolean {
  const seconds = usedSeconds(one, used);
  return seconds >= modestSeconds && usedSeconds(other, used) < seconds / 2;
}

function usedSeconds({ network, url }: Asked, used: Used): number {
  return network === null ? 0 : Math.max(used.get(network) ?? 0, used.get(registrableDomain(url)) ?? 0);
}

/** The domain that its owner registered: names below it are as many as the owner likes. */
function registrableDomain(url: string): string {
  const { domain, hostname } = parse(url);
  return domain ?? hostname ?? url;
}
