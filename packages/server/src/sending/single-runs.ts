import { type SingleOutcome, singleOutcomes } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import type { Holder } from "../reports/holder.ts";
import type { Report } from "../reports/report.ts";
import { outcomeOf, settleRuns } from "./run-progress.ts";
import { runEntity, runItemEntity, single } from "./run-table.ts";

/** What somebody asked for one report by itself. */
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
