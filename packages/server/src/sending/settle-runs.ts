import type { Problem } from "@agency/model/problems";
import type { ReportState, RunOutcome } from "@agency/model/states";
import { assignments, type Statements } from "../kit/db/change.ts";
import { readProblem } from "../kit/db/columns.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, type Row } from "../kit/db/select.ts";
import { isOnItsWay, type Mail, mailsOfSending, readMails } from "./mails.ts";
import { type RunItem, runItemEntity } from "./table.ts";

/** A client of a run, of whom it is not known yet what became. */
type Waiting = Pick<RunItem, "runId" | "clientId" | "number"> & { reportId: string };

/** What became of a client of a run. */
type Settled = Pick<RunItem, "outcome" | "problem">;

const pending: Settled = { outcome: "pending", problem: null };

/** How many reports a statement names. */
const portionSize = 500;

/** What of an email decides what became of its client in a run. */
export type SettlingMail = Pick<Mail, "number" | "recipient" | "state" | "problem" | "counts">;

/**
 * Writes down what became of whatever waits in runs for some reports, in the transaction that changed the state of these reports or of their
 * emails, and after it did. What is written stays, whatever happens to the reports later. A run ends when nothing of it waits.
 * @param known the emails of the reports, newest first, where the caller has just read them
 */
export async function settleRuns(
  database: Database,
  statements: Statements,
  reportIds: string[],
  known?: Map<string, SettlingMail[]>,
): Promise<void> {
  const waiting = await waitingFor(statements, reportIds);
  const made = waiting.filter(({ number }) => number === null).map(({ reportId }) => reportId);
  const mailed = waiting.filter(({ number }) => number !== null).map(({ reportId }) => reportId);
  const reports = await readReports(database, statements, made);
  // Their holders are locked: a run that begins to wait for emails does so before they are sent, or finds that they are.
  const mails: Map<string, SettlingMail[]> = known ?? (await readMails(database, statements.select, mailed));
  const settled = waiting.map((item) => {
    const { reportId, number } = item;
    if (number === null) return { item, ...ofReport(reports.get(reportId)) };
    return { item, ...ofMails(mailsOfSending(mails.get(reportId) ?? [], number)) };
  });
  await write(
    database,
    statements,
    settled.filter(({ outcome }) => outcome !== "pending"),
  );
}

/**
 * Settles what waits in runs for the generation of reports alone, in the transaction that wrote what became of them, which keeps the reports
 * locked: their emails are as they were.
 */
export async function settleMade(
  database: Database,
  statements: Statements,
  reportIds: string[],
  made: Generated,
): Promise<void> {
  const waiting = (await waitingFor(statements, reportIds)).filter(({ number }) => number === null);
  await write(
    database,
    statements,
    waiting.map((item) => ({ item, ...ofReport(made) })),
  );
}

/** Settles whatever waits for the generation of some reports, which was cancelled. */
export async function settleCancelled(database: Database, statements: Statements, reportIds: string[]): Promise<void> {
  const waiting = await waitingFor(statements, reportIds);
  const made = waiting.filter(({ number }) => number === null);
  await write(
    database,
    statements,
    made.map((item) => ({ item, outcome: "cancelled", problem: null })),
  );
}

/** Settles the runs that go on, such as those of a version that did not write down what became of them. */
export async function settleGoing(database: Database): Promise<void> {
  const rows = await database.select(
    `SELECT run.id AS runId, item.reportId AS reportId FROM report_runs run
    LEFT JOIN report_run_items item ON item.runId = run.id AND item.outcome = 'pending' WHERE run.endedAt IS NULL`,
  );
  const reportIds = distinct(rows.flatMap(({ reportId }) => (typeof reportId === "string" ? [reportId] : [])));
  await database.changes(async (statements) => {
    for (let start = 0; start < reportIds.length; start += portionSize) {
      await settleRuns(database, statements, reportIds.slice(start, start + portionSize));
    }
    await endRuns(database, statements, distinct(rows.map(({ runId }) => String(runId))));
  });
}

/**
 * Ends those of some runs that wait for nothing any more. The same request makes another run then. Where one waits that nobody is
 * settling, whoever settles it ends the run, so the run's row, for which all would wait, is left alone.
 */
export async function endRuns(
  { kind, sqlNow }: Pick<Database, "kind" | "sqlNow">,
  { select, change }: Statements,
  runIds: string[],
): Promise<void> {
  const [runId, ...others] = runIds;
  if (runId === undefined) return;
  const free = kind === "mariadb" ? " LOCK IN SHARE MODE SKIP LOCKED" : "";
  const waits = `SELECT runId FROM report_run_items WHERE runId = ? AND outcome = 'pending' LIMIT 1${free}`;
  if (others.length === 0 && (await select(waits, [runId])).length > 0) return;
  const marks = placeholders(runIds);
  // Locked first: of two who settle the last two clients of a run, the second sees that the first one did.
  if (kind === "mariadb") await select(`SELECT id FROM report_runs WHERE id IN (${marks}) FOR UPDATE`, runIds);
  await change(
    `UPDATE report_runs SET endedAt = ${sqlNow()}, runningKey = NULL WHERE id IN (${marks}) AND endedAt IS NULL
    AND NOT EXISTS (SELECT 1 FROM report_run_items item WHERE item.runId = report_runs.id AND item.outcome = 'pending')`,
    runIds,
  );
}

async function waitingFor({ select }: Statements, reportIds: string[]): Promise<Waiting[]> {
  if (reportIds.length === 0) return [];
  const rows = await select(
    `SELECT runId, clientId, reportId, number FROM report_run_items
    WHERE reportId IN (${placeholders(reportIds)}) AND outcome = 'pending'`,
    reportIds,
  );
  return rows.map((row) => ({
    runId: String(row["runId"]),
    clientId: String(row["clientId"]),
    reportId: String(row["reportId"]),
    number: row["number"] === null ? null : Number(row["number"]),
  }));
}

type Generated = { state: ReportState; problem: Problem | null };

/** Locks the reports: a run that begins to wait for one does so before it is generated, or finds that it is. */
async function readReports(
  { kind }: Database,
  { select }: Statements,
  reportIds: string[],
): Promise<Map<string, Generated>> {
  if (reportIds.length === 0) return new Map();
  const lock = kind === "mariadb" ? " FOR UPDATE" : "";
  const rows = await select(
    `SELECT id, state, problem FROM reports WHERE id IN (${placeholders(reportIds)})${lock}`,
    reportIds,
  );
  return new Map(
    rows.map((row) => [String(row["id"]), { state: row["state"] as ReportState, problem: problemIn(row) }]),
  );
}

function ofReport(report: Generated | undefined): Settled {
  switch (report?.state) {
    case "done":
      return { outcome: "prepared", problem: null };
    case "failed":
      return { outcome: "failed", problem: report.problem };
    default:
      return pending;
  }
}

/** The emails of a sending are as the most urgent of them. A cancelled one counts for nothing beside others. */
function ofMails(mails: SettlingMail[]): Settled {
  if (mails.some(({ state }) => isOnItsWay(state))) return pending;
  for (const outcome of ["failed", "uncertain", "sent"] as const satisfies RunOutcome[]) {
    const mail = mails.find(({ state }) => state === outcome);
    if (mail) return { outcome, problem: mail.problem };
  }
  return { outcome: "cancelled", problem: null };
}

async function write(
  database: Database,
  statements: Statements,
  settled: (Settled & { item: Waiting })[],
): Promise<void> {
  const alike = Map.groupBy(settled, ({ item, outcome, problem }) => JSON.stringify([item.runId, outcome, problem]));
  const runIds = distinct(settled.map(({ item }) => item.runId));
  for (const [one, ...others] of alike.values()) {
    if (!one) continue;
    const { item, outcome, problem } = one;
    const clientIds = [one, ...others].map((same) => same.item.clientId);
    const { sql, values } = assignments(database.source, runItemEntity, { outcome, problem });
    await statements.change(
      `UPDATE report_run_items SET ${sql}
      WHERE runId = ? AND clientId IN (${placeholders(clientIds)}) AND outcome = 'pending'`,
      [...values, item.runId, ...clientIds],
    );
  }
  await endRuns(database, statements, runIds);
}

function problemIn(row: Row): Problem | null {
  return typeof row["problem"] === "string" ? readProblem(row["problem"]) : null;
}

const distinct = (ids: string[]): string[] => [...new Set(ids)];
