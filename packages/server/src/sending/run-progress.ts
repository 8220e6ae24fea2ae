import type { EntityManager } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";

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
