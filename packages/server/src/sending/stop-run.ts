import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import type { RunStep } from "./run.ts";
import { storeRun } from "./store-run.ts";
import { runEntity, runItemEntity } from "./table.ts";

/**
 * Undoes what a run has not done yet: reports that no worker has begun are not made, and emails that have not left do not leave. What is
 * approved stays approved.
 * @param by the username of who stops it
 * @throws Refusal run_not_found
 */
export async function stopRun(context: Context, runId: string, by: string): Promise<void> {
  const { manager } = context.database;
  const run = await manager.findOneBy(runEntity, { id: runId });
  if (!run) throw new Refusal("run_not_found");
  const waiting = await manager.findBy(runItemEntity, { runId, outcome: "pending" });
  const steps = waiting.flatMap(({ clientId, reportId }): RunStep[] =>
    reportId ? [{ clientId, kind: "cancel", reportId }] : [],
  );
  const { reportType, periodStart, periodEnd } = run;
  await storeRun(
    context,
    { action: "cancel", reportType, periodStart, periodEnd, requestedBy: by, runningKey: null },
    steps,
  );
}

/**
 * Sends the emails of a run at once that wait for its minute to be over.
 * @throws Refusal run_not_found
 */
export async function hurryRun({ database, bell }: Context, runId: string): Promise<void> {
  const { manager } = database;
  if (!(await manager.existsBy(runEntity, { id: runId }))) throw new Refusal("run_not_found");
  const due = await database.changes(async ({ select, change }) => {
    const rows = await select(
      `SELECT mail.id AS id FROM report_runs run INNER JOIN report_run_items item ON item.runId = run.id
      INNER JOIN dispatches mail ON mail.reportId = item.reportId AND mail.number = item.number
      WHERE run.id = ? AND run.leavesAt IS NOT NULL AND item.outcome = 'pending' AND mail.state = 'queued'`,
      [runId],
    );
    await change("UPDATE report_runs SET leavesAt = NULL WHERE id = ?", [runId]);
    const ids = rows.map(({ id }) => String(id));
    for (const id of ids) await change(`UPDATE dispatches SET dueAt = ${database.sqlNow()} WHERE id = ?`, [id]);
    return ids;
  });
  for (const id of due) await bell.ring("dispatch", id);
}
