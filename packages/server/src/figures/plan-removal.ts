import { figureKeys } from "@agency/model/figures";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import { periodKey } from "./figures-repository.ts";
import { forgetAccounts, leaves, type Leaving } from "./forget-accounts.ts";
import type { PeriodFigures } from "./period-figures.ts";
import type { Reading } from "./reading.ts";

/** The report of a period, with what was approved of it last. */
export type PeriodReport = {
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
export type RemovedPeriod = OfReport & {
  /** Its report, which is made again if it waits for approval; null when there is none. */
  reportId: string | null;
  /** Whether it has other figures. */
  left: boolean;
};

/** A period whose approved report shows the figures. What was approved never changes. */
export type ApprovedPeriod = OfReport & { reportId: string; revision: number; approvedAt: Date; sentAt: Date | null };

/** What taking figures away does, by report type and newest period first. */
export type Removal = { removed: RemovedPeriod[]; approved: ApprovedPeriod[] };

type Change = { before: PeriodFigures; left: PeriodFigures | null };

/**
 * What becomes of the periods of a client when accounts leave it. A period whose approved report shows their figures keeps these, so
 * that later reports compare with what the client was told.
 * @param approvedToo whether such a period loses them as well; its report stays as it was approved
 */
export function planRemoval(
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
export function withdrawalOf(
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
