import { type EntityManager, In } from "typeorm";
import { v7 as newId } from "uuid";
import { figureKeys } from "@agency/model/figures";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import { type PeriodFigures, periodKey } from "./figures.ts";
import { type Leaving, type Reading, forgetAccounts, leaves } from "./reading.ts";
import type { FiguresContext, ShowingReport } from "./showing-reports.ts";
import { insertBatches, lockClients, readStored, replace } from "./store.ts";
import { figuresEntity, readingEntity } from "./table.ts";

/** The removal, with the ids of the reports that are made again without it. */
export type Removed = Removal & { refreshed: string[] };

type Going = { leaving: Leaving; approvedToo: boolean };

/** Says what a removal would do, before anybody confirms it. */
export async function plannedRemoval(context: FiguresContext, clientId: string, leaving: Leaving): Promise<Removal> {
  const { manager } = context.database;
  const { removed, approved } = await plan(context, manager, clientId, { leaving, approvedToo: false });
  return { removed, approved };
}

/** Takes figures out of a client's periods in the caller's transaction, and records who did so; null when the product did by itself. */
export async function removeFigures(
  context: FiguresContext,
  transaction: EntityManager,
  { clientId, by, at, ...going }: Going & { clientId: string; by: string | null; at: Date },
): Promise<Removed> {
  const { database, reports } = context;
  await lockClients(transaction, database.kind, [{ clientId }]);
  const { removed, approved, changes } = await plan(context, transaction, clientId, going);
  const { kind } = going.leaving;
  const stay = changes.flatMap(({ left }) => (left ? [{ ...left, updatedAt: at }] : []));
  const gone = changes.flatMap(({ before, left }) => (left ? [] : [before.id]));
  await insertBatches(stay, (rows) => replace(transaction, rows));
  await insertBatches(gone, (ids) => transaction.delete(figuresEntity, { id: In(ids) }));
  const withdrawals = changes.map((change) => removalReading(change, { id: newId(), kind, by, at }));
  await insertBatches(withdrawals, (rows) => transaction.insert(readingEntity, rows));
  const periods = changes.map(({ before }) => before);
  const refreshed = await reports.figuresChanged(database, transaction, { what: "taken_away", periods });
  return { removed, approved, refreshed };
}

async function plan(
  { reports }: FiguresContext,
  manager: EntityManager,
  clientId: string,
  going: Going,
): Promise<ReturnType<typeof planRemoval>> {
  const periods = (await manager.find(figuresEntity, { where: { clientId } })).map(readStored);
  const { changes } = planRemoval(periods, [], going);
  if (changes.length === 0) return { removed: [], approved: [], changes };
  const touched = changes.map(({ before }) => before);
  return planRemoval(touched, await reports.ofPeriods(manager, clientId, touched), going);
}

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
  reports: ShowingReport[],
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
  { id, kind, by, at }: { id: string; kind: Leaving["kind"]; by: string | null; at: Date },
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
