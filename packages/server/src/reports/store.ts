import { type EntityManager, In, IsNull, MoreThan, Not } from "typeorm";
import { changedComments, type Comments } from "@agency/model/report/comments";
import type { Period } from "@agency/model/report/periods";
import { mainReportType, type ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, type Row, rowReader } from "../kit/db/select.ts";
import { released } from "../kit/work/lease.ts";
import { noteLives } from "./note-lives.ts";
import {
  type ApprovedBefore,
  type Draft,
  type Report,
  type Revision,
  nothingApproved,
  workingSnapshot,
} from "./report.ts";
import { holderEntity, reportEntity, revisionEntity } from "./table.ts";

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
  const snapshots = rowReader(source, revisionEntity, "revision", ["snapshot"]);
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

/** What the report of a client's newest period says, as it was approved last or else as it is prepared; null without one. */
export async function newestContent({ manager }: Database, clientId: string): Promise<Snapshot | null> {
  const report = await manager.findOne(reportEntity, {
    where: { clientId, snapshot: Not(IsNull()) },
    order: { periodEnd: "DESC", periodStart: "DESC" },
  });
  if (!report) return null;
  const approved = await manager.findOneBy(revisionEntity, { reportId: report.id, number: report.revision });
  return approved?.snapshot ?? workingSnapshot(report);
}

/** What the reports of a period say that clients can read, by the ids of the clients. */
export async function approvedContents(
  { select, source }: Database,
  clientIds: string[],
  { type, start }: { type: ReportType; start: string },
): Promise<Map<string, Snapshot>> {
  const snapshots = rowReader(source, revisionEntity, "revision", ["snapshot"]);
  const rows = await select(
    `SELECT report.clientId AS clientId, ${snapshots.columns} FROM reports report
    INNER JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision
    WHERE report.type = ? AND report.periodStart = ? AND report.clientId IN (${placeholders(clientIds)})`,
    [type, start, ...clientIds],
  );
  return new Map(rows.map((row) => [String(row["clientId"]), snapshots.read(row).snapshot]));
}

/** Revisions by the ids of their reports, without withdrawn ones. */
export async function findRevisions(
  { manager }: Pick<Database, "manager">,
  reports: { id: string; revision: number }[],
): Promise<Map<string, Revision>> {
  if (reports.length === 0) return new Map();
  const found = await manager.find(revisionEntity, {
    where: reports.map(({ id, revision }) => ({ reportId: id, number: revision, withdrawnAt: IsNull() })),
  });
  return new Map(found.map((revision) => [revision.reportId, revision]));
}

/** A revision of a report, also a withdrawn one. */
export const findRevision = ({ manager }: Database, reportId: string, number: number): Promise<Revision | null> =>
  manager.findOneBy(revisionEntity, { reportId, number });

/** Every revision of a report, newest first, also withdrawn ones. */
export const listRevisions = ({ manager }: Database, reportId: string): Promise<Revision[]> =>
  manager.find(revisionEntity, { where: { reportId }, order: { number: "DESC" } });

/** Notes that somebody had the working copy on screen, unless it is another by now. */
export async function noteSeen({ writeOne }: Database, id: string, version: number, now: Date): Promise<void> {
  await writeOne((transaction) => transaction.update(reportEntity, { id, version }, { seenAt: now }));
}

/** The comments in working copies, by the ids of their reports. */
export async function readComments({ manager }: Database, ids: readonly string[]): Promise<Map<string, Comments>> {
  const found = await manager.find(reportEntity, { select: { id: true, comments: true }, where: { id: In([...ids]) } });
  return new Map(found.map(({ id, comments }) => [id, comments]));
}

/** Those of the reports that were on somebody's screen since they were generated. */
export async function seenReports({ manager }: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = await manager.find(reportEntity, {
    select: { id: true, seenAt: true, generatedAt: true },
    where: { id: In([...ids]), seenAt: Not(IsNull()) },
  });
  const isSeen = ({ seenAt, generatedAt }: (typeof found)[number]) =>
    seenAt !== null && (generatedAt ?? seenAt) <= seenAt;
  return new Set(found.filter(isSeen).map(({ id }) => id));
}

/**
 * Stores the revision, unless the working copy has changed since the report was read. Null when the latest revision already says the
 * same.
 * @returns whether it was stored
 */
export const storeApproval = (
  database: Database,
  { id, version, revision: before }: Report,
  revision: Revision | null,
): Promise<boolean> =>
  database.write(async (transaction) => {
    const { affected } = await transaction.update(
      reportEntity,
      { id, version, revision: before, state: "done" },
      { unapproved: false, ...(revision && { revision: revision.number }) },
    );
    if (affected !== 1) return false;
    if (revision) await transaction.insert(revisionEntity, revision);
    await noteLives(database, transactionStatements(transaction), { reportIds: [id] });
    return true;
  });

/**
 * Whether the revision that the client reads was emailed. Not where it was of sample figures and the working copy has the client's own:
 * these are to be read.
 */
export async function isSentAsRead(
  { manager }: Database,
  { id: reportId, revision, sample }: Pick<Report, "id" | "revision" | "sample">,
): Promise<boolean> {
  if (revision === 0 || !(await manager.existsBy(holderEntity, { reportId, revision }))) return false;
  return sample || !(await manager.existsBy(revisionEntity, { reportId, number: revision, sample: true }));
}

/**
 * Notes that nobody is to approve the working copy as it is now, unless it has changed since the report was read.
 * @returns whether it was noted
 */
export const storeLeft = (database: Database, { id, version, revision }: Report): Promise<boolean> =>
  database.write(async (transaction) => {
    const which = { id, version, revision, state: "done" as const, life: "changed" as const };
    const { affected } = await transaction.update(reportEntity, which, { unapproved: false });
    if (affected !== 1) return false;
    await noteLives(database, transactionStatements(transaction), { reportIds: [id] });
    return true;
  });

/**
 * Saves changes of a working copy. One that is being generated is queued to be generated again, with them.
 * @param seen the only version to save over; undefined means any
 * @returns whether it was saved
 */
export const saveDraft = (
  database: Database,
  id: string,
  { comments, recommendations, undrawn }: Draft & Pick<Report, "undrawn">,
  seen?: number,
): Promise<boolean> =>
  database.write(async (transaction) => {
    const changes = {
      ...(recommendations !== undefined && { recommendations }),
      undrawn,
      version: () => "version + 1",
      unapproved: () => "snapshot IS NOT NULL",
    };
    const which = { id, ...(seen !== undefined && { version: seen }) };
    const { affected } = await transaction.update(reportEntity, which, changes);
    if (affected !== 1) return false;
    if (comments) await changeComments(transaction, id, comments);
    // One that is being generated was read without the change, and may be approved and mailed as soon as it is done.
    const again = { ...released, state: "queued" as const, attempts: 0, dueAt: () => database.sqlNow() };
    await transaction.update(reportEntity, { id, state: "running" }, again);
    await noteLives(database, transactionStatements(transaction), { reportIds: [id] });
    return true;
  });

/** Changes the comments of some languages. The caller has changed the row, so that no other change comes between. */
export async function changeComments(transaction: EntityManager, id: string, changes: Comments): Promise<void> {
  const { comments } = await transaction.findOneOrFail(reportEntity, {
    select: { id: true, comments: true },
    where: { id },
  });
  await transaction.update(reportEntity, { id }, { comments: changedComments(comments, changes) });
}

/** A report as its client may read it: its latest revision. */
export type ApprovedReport = { id: string; revision: number; emailSent: boolean };

/** A page of what a client may read, all of it without a limit, and only of a type, or of periods that begin in a year. */
type ApprovedPage = {
  reportType?: ReportType | undefined;
  year?: number | undefined;
  limit?: number | undefined;
  offset: number;
};

/** SQL: whether the revision of a report that its client reads was emailed. */
const emailed = `EXISTS (SELECT 1 FROM report_holders holder WHERE holder.reportId = report.id
  AND holder.revision = report.revision)`;

/** SQL: the orders of a client's reports, with the columns that they need and where these are. */
const orders = {
  generated: {
    columns: "revision.generatedAt AS generation, report.periodEnd",
    joined:
      "INNER JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision",
    by: "generation DESC, report.periodEnd DESC",
  },
  period: { columns: "report.periodEnd", joined: "", by: "report.periodEnd DESC" },
} as const;

/**
 * The reports that a client may read.
 * @param order what was generated last first, or the newest period first, and of several that end on one day the shortest
 */
export async function listApproved(
  { select }: Database,
  clientId: string,
  order: keyof typeof orders,
  page: ApprovedPage = { offset: 0 },
): Promise<ApprovedReport[]> {
  const { where, values } = choice(clientId, page);
  const part = page.limit === undefined ? "" : `LIMIT ${Math.trunc(page.limit)} OFFSET ${Math.trunc(page.offset)}`;
  const { columns, joined, by } = orders[order];
  const sorted = `ORDER BY ${by}, report.periodStart DESC`;
  // Only the reports of the page are looked up among the emails.
  const rows = await select(
    `SELECT report.id AS report_id, report.revision AS report_revision, ${emailed} AS emailed FROM (
      SELECT report.id, report.revision, report.periodStart, ${columns} FROM reports report ${joined}
      WHERE ${where} ${sorted} ${part}
    ) report ${sorted}`,
    values,
  );
  return rows.map(toApprovedReport);
}

/** The type of the reports that a client mainly gets (`mainReportType`). */
export async function readMainType({ select }: Database, clientId: string): Promise<ReportType> {
  const rows = await select(
    `SELECT report.type AS type, COUNT(*) AS approved, SUM(CASE WHEN ${emailed} THEN 1 ELSE 0 END) AS sent
    FROM reports report WHERE report.clientId = ? AND report.revision > 0 GROUP BY report.type`,
    [clientId],
  );
  return mainReportType(
    rows.map(({ type, approved, sent }) => ({
      type: type as ReportType,
      approved: Number(approved),
      sent: Number(sent),
    })),
  );
}

function toApprovedReport(row: Row): ApprovedReport {
  return {
    id: String(row["report_id"]),
    revision: Number(row["report_revision"]),
    emailSent: Boolean(Number(row["emailed"])),
  };
}

/** SQL: which reports a client may read, with the values of its `?`. */
function choice(clientId: string, { reportType, year }: ApprovedPage): { where: string; values: string[] } {
  const conditions = ["report.clientId = ?", "report.revision > 0"];
  const values = [clientId];
  if (reportType) {
    conditions.push("report.type = ?");
    values.push(reportType);
  }
  if (year) {
    conditions.push("report.periodStart BETWEEN ? AND ?");
    values.push(`${year}-01-01`, `${year}-12-31`);
  }
  return { where: conditions.join(" AND "), values };
}

/** The former approvals of some reports, by their ids. */
export async function approvedBefore(
  manager: EntityManager,
  reports: Pick<Report, "id" | "revision">[],
): Promise<Map<string, ApprovedBefore>> {
  if (reports.length === 0) return new Map();
  const reportId = In(reports.map(({ id }) => id));
  const [holders, stored] = await Promise.all([
    manager.find(holderEntity, { where: { reportId, revision: MoreThan(0) } }),
    manager.find(revisionEntity, {
      select: { reportId: true, number: true },
      where: { reportId },
      order: { number: "ASC" },
    }),
  ]);
  const last = new Map(stored.map((revision) => [revision.reportId, revision.number]));
  const numbers = new Set([...reports, ...holders].map(({ revision }) => revision));
  const revisions = await manager.find(revisionEntity, {
    where: { reportId, number: In([...numbers]) },
    order: { number: "ASC" },
  });
  const ofReport = Map.groupBy(revisions, (revision) => revision.reportId);
  const holdersByReport = Map.groupBy(holders, (holder) => holder.reportId);
  return new Map(
    reports.map(({ id, revision }) => {
      const known = ofReport.get(id) ?? [];
      const mailed = new Set(holdersByReport.get(id)?.map((holder) => holder.revision));
      return [
        id,
        {
          latest: known.find(({ number }) => number === revision) ?? null,
          mailed: known.filter(({ number }) => mailed.has(number)),
          last: last.get(id) ?? 0,
        },
      ];
    }),
  );
}

export async function approvedBeforeOne(
  manager: EntityManager,
  report: Pick<Report, "id" | "revision">,
): Promise<ApprovedBefore> {
  return (await approvedBefore(manager, [report])).get(report.id) ?? nothingApproved;
}
