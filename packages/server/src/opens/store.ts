import { type EntityManager, In } from "typeorm";
import type { ReportType } from "@agency/model/report/report-type";
import type { Recording } from "@agency/model/states";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import type { Report } from "../reports/report.ts";
import { holderEntity, reportEntity } from "../reports/table.ts";
import { type NewOpen, type RecordingChange, type ReportOpen, changedRecording } from "./opens.ts";
import { reportOpenEntity } from "./table.ts";

/** The recording of a client, which nobody else changes meanwhile. SQLite has one writer at a time anyway. */
async function lockRecording(
  transaction: EntityManager,
  kind: Database["kind"],
  id: string,
  mode: "pessimistic_read" | "pessimistic_write",
): Promise<Recording | null> {
  const client = await transaction.findOne(clientEntity, {
    select: { id: true, recording: true },
    where: { id },
    ...(kind === "mariadb" && { lock: { mode } }),
  });
  return client?.recording ?? null;
}

/**
 * Counts each kind once, unless it was counted after `since`, the client's uses are not recorded, or the client has no such revision.
 */
export const countOpen = (
  { kind: database, write }: Database,
  { clientId, reportId, revision, kinds }: NewOpen,
  { now, since }: { now: Date; since: Date },
): Promise<void> =>
  write(async (transaction) => {
    if ((await lockRecording(transaction, database, clientId, "pessimistic_read")) !== "on") return;
    const report = await transaction.findOne(reportEntity, {
      select: { id: true, revision: true },
      where: { id: reportId, clientId },
    });
    if (!report || revision < 1 || revision > report.revision) return;
    for (const kind of kinds) await countOne(transaction, { reportId, revision, kind }, { now, since });
  });

export const opensOfReport = ({ manager }: Database, reportId: string): Promise<ReportOpen[]> =>
  manager.findBy(reportOpenEntity, { reportId });

/** A report that was emailed to a recipient, and when its client opened it first. */
export type MailedReport = Pick<Report, "periodStart" | "periodEnd"> & {
  recipient: string;
  sentAt: Date | null;
  openedAt: Date | null;
};

/** The reports of a client and a type that were emailed in some periods, each with each of its recipients, newest first. */
export async function mailedReports(
  { select, source }: Database,
  clientId: string,
  { type, first, last }: { type: ReportType; first: string; last: string },
): Promise<MailedReport[]> {
  const reports = rowReader(source, reportEntity, "report", ["periodStart", "periodEnd"]);
  const holders = rowReader(source, holderEntity, "holder", ["recipient", "sentAt"]);
  const uses = rowReader(source, reportOpenEntity, "used", ["firstAt"]);
  const rows = await select(
    `SELECT ${reports.columns}, ${holders.columns},
      (SELECT MIN(used.firstAt) FROM report_opens used WHERE used.reportId = report.id) AS used_firstAt
    FROM reports report
    INNER JOIN report_holders holder ON holder.reportId = report.id AND holder.revision > 0
    WHERE report.clientId = ? AND report.type = ? AND report.periodStart BETWEEN ? AND ?
    ORDER BY report.periodStart DESC`,
    [clientId, type, first, last],
  );
  return rows.map((row) => ({ ...reports.read(row), ...holders.read(row), openedAt: uses.read(row).firstAt }));
}

/** Those of the reports of which somebody used the revision. */
export async function openedRevisions(
  manager: EntityManager,
  reports: { id: string; revision: number }[],
): Promise<Set<string>> {
  if (reports.length === 0) return new Set();
  const found = await manager.find(reportOpenEntity, {
    select: { reportId: true },
    where: reports.map(({ id, revision }) => ({ reportId: id, revision })),
  });
  return new Set(found.map(({ reportId }) => reportId));
}

/** The uses of all reports of clients. */
export async function opensOfClients({ manager }: Database, clientIds: string[]): Promise<ReportOpen[]> {
  if (clientIds.length === 0) return [];
  const reports = await manager.find(reportEntity, { select: { id: true }, where: { clientId: In(clientIds) } });
  return manager.findBy(reportOpenEntity, { reportId: In(reports.map(({ id }) => id)) });
}

/**
 * Changes whether uses are recorded, and deletes what was recorded unless they are.
 * @returns the new state; null when the change is refused
 */
export const storeRecording = (
  { kind, write }: Database,
  clientId: string,
  change: RecordingChange,
  now: Date,
): Promise<Recording | null> =>
  write(async (transaction) => {
    const before = await lockRecording(transaction, kind, clientId, "pessimistic_write");
    const after = before && changedRecording(before, change);
    if (after === null || after === before) return after;
    await transaction.update(clientEntity, { id: clientId }, { recording: after, recordedSince: now });
    if (after !== "on") await deleteOfClient(transaction, clientId);
    return after;
  });

/** Adds one in the database, so that of several at once none is lost and none counts twice. */
async function countOne(
  transaction: EntityManager,
  key: Pick<ReportOpen, "reportId" | "revision" | "kind">,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  const { affected } = await transaction
    .createQueryBuilder()
    .update(reportOpenEntity)
    .set({ times: () => "times + 1", lastAt: now })
    .where(key)
    .andWhere("lastAt <= :since", { since })
    .execute();
  if (affected) return;
  // Changes nothing when it was counted just before, or by another request at the same time.
  await transaction
    .createQueryBuilder()
    .insert()
    .into(reportOpenEntity)
    .values({ ...key, times: 1, firstAt: now, lastAt: now })
    .orIgnore()
    .updateEntity(false)
    .execute();
}

async function deleteOfClient(transaction: EntityManager, clientId: string): Promise<void> {
  await transaction
    .createQueryBuilder()
    .delete()
    .from(reportOpenEntity)
    .where("reportId IN (SELECT id FROM reports WHERE clientId = :clientId)", { clientId })
    .execute();
}
