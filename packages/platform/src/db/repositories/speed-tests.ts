import { In, LessThan, MoreThanOrEqual } from "typeorm";
import { v7 as newId } from "uuid";
import { isMeasured, type MeasuredSpeedTest, waitedFor } from "@agency/core/speed-test/speed-test";
import type { SpeedTestRepository, SpeedTestWork } from "@agency/core/speed-test/speed-test-repository";
import { currentRequestId } from "../../log/request-id.ts";
import { lockThrottles } from "../../throttle/database-throttle.ts";
import type { Database } from "../database.ts";
import { speedTestEntity } from "../entities/speed-tests.ts";
import { isConflict } from "./conflicts.ts";
import { claimRow, leaseSeconds, released, writeFenced } from "./work.ts";

/** Who asked matters only while the test waits. */
const forgotten = { asker: null, network: null };

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
          if ((await waiting()) >= capacity) return "full";
          await transaction.insert(speedTestEntity, {
            ...test,
            ...released,
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
    // The ids are in order of creation, also within a millisecond.
    ahead: ({ id }) => manager.countBy(speedTestEntity, { state: unfinished, id: LessThan(id) }),
    withdraw: (id) =>
      write(async (transaction) => void (await transaction.delete(speedTestEntity, { id, state: "queued" }))),
  };
}

export function speedTestWork(database: Database): SpeedTestWork {
  const fenced = (test: Parameters<SpeedTestWork["fail"]>[0], set: Record<string, unknown>) =>
    writeFenced(database, speedTestEntity, test, { state: ["running"], set });
  return {
    claim: (id) =>
      claimRow(
        database,
        { entity: speedTestEntity, claimable: "state IN ('queued', 'running')", mark: { state: "running" } },
        { id, owner: newId() },
      ),
    measuredSince: measuredSince(database),
    reach: (test, stage) => fenced(test, { stage, leaseUntil: () => database.sqlNow(leaseSeconds) }),
    finish: (test, figures, measuredAt) =>
      fenced(test, { ...released, ...forgotten, state: "done", problem: null, figures, measuredAt }),
    finishDrawing: (test, audit) => fenced(test, { ...released, ...forgotten, state: "done", problem: null, audit }),
    fail: (test, problem) => fenced(test, { ...released, ...forgotten, state: "failed", problem }),
    release: (test) => fenced(test, { ...released, state: "queued", stage: "queued", attempts: () => "attempts - 1" }),
    forgetBefore: (moment) =>
      database.write(
        async (transaction) => void (await transaction.delete(speedTestEntity, { requestedAt: LessThan(moment) })),
      ),
  };
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
