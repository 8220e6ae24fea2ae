import { Between, type EntityManager, type FindOperator, In, MoreThan } from "typeorm";
import { historyLength, periodAfter, periodStarting } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { sameContent } from "@agency/model/report/snapshot-differences";
import type { PeriodKey } from "../figures/figures.ts";
import type { FiguresChange } from "../figures/showing-reports.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { noteLives } from "./note-lives.ts";
import { madeStates, queueAgain, refreshPrepared } from "./refresh-prepared.ts";
import { workingSnapshot } from "./report.ts";
import { findRevisions } from "./store.ts";
import { reportEntity } from "./table.ts";

/**
 * Decides what becomes of the working copies and the lives of reports when figures or their sources change, in the transaction that
 * changes them. What the client reads stays.
 * @returns the ids of the reports that are made again
 */
export async function figuresChanged(
  database: Database,
  transaction: EntityManager,
  change: FiguresChange,
): Promise<string[]> {
  const refreshed = await refresh(database, transaction, change);
  await noteLives(database, transactionStatements(transaction), livesAfter(database, change));
  return refreshed;
}

async function refresh(database: Database, transaction: EntityManager, change: FiguresChange): Promise<string[]> {
  switch (change.what) {
    case "kept":
      return [
        ...(await refreshReaching(database, transaction, change.periods)),
        ...(await refreshApproved(database, transaction, change.corrected)),
      ];
    case "taken_away": {
      const ids = [
        ...(await refreshReaching(database, transaction, change.periods)),
        ...(await refreshLeft(database, transaction, change.periods)),
      ];
      await blank(transaction, ids);
      return ids;
    }
    case "confirmed":
      return noLongerDoubtful(database, transaction, change.period);
    case "sources":
      return refreshOwn(database, transaction, change.found ?? []);
  }
}

/** The reports whose life follows from what changed. With its first figures, a client gets no samples any more. */
function livesAfter({ samples }: Database, change: FiguresChange): Parameters<typeof noteLives>[2] {
  if (change.what === "sources") return change.which;
  if (change.what === "confirmed") return { periods: [change.period] };
  const { periods } = change;
  return samples.sampleData ? { clientIds: periods.map(({ clientId }) => clientId) } : { periods };
}

/** Makes prepared reports again that show the figures of some periods. */
async function refreshReaching(
  database: Database,
  transaction: EntityManager,
  changed: PeriodKey[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const which of reaching(changed)) ids.push(...(await refreshPrepared(database, transaction, which)));
  return ids;
}

/** Makes reports again that were left as sent, and whose working copies therefore may show the figures of some periods to nobody. */
async function refreshLeft(database: Database, transaction: EntityManager, changed: PeriodKey[]): Promise<string[]> {
  const ids: string[] = [];
  for (const which of reaching(changed)) {
    const waiting = { revision: MoreThan(0), unapproved: false, state: In(madeStates) };
    const reports = await transaction.findBy(reportEntity, { ...which, ...waiting });
    const revisions = await findRevisions({ manager: transaction }, reports);
    const left = reports.filter((report) => {
      const [snapshot, approved] = [workingSnapshot(report), revisions.get(report.id)?.snapshot];
      return snapshot && approved && !sameContent(approved, snapshot);
    });
    ids.push(...left.map(({ id }) => id));
  }
  await queueAgain(database, transaction, ids);
  return ids;
}

/** The reports that show the figures of some periods: their own, and later ones that show them as earlier figures. */
function reaching(changed: PeriodKey[]): { clientId: string; type: ReportType; periodStart: FindOperator<string> }[] {
  const groups = Map.groupBy(changed, ({ clientId, reportType }) => `${clientId} ${reportType}`);
  return [...groups.values()].flatMap((periods) => {
    const starts = periods.map(({ periodStart }) => periodStart).toSorted();
    const [one, first, last] = [periods[0], starts[0], starts.at(-1)];
    if (!one || !first || !last) return [];
    const { clientId, reportType: type } = one;
    return [{ clientId, type, periodStart: Between(first, reach(type, last)) }];
  });
}

/** Makes prepared reports again that say that a source is missing, though it brought nothing new. */
async function refreshOwn(database: Database, transaction: EntityManager, periods: PeriodKey[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { clientId, reportType: type, periodStart } of periods) {
    ids.push(...(await refreshPrepared(database, transaction, { clientId, type, periodStart })));
  }
  return ids;
}

/**
 * Makes the working copies of approved reports again whose figures, or whose period before, were corrected. A copy that differs then
 * waits for another approval.
 */
async function refreshApproved(
  database: Database,
  transaction: EntityManager,
  corrected: PeriodKey[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { clientId, reportType: type, periodStart } of corrected) {
    const period = periodStarting(type, periodStart);
    const starts = period ? [periodStart, periodAfter(type, period).start] : [periodStart];
    const state = In(madeStates);
    const found = await transaction.find(reportEntity, {
      select: { id: true },
      where: { clientId, type, periodStart: In(starts), revision: MoreThan(0), unapproved: false, state },
    });
    ids.push(...found.map(({ id }) => id));
  }
  const distinct = [...new Set(ids)];
  await queueAgain(database, transaction, distinct);
  return distinct;
}

/**
 * Lets go the working copy that was held because of doubts about its figures. One that is being made starts again: it may have read
 * them before.
 */
async function noLongerDoubtful(
  database: Database,
  transaction: EntityManager,
  { clientId, reportType: type, periodStart }: PeriodKey,
): Promise<string[]> {
  const report = { clientId, type, periodStart };
  await transaction.update(reportEntity, { ...report, state: "done" }, { doubtful: false });
  const running = await transaction.find(reportEntity, {
    select: { id: true },
    where: { ...report, state: "running" },
  });
  const ids = running.map(({ id }) => id);
  await queueAgain(database, transaction, ids);
  return ids;
}

/**
 * Takes from working copies what nobody approved. Until such a report is made again it says what was approved of it last, and nothing
 * when nothing was.
 */
async function blank(transaction: EntityManager, ids: string[]): Promise<void> {
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
