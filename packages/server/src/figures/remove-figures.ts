import { type EntityManager, In } from "typeorm";
import { v7 as newId } from "uuid";
import { figureKeys } from "@agency/model/figures";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Database } from "../kit/db/database.ts";
import { makeAfresh } from "../reports/refresh-prepared.ts";
import type { Revision } from "../reports/report.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { type PeriodFigures, periodKey } from "./figures.ts";
import { type Leaving, type Reading, forgetAccounts, leaves } from "./reading.ts";
import { insertBatches, lastSent, lockClients, readStored, replace } from "./store.ts";
import { figuresEntity, readingEntity } from "./table.ts";

/** The removal, with the ids of the reports that are made again without it. */
export type Removed = Removal & { refreshed: string[] };

type Going = { leaving: Leaving; approvedToo: boolean };

/** Says what a removal would do, before anybody confirms it. */
export async function plannedRemoval({ manager }: Database, clientId: string, leaving: Leaving): Promise<Removal> {
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
  const withdrawals = changes.map((change) => removalReading(change, { id: newId(), kind, by, at }));
  await insertBatches(withdrawals, (rows) => transaction.insert(readingEntity, rows));
  const periods = changes.map(({ before }) => before);
  return { removed, approved, refreshed: await makeAfresh(database, transaction, periods) };
}

async function plan(manager: EntityManager, clientId: string, going: Going): Promise<ReturnType<typeof planRemoval>> {
  const periods = (await manager.find(figuresEntity, { where: { clientId } })).map(readStored);
  const { changes } = planRemoval(periods, [], going);
  if (changes.length === 0) return { removed: [], approved: [], changes };
  const touched = changes.map(({ before }) => before);
  return planRemoval(touched, await periodReports(manager, clientId, touched), going);
}

/** The reports of some periods of a client. */
async function periodReports(
  manager: EntityManager,
  clientId: string,
  periods: PeriodFigures[],
): Promise<PeriodReport[]> {
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

/** The report of a period, with what was approved of it last. */
type PeriodReport = {
  id: string;
  clientId: string;
  reportType: ReportType;
  periodStart: string;
  approved: { revision: number; at: Date; snapshot: Pick<Snapshot, "origins" | "profileSearches"> } | null;
  /** When any of it was last emailed; null when it never was. */
  sentAt: Date | null;
};

type OfReport = { reportType: ReportType; periodStart: string };

/** A period that loses figures. */
type RemovedPeriod = OfReport & {
  /** Its report, which is made again if it waits for approval; null when there is none. */
  reportId: string | null;
  /** Whether it has other figures. */
  left: boolean;
};

/** A period whose approved report shows the figures. What was approved never changes. */
type ApprovedPeriod = OfReport & { reportId: string; revision: number; approvedAt: Date; sentAt: Date | null };

/** The effects of a removal, by report type and newest period first. */
export type Removal = { removed: RemovedPeriod[]; approved: ApprovedPeriod[] };

type Change = { before: PeriodFigures; left: PeriodFigures | null };

/**
 * Plans for the periods of a client when accounts leave it. A period whose approved report shows their figures keeps these, so
 * that later reports compare with what the client was told.
 * @param approvedToo whether such a period loses them as well; its report stays as it was approved
 */
function planRemoval(
  periods: PeriodFigures[],
  reports: PeriodReport[],
  { leaving, approvedToo }: { leaving: Leaving; approvedToo: boolean },
): Removal & { changes: Change[] } {
  const byPeriod = new Map(reports.map((report) => [periodKey(report), report]));
  const removal: Removal = { removed: [], approved: [] };
  const changes: Change[] = [];
  for (const before of periods.toSorted(byTypeAndStart)) {
    const left = forgetAccounts(before, leaving);
    if (left === before) continue;
    const { reportType, periodStart } = before;
    const report = byPeriod.get(periodKey(before));
    const shown = report?.approved && shows(report.approved.snapshot, leaving) ? report.approved : null;
    if (report && shown) {
      const { revision, at: approvedAt } = shown;
      const { id: reportId, sentAt } = report;
      removal.approved.push({ reportType, periodStart, reportId, revision, approvedAt, sentAt });
      if (!approvedToo) continue;
    }
    removal.removed.push({ reportType, periodStart, reportId: report?.id ?? null, left: left !== null });
    changes.push({ before, left });
  }
  return { ...removal, changes };
}

function byTypeAndStart(one: PeriodFigures, other: PeriodFigures): number {
  const types = reportTypes.indexOf(one.reportType) - reportTypes.indexOf(other.reportType);
  return types || other.periodStart.localeCompare(one.periodStart);
}

/** The reading that records a removal. */
function removalReading(
  { before, left }: Change,
  { id, kind, by, at }: { id: string; kind: Leaving["kind"]; by: string; at: Date },
): Reading {
  const { clientId, reportType, periodStart } = before;
  const gone = figureKeys.filter(
    (figure) =>
      before.origins[figure] !== left?.origins[figure] || before.overridden[figure] !== left?.overridden[figure],
  );
  return {
    id,
    clientId,
    reportType,
    periodStart,
    kind,
    readAt: at,
    detail: null,
    author: by,
    final: null,
    figures: Object.fromEntries(gone.map((figure) => [figure, { withdrawn: true as const }])),
  };
}

function shows({ origins, profileSearches }: Pick<Snapshot, "origins" | "profileSearches">, leaving: Leaving): boolean {
  return [...Object.values(origins.current), profileSearches?.origin].some((origin) => leaves(origin, leaving));
}
