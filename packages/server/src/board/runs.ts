import { type EntityManager, In, IsNull } from "typeorm";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { type RunOutcome, runActions, runTroubles } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import { statementsOf } from "../kit/db/change.ts";
import { readProblem } from "../kit/db/columns.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import { hostOf } from "../kit/environment.ts";
import { endRuns, settleRuns } from "../sending/settle-runs.ts";
import { type RunItem, type StoredRun, runEntity, runItemEntity, single } from "../sending/table.ts";
import { type Done, type StepContext, approveAll, cancelAll, prepareAll, retryAll, sendAll } from "./run-steps.ts";
import type { NewRun, Run, RunEntry, RunProgress, RunStep } from "./run.ts";

/** How many clients the statements of a run name at a time. */
const portionSize = 200;

/** The order of outcomes in a run's details. Others follow. */
const troubleFirst: RunOutcome[] = [...runTroubles, "pending"];

/**
 * Stores a run and does what it asks for, all or nothing. The same request while it goes on changes nothing.
 * @returns the run's id, and the reports and dispatches for which to wake the worker
 */
export async function storeRun(
  { database, environment, newId }: Pick<Context, "database" | "environment" | "newId">,
  run: NewRun,
  steps: RunStep[],
): Promise<{ runId: string; reportIds: string[]; dispatchIds: string[] }> {
  const now = await database.now();
  return database.write(async (transaction) => {
    const { id, runningKey } = run;
    await insertRun(database, transaction, run);
    const stored = await transaction.findOneByOrFail(runEntity, { runningKey });
    if (stored.id !== id) return { runId: stored.id, reportIds: [], dispatchIds: [] };
    const done = await carryOut({ database, transaction, run, newId, host: hostOf(environment), now }, steps);
    await insertItems(database, transaction, id, done.items);
    return { runId: id, reportIds: done.reportIds, dispatchIds: done.dispatchIds };
  });
}

export async function findRun(database: Database, id: string): Promise<RunProgress | null> {
  const [progress] = await progressOf(database, ofMany(await database.manager.findBy(runEntity, { id })));
  return progress ?? null;
}

/** The runs of a period that go on, and the last one that ended, newest first. */
export async function runsOfPeriod(
  database: Database,
  reportType: ReportType,
  { start }: Pick<Period, "start">,
): Promise<RunProgress[]> {
  const { manager } = database;
  const action = In([...runActions]);
  const [going, last] = await Promise.all([
    manager.findBy(runEntity, { reportType, periodStart: start, endedAt: IsNull(), action }),
    manager.find(runEntity, {
      where: { reportType, periodStart: start, action },
      order: { requestedAt: "DESC", id: "DESC" },
      take: 1,
    }),
  ]);
  const runs = new Map(ofMany([...last, ...going]).map((run) => [run.id, run]));
  const progress = await progressOf(database, [...runs.values()]);
  return progress.toSorted((one, other) => other.run.requestedAt.getTime() - one.run.requestedAt.getTime());
}

/** The clients of a run, those with trouble first. */
export async function runEntries(
  { select }: Database,
  runId: string,
  { outcome, limit, offset }: { outcome?: RunOutcome | undefined; limit: number; offset: number },
): Promise<RunEntry[]> {
  const rank = `CASE ${troubleFirst.map((one, index) => `WHEN shown.outcome = '${one}' THEN ${index}`).join(" ")}
    ELSE ${troubleFirst.length} END`;
  const rows = await select(
    `SELECT shown.reportId AS reportId, shown.outcome AS outcome, shown.problem AS problem,
      client.accessId AS accessId, client.name AS name
    FROM report_run_items shown INNER JOIN clients client ON client.id = shown.clientId
    WHERE shown.runId = ?${outcome ? " AND shown.outcome = ?" : ""}
    ORDER BY ${rank}, client.name, client.id LIMIT ? OFFSET ?`,
    [runId, ...(outcome ? [outcome] : []), limit, offset],
  );
  return rows.map((row): RunEntry => ({
    reportId: row["reportId"] as string | null,
    outcome: row["outcome"] as RunOutcome,
    problem: typeof row["problem"] === "string" ? readProblem(row["problem"]) : null,
    client: { accessId: String(row["accessId"]), name: String(row["name"]) },
  }));
}

async function progressOf({ select }: Database, runs: Run[]): Promise<RunProgress[]> {
  if (runs.length === 0) return [];
  const ids = runs.map(({ id }) => id);
  const rows = await select(
    `SELECT runId, outcome, COUNT(*) AS clients FROM report_run_items WHERE runId IN (${placeholders(ids)})
    GROUP BY runId, outcome`,
    ids,
  );
  const held = await heldAfter(select, ids);
  return runs.map((run): RunProgress => {
    const own = rows.filter(({ runId }) => runId === run.id);
    const counts = Object.fromEntries(own.map(({ outcome, clients }) => [String(outcome), Number(clients)]));
    return { run, counts, held: held.get(run.id) ?? 0 };
  });
}

/** How many reports that runs prepared nobody can approve with others, by the ids of the runs. */
async function heldAfter(select: Database["select"], ids: string[]): Promise<Map<string, number>> {
  const rows = await select(
    `SELECT item.runId AS runId, COUNT(*) AS held
    FROM report_runs run INNER JOIN report_run_items item ON item.runId = run.id
    INNER JOIN reports report ON report.id = item.reportId AND report.state = 'done' AND report.unapproved = 1
    WHERE run.id IN (${placeholders(ids)}) AND run.action = 'prepare'
      AND (report.doubtful = 1 OR report.undrawn = 1 OR EXISTS (SELECT 1 FROM sources chosen
        INNER JOIN source_reads asked ON asked.sourceId = chosen.id AND asked.reportType = report.type
          AND asked.periodStart = report.periodStart AND asked.state <> 'cancelled'
        WHERE chosen.clientId = report.clientId AND (asked.readAt IS NULL OR asked.problem IS NOT NULL)))
    GROUP BY item.runId`,
    ids,
  );
  return new Map(rows.map(({ runId, held }) => [String(runId), Number(held)]));
}

/** A run of one report is shown with that report. */
function ofMany(runs: StoredRun[]): Run[] {
  return runs.filter((run): run is Run => run.action !== single);
}

/** The unique key lets the first of several requests for the same in, and the others find its run. */
async function insertRun({ sqlNow }: Database, transaction: EntityManager, run: NewRun): Promise<void> {
  await transaction
    .createQueryBuilder()
    .insert()
    .into(runEntity)
    .values({ ...run, requestedAt: () => sqlNow(), endedAt: null })
    .orIgnore()
    .updateEntity(false)
    .execute();
}

async function carryOut(context: StepContext, steps: RunStep[]): Promise<Done> {
  const done: Done = { items: [], reportIds: [], dispatchIds: [] };
  for (let start = 0; start < steps.length; start += portionSize) {
    const byKind = Object.groupBy(steps.slice(start, start + portionSize), ({ kind }) => kind);
    const parts = [
      byKind.prepare && (await prepareAll(context, ofKind(byKind.prepare, "prepare"))),
      byKind.approve && (await approveAll(context, ofKind(byKind.approve, "approve"))),
      byKind.send && (await sendAll(context, ofKind(byKind.send, "send"))),
      byKind.retry && (await retryAll(context, ofKind(byKind.retry, "retry"))),
      byKind.cancel && (await cancelAll(context, ofKind(byKind.cancel, "cancel"))),
    ].filter((part) => part !== undefined);
    for (const { clientId, reportId, outcome } of ofKind(byKind.settled, "settled")) {
      done.items.push({ clientId, reportId, number: null, outcome });
    }
    for (const { items, reportIds, dispatchIds } of parts) {
      done.items.push(...items);
      done.reportIds.push(...reportIds);
      done.dispatchIds.push(...dispatchIds);
    }
  }
  return done;
}

function ofKind<K extends RunStep["kind"]>(steps: RunStep[] = [], kind: K): Extract<RunStep, { kind: K }>[] {
  return steps.filter((step): step is Extract<RunStep, { kind: K }> => step.kind === kind);
}

async function insertItems(
  database: Database,
  transaction: EntityManager,
  runId: string,
  items: Omit<RunItem, "runId" | "problem">[],
): Promise<void> {
  const statements = statementsOf(transaction);
  for (let start = 0; start < items.length; start += portionSize) {
    const rows = items.slice(start, start + portionSize).map((one) => ({ ...one, runId, problem: null }));
    await transaction.createQueryBuilder().insert().into(runItemEntity).values(rows).updateEntity(false).execute();
    // What is there already waits for nothing.
    const waiting = rows.flatMap(({ reportId, outcome }) => (reportId && outcome === "pending" ? [reportId] : []));
    await settleRuns(database, statements, waiting);
  }
  await endRuns(database, statements, [runId]);
}
