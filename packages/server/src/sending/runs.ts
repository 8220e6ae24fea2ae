import { type SingleOutcome, singleOutcomes } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import { statementsOf } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import type { Holder, Report } from "../reports/report.ts";
import { noteHolders } from "./holders.ts";
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
    // It may be over already, such as when the last email that was uncertain arrived.
    await noteHolders(database, statementsOf(transaction), [reportId]);
  });
}

/** The last single run of each report that has one, by the reports' ids. */
export async function singleRunsOf({ select }: Database, reportIds: string[]): Promise<Map<string, SingleRun>> {
  const rows = await select(
    `SELECT item.reportId AS reportId, item.number AS number, item.outcome AS outcome, run.id AS id
    FROM report_run_items item INNER JOIN report_runs run ON run.id = item.runId AND run.action = '${single}'
    WHERE item.reportId IN (${placeholders(reportIds)}) ORDER BY run.requestedAt, run.id`,
    reportIds,
  );
  return new Map(
    rows.map((row) => [
      String(row["reportId"]),
      {
        id: String(row["id"]),
        number: row["number"] === null ? null : Number(row["number"]),
        outcome: singleOutcomes.find((one) => one === row["outcome"]) ?? "pending",
      },
    ]),
  );
}

/** Whether everybody has the report already, so that asking to send it once sent nothing. */
export function isSentToAll(holders: Pick<Holder, "state">[]): boolean {
  const counting = holders.filter(({ state }) => state !== "cancelled");
  return counting.length > 0 && counting.every(({ state }) => state === "sent");
}
