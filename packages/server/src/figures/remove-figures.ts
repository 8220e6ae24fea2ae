import { type EntityManager, In, MoreThan } from "typeorm";
import { v7 as newId } from "uuid";
import type { Database } from "../kit/db/database.ts";
import type { Revision } from "../reports/revision.ts";
import { holderEntity, reportEntity, revisionEntity } from "../reports/table.ts";
import type { Removed } from "../sources/source-repository.ts";
import { periodKey } from "./figures-repository.ts";
import type { Leaving } from "./forget-accounts.ts";
import type { PeriodFigures } from "./period-figures.ts";
import { type PeriodReport, planRemoval, type Removal, withdrawalOf } from "./plan-removal.ts";
import { makeAfresh } from "./refresh-prepared.ts";
import { insertBatches, lockClients, readStored, replace } from "./store.ts";
import { figuresEntity, readingEntity } from "./table.ts";

type Going = { leaving: Leaving; approvedToo: boolean };

/** What removing would do. */
export async function plannedRemoval(manager: EntityManager, clientId: string, leaving: Leaving): Promise<Removal> {
  const { removed, approved } = await plan(manager, clientId, { leaving, approvedToo: false });
  return { removed, approved };
}

/** Takes figures out of a client's periods in the caller's transaction, and records who did so. */
export async function removeFigures(
  database: Database,
  transaction: EntityManager,
  { clientId, by, at, ...going }: Going & { clientId: string; by: string; at: Date },
): Promise<Removed> {
  await lockClients(transaction, database.kind, [{ clientId }]);
  const { removed, approved, changes } = await plan(transaction, clientId, going);
  const { kind } = going.leaving;
  const stay = changes.flatMap(({ left }) => (left ? [{ ...left, updatedAt: at }] : []));
  const gone = changes.flatMap(({ before, left }) => (left ? [] : [before.id]));
  await insertBatches(stay, (rows) => replace(transaction, rows));
  await insertBatches(gone, (ids) => transaction.delete(figuresEntity, { id: In(ids) }));
  const withdrawals = changes.map((change) => withdrawalOf(change, { id: newId(), kind, by, at }));
  await insertBatches(withdrawals, (rows) => transaction.insert(readingEntity, rows));
  const periods = changes.map(({ before }) => before);
  return { removed, approved, refreshed: await makeAfresh(database, transaction, periods) };
}

async function plan(manager: EntityManager, clientId: string, going: Going): Promise<ReturnType<typeof planRemoval>> {
  const periods = (await manager.find(figuresEntity, { where: { clientId } })).map(readStored);
  const { changes } = planRemoval(periods, [], going);
  if (changes.length === 0) return { removed: [], approved: [], changes };
  const touched = changes.map(({ before }) => before);
  return planRemoval(touched, await reportsOf(manager, clientId, touched), going);
}

/** The reports of some periods of a client. */
async function reportsOf(manager: EntityManager, clientId: string, periods: PeriodFigures[]): Promise<PeriodReport[]> {
  const keys = new Set(periods.map(periodKey));
  const all = await manager.find(reportEntity, {
    select: { id: true, clientId: true, type: true, periodStart: true, revision: true },
    where: { clientId },
  });
  const reports = all.filter(({ type: reportType, ...report }) => keys.has(periodKey({ ...report, reportType })));
  const approved = reports.filter(({ revision }) => revision > 0);
  const [revisions, sent] = await Promise.all([
    latestRevisions(manager, approved),
    lastSent(
      manager,
      approved.map(({ id }) => id),
    ),
  ]);
  return reports.map(({ id, type: reportType, periodStart }) => {
    const revision = revisions.get(id);
    return {
      id,
      clientId,
      reportType,
      periodStart,
      approved: revision ? { revision: revision.number, at: revision.approvedAt, snapshot: revision.snapshot } : null,
      sentAt: sent.get(id) ?? null,
    };
  });
}

async function latestRevisions(
  manager: EntityManager,
  reports: { id: string; revision: number }[],
): Promise<Map<string, Revision>> {
  if (reports.length === 0) return new Map();
  const found = await manager.find(revisionEntity, {
    where: reports.map(({ id, revision }) => ({ reportId: id, number: revision })),
  });
  return new Map(found.map((revision) => [revision.reportId, revision]));
}

async function lastSent(manager: EntityManager, reportIds: string[]): Promise<Map<string, Date>> {
  if (reportIds.length === 0) return new Map();
  const sent = await manager.find(holderEntity, {
    select: { reportId: true, recipient: true, sentAt: true },
    where: { reportId: In(reportIds), revision: MoreThan(0) },
    order: { sentAt: "ASC" },
  });
  return new Map(sent.flatMap(({ reportId, sentAt }) => (sentAt ? [[reportId, sentAt] as const] : [])));
}
