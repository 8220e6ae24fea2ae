import type { EntityManager } from "typeorm";
import { type SingleOutcome, singleOutcomes } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import type { Holder, Report } from "../reports/report.ts";
import { runEntity, runItemEntity, single } from "./table.ts";

/** A request for one report by itself. */
export type SingleRun = {
  id: string;
  /** The sending that it asked for; null when the report was only to be generated. */
  number: number | null;
  outcome: SingleOutcome;
};

/** Notes what somebody asked for a report, after it was stored: repeating a request that was cut off notes it too. */
export async function noteSingleRun(
  { database, newId }: Pick<Context, "database" | "newId">,
  { id: reportId, clientId, type: reportType, periodStart, periodEnd }: Report,
  { by: requestedBy, number, outcome }: { by: string; number: number | null; outcome: "pending" | "already_sent" },
): Promise<void> {
  const now = () => database.sqlNow();
  const runId = newId();
  const run = { id: runId, action: single, reportType, periodStart, periodEnd, requestedBy, runningKey: null } as const;
  const endedAt = outcome === "pending" ? null : now;
  await database.write(async (transaction) => {
    const insert = transaction.createQueryBuilder().insert();
    await insert
      .into(runEntity)
      .values({ ...run, requestedAt: now, endedAt })
      .updateEntity(false)
      .execute();
    await transaction.insert(runItemEntity, { runId, clientId, reportId, number, outcome, problem: null });
  });
}

/** The last single run of each report that has one, by the reports' ids. */
export async function singleRunsOf(database: Database, reportIds: string[]): Promise<Map<string, SingleRun>> {
  const rows = await database.select(
    `SELECT item.reportId AS reportId, item.number AS number, run.id AS id, run.endedAt AS endedAt,
      ${outcomeOf("item")} AS outcome
    FROM report_run_items item INNER JOIN report_runs run ON run.id = item.runId AND run.action = '${single}'
    WHERE item.reportId IN (${placeholders(reportIds)}) ORDER BY run.requestedAt, run.id`,
    reportIds,
  );
  const runs = rows.map((row) => ({
    id: String(row["id"]),
    reportId: String(row["reportId"]),
    number: row["number"] === null ? null : Number(row["number"]),
    outcome: singleOutcomes.find((one) => one === row["outcome"]) ?? "pending",
    going: row["endedAt"] === null,
  }));
  const over = runs.filter(({ going, outcome }) => going && outcome !== "pending");
  // The first reader who finds that nothing is left to wait for writes it down, so that it stays whatever happens to the report later.
  if (over.length > 0) {
    await database.write((transaction) =>
      settleRuns(
        database,
        transaction,
        over.map(({ id }) => id),
      ),
    );
  }
  return new Map(runs.map(({ reportId, id, number, outcome }) => [reportId, { id, number, outcome }]));
}

/** Whether everybody has the report already, so that asking to send it once sent nothing. */
export function isSentToAll(holders: Pick<Holder, "state">[]): boolean {
  const counting = holders.filter(({ state }) => state !== "cancelled");
  return counting.length > 0 && counting.every(({ state }) => state === "sent");
}

/**
 * SQL: the most urgent state of the emails of an item's sending. One that a later sending to the same recipient replaced is as that one,
 * if it counts for the recipient.
 */
const mailsOf = (item: string) => `SELECT MIN(CASE COALESCE(counting.state, asked.state)
    WHEN 'queued' THEN 0 WHEN 'rendered' THEN 0 WHEN 'sending' THEN 0 WHEN 'failed' THEN 1 WHEN 'uncertain' THEN 2
    WHEN 'sent' THEN 3 END)
  FROM dispatches asked
  LEFT JOIN report_holders holder ON holder.reportId = asked.reportId AND holder.recipient = asked.recipient
  LEFT JOIN dispatches counting ON counting.id = holder.dispatchId AND counting.number >= asked.number
  WHERE asked.reportId = ${item}.reportId AND asked.number = ${item}.number`;

/**
 * SQL: what has become of an item of a run by now. A settled one keeps its outcome; another follows from its report, or from the
 * emails of its sending.
 */
export const outcomeOf = (item: string) => `CASE
  WHEN ${item}.outcome <> 'pending' THEN ${item}.outcome
  WHEN ${item}.number IS NULL THEN COALESCE((
    SELECT CASE reports.state WHEN 'done' THEN 'prepared' WHEN 'failed' THEN 'failed' ELSE 'pending' END
    FROM reports WHERE reports.id = ${item}.reportId), 'cancelled')
  ELSE CASE (${mailsOf(item)})
    WHEN 0 THEN 'pending' WHEN 1 THEN 'failed' WHEN 2 THEN 'uncertain' WHEN 3 THEN 'sent' ELSE 'cancelled' END
  END`;

/** SQL: the problem of an item of a run whose report or email failed. */
export const problemOf = (item: string) => `CASE
  WHEN ${item}.outcome <> 'pending' THEN ${item}.problem
  WHEN ${item}.number IS NULL THEN (
    SELECT reports.problem FROM reports WHERE reports.id = ${item}.reportId AND reports.state = 'failed')
  ELSE (SELECT MAX(dispatches.problem) FROM dispatches WHERE dispatches.reportId = ${item}.reportId
    AND dispatches.number = ${item}.number AND dispatches.state IN ('failed', 'uncertain')) END`;

/**
 * Writes down what became of runs, so that their summary stays whatever happens to the reports later. A run ends when nothing of it
 * is left to wait for.
 */
export async function settleRuns(
  { sqlNow }: Pick<Database, "sqlNow">,
  transaction: EntityManager,
  runIds: string[],
): Promise<void> {
  if (runIds.length === 0) return;
  const marks = placeholders(runIds);
  const table = "report_run_items";
  // The problem first: it follows from the outcome that is still pending.
  await transaction.query(
    `UPDATE ${table} SET problem = ${problemOf(table)} WHERE runId IN (${marks}) AND outcome = 'pending'`,
    runIds,
  );
  await transaction.query(
    `UPDATE ${table} SET outcome = ${outcomeOf(table)} WHERE runId IN (${marks}) AND outcome = 'pending'`,
    runIds,
  );
  await transaction.query(
    `UPDATE report_runs SET endedAt = ${sqlNow()}, runningKey = NULL WHERE id IN (${marks}) AND endedAt IS NULL
    AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.runId = report_runs.id AND ${table}.outcome = 'pending')`,
    runIds,
  );
}
