import { setTimeout as sleep } from "node:timers/promises";
import { lastCompletePeriod } from "@agency/model/report/periods";
import type { RunAction } from "@agency/model/states";
import type { Database } from "@agency/server/kit/db/database";
import type { Caller } from "@agency/testing/session";

/**
 * As the staff do it on the board: prepares the monthly reports of all clients, approves and sends them, and waits until all are mailed.
 * @param reports how many: one for each client
 * @returns the seconds until both runs were answered
 */
export async function runMonth(database: Database, staff: Caller, reports: number): Promise<number> {
  const preparing = await startRun(database, staff, "prepare");
  await untilAll(database, reports, "SELECT COUNT(*) AS done FROM reports WHERE state = 'done'");
  const sending = await startRun(database, staff, "approve_and_send");
  await untilAll(database, reports, "SELECT COUNT(*) AS done FROM dispatches WHERE state = 'sent'");
  return preparing + sending;
}

/** @returns the seconds until the run was answered */
async function startRun(database: Database, staff: Caller, action: RunAction): Promise<number> {
  const begun = performance.now();
  const periodStart = lastCompletePeriod("monthly", await database.now()).start;
  await staff.ask("POST", "/api/reports/runs", { action, reportType: "monthly", periodStart });
  return (performance.now() - begun) / 1000;
}

/** @param counting SQL that counts as `done` */
async function untilAll(database: Database, reports: number, counting: string): Promise<void> {
  const done = async () => Number((await database.select(counting))[0]?.["done"]);
  while ((await done()) < reports) await sleep(50);
}
