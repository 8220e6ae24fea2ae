import { In } from "typeorm";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Database } from "../kit/db/database.ts";
import { rowsOf } from "../kit/db/select.ts";
import { released } from "../kit/work/lease.ts";
import { type ApprovedReport, emailed } from "./list-approved.ts";
import type { Draft, Report } from "./report.ts";
import type { Revision } from "./revision.ts";
import { reportEntity, revisionEntity } from "./table.ts";

export const findReport = ({ manager }: Database, clientId: string, id: string): Promise<Report | null> =>
  manager.findOneBy(reportEntity, { clientId, id });

export const reportsOfPeriod = (
  { manager }: Database,
  clientIds: string[],
  type: ReportType,
  { start }: Pick<Period, "start">,
): Promise<Report[]> => manager.findBy(reportEntity, { clientId: In(clientIds), type, periodStart: start });

/** How many reports of each type and year a client may read, newest year first. */
export async function countApproved(
  { select }: Database,
  clientId: string,
): Promise<{ reportType: ReportType; year: number; reports: number }[]> {
  const found = await select(
    `SELECT type, SUBSTR(periodStart, 1, 4) AS year, COUNT(*) AS reports FROM reports
    WHERE clientId = ? AND revision > 0 GROUP BY type, SUBSTR(periodStart, 1, 4) ORDER BY year DESC, type`,
    [clientId],
  );
  return found.map(({ type, year, reports }) => ({
    reportType: type as ReportType,
    year: Number(year),
    reports: Number(reports),
  }));
}

/** A report as its client may read it, with its content. */
export async function findApproved(
  { select, source }: Database,
  clientId: string,
  id: string,
): Promise<(ApprovedReport & { snapshot: Snapshot }) | null> {
  const snapshots = rowsOf(source, revisionEntity, "revision", ["snapshot"]);
  const [row] = await select(
    `SELECT report.revision AS number, ${emailed} AS emailed, ${snapshots.columns} FROM reports report
    INNER JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision
    WHERE report.clientId = ? AND report.id = ?`,
    [clientId, id],
  );
  if (!row) return null;
  const { snapshot } = snapshots.read(row);
  return { id, revision: Number(row["number"]), emailSent: Boolean(Number(row["emailed"])), snapshot };
}

/** Revisions by the ids of their reports. */
export async function revisionsOf(
  { manager }: Database,
  reports: { id: string; revision: number }[],
): Promise<Map<string, Revision>> {
  if (reports.length === 0) return new Map();
  const found = await manager.find(revisionEntity, {
    where: reports.map(({ id, revision }) => ({ reportId: id, number: revision })),
  });
  return new Map(found.map((revision) => [revision.reportId, revision]));
}

/** Every revision of a report, newest first. */
export const listRevisions = ({ manager }: Database, reportId: string): Promise<Revision[]> =>
  manager.find(revisionEntity, { where: { reportId }, order: { number: "DESC" } });

/**
 * Stores the revision, unless the working copy has changed since the report was read. Null when the latest revision already says the
 * same.
 * @returns whether it was stored
 */
export const storeApproval = (
  { write }: Database,
  { id, version, revision: before }: Report,
  revision: Revision | null,
): Promise<boolean> =>
  write(async (transaction) => {
    const { affected } = await transaction.update(
      reportEntity,
      { id, version, revision: before, state: "done" },
      { unapproved: false, ...(revision && { revision: revision.number }) },
    );
    if (affected !== 1) return false;
    if (revision) await transaction.insert(revisionEntity, revision);
    return true;
  });

/**
 * Saves changes of a working copy. One that is being generated is queued to be generated again, with them.
 * @param seen the only version to save over; undefined means any
 * @returns whether it was saved
 */
export const saveDraft = (
  { write, sqlNow }: Database,
  id: string,
  { comment, recommendations, undrawn }: Draft & Pick<Report, "undrawn">,
  seen?: number,
): Promise<boolean> =>
  write(async (transaction) => {
    const changes = {
      ...(comment !== undefined && { comment }),
      ...(recommendations !== undefined && { recommendations }),
      undrawn,
      version: () => "version + 1",
      unapproved: () => "snapshot IS NOT NULL",
    };
    const which = { id, ...(seen !== undefined && { version: seen }) };
    const { affected } = await transaction.update(reportEntity, which, changes);
    if (affected !== 1) return false;
    // One that is being generated was read without the change, and may be approved and mailed as soon as it is done.
    const again = { ...released, state: "queued" as const, attempts: 0, dueAt: () => sqlNow() };
    await transaction.update(reportEntity, { id, state: "running" }, again);
    return true;
  });
