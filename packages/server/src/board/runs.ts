import { In, IsNull } from "typeorm";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { isHeldFromApproval, type RunOutcome, runActions, runTroubles } from "@agency/model/states";
import { readProblem } from "../kit/db/columns.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import { type Scope, scoped } from "../own-clients/own-clients.ts";
import { readFacts } from "../reports/life-facts.ts";
import { life } from "../reports/life.ts";
import type { Run, RunEntry, RunProgress } from "../sending/run.ts";
import { type StoredRun, runEntity } from "../sending/table.ts";

/** The order of outcomes in a run's details. Others follow. */
const troubleFirst: RunOutcome[] = [...runTroubles, "pending"];

/** A run, unless it is about clients that are left out. */
export async function findRun(database: Database, scope: Scope, id: string): Promise<RunProgress | null> {
  const found = ofMany(await database.manager.findBy(runEntity, { id }));
  const [progress] = await readProgress(database, await inScope(database, scope, found));
  return progress ?? null;
}

/** The runs that are about nobody else's client. */
async function inScope({ select }: Database, scope: Scope, runs: Run[]): Promise<Run[]> {
  if (scope === "all" || runs.length === 0) return runs;
  const own = scoped(scope, "item.clientId");
  const ids = runs.map(({ id }) => id);
  const rows = await select(
    `SELECT DISTINCT item.runId AS runId FROM report_run_items item
    WHERE item.runId IN (${placeholders(ids)}) AND NOT (1 = 1${own.sql})`,
    [...ids, ...own.values],
  );
  const others = new Set(rows.map(({ runId }) => String(runId)));
  return runs.filter(({ id }) => !others.has(id));
}

/** The runs of a period that go on, and the last one that ended, newest first. */
export async function runsOfPeriod(
  database: Database,
  scope: Scope,
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
  const progress = await readProgress(database, await inScope(database, scope, [...runs.values()]));
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

async function readProgress(database: Database, runs: Run[]): Promise<RunProgress[]> {
  if (runs.length === 0) return [];
  const ids = runs.map(({ id }) => id);
  const rows = await database.select(
    `SELECT runId, outcome, COUNT(*) AS clients FROM report_run_items WHERE runId IN (${placeholders(ids)})
    GROUP BY runId, outcome`,
    ids,
  );
  const held = await heldAfter(database, ids);
  return runs.map((run): RunProgress => {
    const own = rows.filter(({ runId }) => runId === run.id);
    const counts = Object.fromEntries(own.map(({ outcome, clients }) => [String(outcome), Number(clients)]));
    return { run, counts, held: held.get(run.id) ?? 0 };
  });
}

/** How many reports that runs prepared nobody can approve with others, by the ids of the runs. */
async function heldAfter(database: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await database.select(
    `SELECT item.runId AS runId, item.reportId AS reportId
    FROM report_runs run INNER JOIN report_run_items item ON item.runId = run.id
    INNER JOIN reports report ON report.id = item.reportId AND report.life = 'held'
    WHERE run.id IN (${placeholders(ids)}) AND run.action = 'prepare'`,
    ids,
  );
  const facts = await readFacts(database, { reportIds: rows.map(({ reportId }) => String(reportId)) });
  const held = new Set(
    facts.flatMap((one) => {
      const reason = one.report?.preparedAt ? life(one, database.samples).held : null;
      return one.report && isHeldFromApproval(reason) ? [one.report.id] : [];
    }),
  );
  const kept = rows.filter(({ reportId }) => held.has(String(reportId)));
  return new Map([...Map.groupBy(kept, ({ runId }) => String(runId))].map(([runId, own]) => [runId, own.length]));
}

/** A run of one report is shown with that report, and one of schedules with these. */
function ofMany(runs: StoredRun[]): Run[] {
  return runs.filter((run): run is Run => (runActions as readonly string[]).includes(run.action));
}
