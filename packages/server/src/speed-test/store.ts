import { type EntityManager, In, IsNull, LessThan, MoreThanOrEqual, Not } from "typeorm";
import { v7 as newId } from "uuid";
import { isConflict } from "../kit/db/conflicts.ts";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { lockThrottles } from "../kit/throttle/database-throttle.ts";
import { claimRow, leaseSeconds, released, writeFenced } from "../kit/work/lease.ts";
import type { SpeedTestRepository, SpeedTestWork } from "./speed-test-repository.ts";
import { isMeasured, type MeasuredSpeedTest, type SpeedTest, waitedFor } from "./speed-test.ts";
import { speedTestEntity } from "./table.ts";
import { displacedBy, inTurn, mustYield, type Used, usedFor } from "./turns.ts";

/** Who asked matters only while the test waits. The network is forgotten later: see `forgetNetworks`. */
const forgotten = { asker: null };

const unfinished = In(["queued", "running"]);

export function speedTestRepository(database: Database): SpeedTestRepository {
  const { manager, write } = database;
  return {
    measuredSince: measuredSince(database),
    enqueue: async (test, { capacity, perNetwork }) => {
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
            dueAt: () => database.sqlNow(),
          });
          return "queued";
        });
      } catch (error) {
        if (isConflict(error, "ticket")) return "ticket_taken";
        throw error;
      }
    },
    find: (id) => manager.findOneBy(speedTestEntity, { id }),
    findByTicket: (ticket) => manager.findOneBy(speedTestEntity, { ticket }),
    ahead: async ({ id }, now) => {
      const [tests, used] = await Promise.all([
        manager.findBy(speedTestEntity, { state: unfinished }),
        usedBy(manager, now),
      ]);
      const waiting = tests.filter(({ state }) => state === "queued");
      const before = inTurn(waiting, used).findIndex((test) => test.id === id);
      return tests.length - waiting.length + Math.max(0, before);
    },
    withdraw: (id) =>
      write(async (transaction) => void (await transaction.delete(speedTestEntity, { id, state: "queued" }))),
  };
}

export function speedTestWork(database: Database): SpeedTestWork {
  const { manager, now, write } = database;
  const fenced = (test: SpeedTest, set: Record<string, unknown>) =>
    writeFenced(database, speedTestEntity, test, { state: ["running"], set });
  /** Ends a try, and counts what it used. */
  const end = async (test: SpeedTest, set: Record<string, unknown>) => {
    const tried = test.begunAt ? (await now()).getTime() - test.begunAt.getTime() : 0;
    return fenced(test, { ...released, usedMs: test.usedMs + Math.max(0, tried), ...set });
  };
  const claimable = {
    entity: speedTestEntity,
    claimable: "state IN ('queued', 'running')",
    mark: { state: "running" as const, begunAt: () => database.sqlNow() },
  };
  return {
    claim: async () => {
      const tests = await manager.findBy(speedTestEntity, { state: unfinished });
      if (tests.length === 0) return null;
      const used = await usedBy(manager, await now());
      for (const { id } of inTurn(tests, used)) {
        const claimed = await claimRow(database, claimable, { id, owner: newId() });
        if (claimed) return claimed;
      }
      return null;
    },
    mustYield: async (test) => {
      const waiting = await manager.findBy(speedTestEntity, { state: "queued" });
      return waiting.length > 0 && mustYield(test, waiting, await usedBy(manager, await now()));
    },
    measuredSince: measuredSince(database),
    reach: (test, stage) => fenced(test, { stage, leaseUntil: () => database.sqlNow(leaseSeconds) }),
    finish: (test, figures, measuredAt) =>
      end(test, { ...forgotten, state: "done", problem: null, figures, measuredAt }),
    finishDrawing: (test, audit) => end(test, { ...forgotten, state: "done", problem: null, audit }),
    fail: (test, problem) => end(test, { ...forgotten, state: "failed", problem }),
    release: (test) => end(test, { state: "queued", stage: "queued", attempts: () => "attempts - 1" }),
    forgetBefore: (moment) =>
      write(async (transaction) => void (await transaction.delete(speedTestEntity, { requestedAt: LessThan(moment) }))),
    forgetNetworks: async () => {
      const before = LessThan(new Date((await now()).getTime() - usedFor));
      await write(async (transaction) => {
        await transaction.update(
          speedTestEntity,
          { network: Not(IsNull()), state: In(["done", "failed"]), begunAt: before },
          { network: null },
        );
      });
    },
  };
}

/** What each network used of the browser lately. */
async function usedBy(manager: EntityManager, now: Date): Promise<Used> {
  const since = now.getTime() - usedFor;
  const tests = await manager.find(speedTestEntity, {
    select: { id: true, network: true, state: true, begunAt: true, usedMs: true },
    where: {
      network: Not(IsNull()),
      begunAt: MoreThanOrEqual(new Date(since)),
      requestedAt: MoreThanOrEqual(new Date(since - waitedFor)),
    },
  });
  const used = new Map<string, number>();
  for (const { network, state, begunAt, usedMs } of tests) {
    if (network === null || begunAt === null) continue;
    const running = state === "running" ? Math.max(0, now.getTime() - begunAt.getTime()) : 0;
    used.set(network, (used.get(network) ?? 0) + (usedMs + running) / 1000);
  }
  return used;
}

/** Takes the place of a waiting test whose network used much more. @returns whether there was one */
async function displace(
  transaction: EntityManager,
  newcomer: Pick<SpeedTest, "id" | "network">,
  now: Date,
): Promise<boolean> {
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

function measuredSince({ manager }: Database) {
  return async (urlHash: string, since: Date): Promise<MeasuredSpeedTest | null> => {
    const found = await manager.findOne(speedTestEntity, {
      where: { urlHash, state: "done", measuredAt: MoreThanOrEqual(since) },
      order: { measuredAt: "DESC" },
    });
    return found && isMeasured(found) ? found : null;
  };
}
