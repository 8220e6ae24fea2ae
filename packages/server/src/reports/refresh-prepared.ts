import { Between, type EntityManager, type FindOptionsWhere, In, IsNull, MoreThan, Not } from "typeorm";
import { periodAfter, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { ReportState } from "@agency/model/states";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { released } from "../kit/work/lease.ts";
import { historyLength } from "./freeze.ts";
import { noteLives } from "./note-lives.ts";
import type { Report } from "./report.ts";
import { reportEntity } from "./table.ts";

type Refreshing = Pick<Database, "sqlNow" | "source" | "kind" | "samples">;

/** One that lost its figures failed, and is made again when there are some. */
const made: ReportState[] = ["done", "failed"];

/**
 * Queues working copies that nobody has approved, to be made again, in the caller's transaction. One that is being made starts again: it
 * may have read what was there before.
 * @returns their ids
 */
export async function refreshPrepared(
  database: Refreshing,
  transaction: EntityManager,
  which: FindOptionsWhere<Report> & { clientId: string },
): Promise<string[]> {
  const found = await transaction.find(reportEntity, {
    select: { id: true },
    where: [
      { ...which, revision: 0, state: In(made), generatedAt: Not(IsNull()) },
      { ...which, unapproved: true, state: In(made), generatedAt: Not(IsNull()) },
      { ...which, state: "running" },
    ],
  });
  const ids = found.map(({ id }) => id);
  await queueAgain(database, transaction, ids);
  return ids;
}

/**
 * Lets go the working copy that was held because of doubts about its figures, in the caller's transaction. One that is being made starts
 * again: it may have read them before.
 * @returns the ids of the restarted ones
 */
export async function noLongerDoubtful(
  database: Refreshing,
  transaction: EntityManager,
  { clientId, reportType: type, periodStart }: ChangedPeriod,
): Promise<string[]> {
  const report = { clientId, type, periodStart };
  await transaction.update(reportEntity, { ...report, state: "done" }, { doubtful: false });
  const running = await transaction.find(reportEntity, {
    select: { id: true },
    where: { ...report, state: "running" },
  });
  const ids = running.map(({ id }) => id);
  await queueAgain(database, transaction, ids);
  await noteLives(database, transactionStatements(transaction), {
    periods: [{ clientId, reportType: type, periodStart }],
  });
  return ids;
}

async function queueAgain(database: Refreshing, transaction: EntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .createQueryBuilder()
    .update(reportEntity)
    .set({ state: "queued", attempts: 0, problem: null, ...released, dueAt: () => database.sqlNow() })
    .where({ id: In(ids), state: In([...made, "running"]) })
    .execute();
  await noteLives(database, transactionStatements(transaction), { reportIds: ids });
}

type ChangedPeriod = { clientId: string; reportType: ReportType; periodStart: string };

/**
 * Queues the working copies of approved reports whose figures, or whose period before, were corrected, in the caller's transaction. What
 * the client reads stays; a copy that differs then waits for another approval.
 * @returns their ids
 */
export async function refreshApproved(
  database: Refreshing,
  transaction: EntityManager,
  corrected: ChangedPeriod[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { clientId, reportType: type, periodStart } of corrected) {
    const period = periodStarting(type, periodStart);
    const starts = period ? [periodStart, periodAfter(type, period).start] : [periodStart];
    const found = await transaction.find(reportEntity, {
      select: { id: true },
      where: { clientId, type, periodStart: In(starts), revision: MoreThan(0), unapproved: false, state: In(made) },
    });
    ids.push(...found.map(({ id }) => id));
  }
  const distinct = [...new Set(ids)];
  await queueAgain(database, transaction, distinct);
  return distinct;
}

/** Does so with the reports that show the figures of some periods: their own, and later ones that show them as earlier figures. */
export async function refreshReaching(
  database: Refreshing,
  transaction: EntityManager,
  changed: ChangedPeriod[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const periods of Map.groupBy(changed, ({ clientId, reportType }) => `${clientId} ${reportType}`).values()) {
    const starts = periods.map(({ periodStart }) => periodStart).toSorted();
    const [one, first, last] = [periods[0], starts[0], starts.at(-1)];
    if (!one || !first || !last) continue;
    const { clientId, reportType: type } = one;
    const periodStart = Between(first, reach(type, last));
    ids.push(...(await refreshPrepared(database, transaction, { clientId, type, periodStart })));
  }
  return ids;
}

/**
 * Does so where somebody took figures away. Until a report is made again it says what was approved of it last, and nothing when nothing
 * was.
 */
export async function makeAfresh(
  database: Refreshing,
  transaction: EntityManager,
  changed: { clientId: string; reportType: ReportType; periodStart: string }[],
): Promise<string[]> {
  const ids = await refreshReaching(database, transaction, changed);
  await blank(transaction, ids);
  return ids;
}

/** Takes from working copies what nobody approved. */
export async function blank(transaction: EntityManager, ids: string[]): Promise<void> {
  if (ids.length > 0) await transaction.update(reportEntity, { id: In(ids) }, { snapshot: () => approvedSnapshot });
}

const approvedSnapshot = `(SELECT revision.snapshot FROM report_revisions revision
  WHERE revision.reportId = reports.id AND revision.number = reports.revision)`;

/** The first day of the last period whose report shows the figures of one. */
function reach(type: ReportType, periodStart: string): string {
  let period = periodStarting(type, periodStart);
  for (let later = 1; period && later < historyLength; later += 1) period = periodAfter(type, period);
  return period?.start ?? periodStart;
}
