import type { EntityManager } from "typeorm";
import type { Context } from "../kit/context.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { publicHost } from "../kit/environment.ts";
import {
  answerAll,
  approveAll,
  cancelAll,
  type Done,
  generateAll,
  retryAll,
  sendAll,
  type StepContext,
} from "./run-steps.ts";
import type { NewRun, RunStep } from "./run.ts";
import { endRuns, settleRuns } from "./settle-runs.ts";
import { runEntity, runItemEntity } from "./table.ts";
import { withdrawAll } from "./withdraw.ts";

/** How many clients the statements of a run name at a time. */
const portionSize = 200;

/**
 * Stores a run and does what it asks for, all or nothing, and wakes the worker. The same request while it goes on changes nothing. Whatever
 * is asked for reports is asked for here.
 * @returns the run's id, and what is known of each client by now, unless the run goes on already
 * @throws Refusal client_not_found when a client was deleted meanwhile, and what `answerAll` refuses
 */
export async function storeRun(
  { database, environment, newId, bell }: Context,
  run: NewRun,
  steps: RunStep[],
): Promise<{ runId: string; items: Done["items"] }> {
  const now = await database.now();
  const id = newId();
  const { runId, items, reportIds, dispatchIds } = await database.write(async (transaction) => {
    await insertRun(database, transaction, { ...run, id });
    const { runningKey } = run;
    const stored = runningKey === null ? { id } : await transaction.findOneByOrFail(runEntity, { runningKey });
    if (stored.id !== id) return { ...nothingDone(), runId: stored.id };
    const done = await carryOut({ database, transaction, run, newId, host: publicHost(environment), now }, steps);
    await insertItems(database, transaction, id, done.items);
    return { ...done, runId: id };
  });
  await Promise.all([
    ...reportIds.map((reportId) => bell.ring("report", reportId)),
    // What leaves later is found when it is due.
    ...(run.leavesAt ? [] : dispatchIds.map((dispatchId) => bell.ring("dispatch", dispatchId))),
  ]);
  return { runId, items };
}

/** The unique key lets the first of several requests for the same in, and the others find its run. */
async function insertRun(
  { sqlNow }: Database,
  transaction: EntityManager,
  run: NewRun & { id: string },
): Promise<void> {
  await transaction
    .createQueryBuilder()
    .insert()
    .into(runEntity)
    .values({ leavesAt: null, ...run, requestedAt: () => sqlNow(), endedAt: null })
    .orIgnore()
    .updateEntity(false)
    .execute();
}

async function carryOut(context: StepContext, steps: RunStep[]): Promise<Done> {
  const all = nothingDone();
  for (let start = 0; start < steps.length; start += portionSize) {
    const byKind = Object.groupBy(steps.slice(start, start + portionSize), ({ kind }) => kind);
    const parts = [
      byKind.generate && (await generateAll(context, ofKind(byKind.generate, "generate"))),
      byKind.approve && (await approveAll(context, ofKind(byKind.approve, "approve"))),
      byKind.send && (await sendAll(context, ofKind(byKind.send, "send"))),
      byKind.retry && (await retryAll(context, ofKind(byKind.retry, "retry"))),
      byKind.withdraw && (await withdrawAll(context, ofKind(byKind.withdraw, "withdraw"))),
      byKind.cancel && (await cancelAll(context, ofKind(byKind.cancel, "cancel"))),
      byKind.answer && (await answerAll(context, ofKind(byKind.answer, "answer"))),
    ].filter((part) => part !== undefined);
    for (const { clientId, reportId, outcome } of ofKind(byKind.settled, "settled")) {
      all.items.push({ clientId, reportId, number: null, outcome });
    }
    for (const { items, reportIds, dispatchIds } of parts) {
      all.items.push(...items);
      all.reportIds.push(...reportIds);
      all.dispatchIds.push(...dispatchIds);
    }
  }
  return all;
}

function ofKind<K extends RunStep["kind"]>(steps: RunStep[] = [], kind: K): Extract<RunStep, { kind: K }>[] {
  return steps.filter((step): step is Extract<RunStep, { kind: K }> => step.kind === kind);
}

async function insertItems(
  database: Database,
  transaction: EntityManager,
  runId: string,
  items: Done["items"],
): Promise<void> {
  const statements = transactionStatements(transaction);
  for (let start = 0; start < items.length; start += portionSize) {
    const rows = items.slice(start, start + portionSize).map((one) => ({ ...one, runId, problem: null }));
    await transaction.createQueryBuilder().insert().into(runItemEntity).values(rows).updateEntity(false).execute();
    // What is there already waits for nothing.
    const waiting = rows.flatMap(({ reportId, outcome }) => (reportId && outcome === "pending" ? [reportId] : []));
    await settleRuns(database, statements, waiting);
  }
  await endRuns(database, statements, [runId]);
}

const nothingDone = (): Done => ({ items: [], reportIds: [], dispatchIds: [] });
