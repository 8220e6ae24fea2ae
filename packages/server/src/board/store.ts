import { In, IsNull, Not } from "typeorm";
import type { KeptOriginGroup, OriginGroup } from "@agency/model/origin";
import type { Problem } from "@agency/model/problems";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import { clientEntity } from "../clients/table.ts";
import type { PeriodFigures } from "../figures/figures.ts";
import { readStored } from "../figures/store.ts";
import { figuresEntity } from "../figures/table.ts";
import type { Database } from "../kit/db/database.ts";
import { type Row, placeholders, rowsOf } from "../kit/db/select.ts";
import { type Holder, type Revision, workingSnapshot } from "../reports/report.ts";
import { holderEntity, reportEntity, revisionEntity } from "../reports/table.ts";
import type { ScheduleTime } from "../schedules/schedules.ts";
import { dispatchEntity } from "../sending/table.ts";
import { missingReads } from "../sources/reads-store.ts";
import { type BoardClient, type BoardMails, noMails } from "./board-client.ts";

/** SQL: whether the first contact gets a report. Its value is a `LIKE` pattern of the type. */
const firstGetsIt = "(client.contactReportTypes IS NULL OR client.contactReportTypes LIKE ?)";

/** SQL: how many contacts besides the first one get a report. Its two values are `LIKE` patterns of the type. */
const furtherContacts = `(SELECT COUNT(*) FROM contacts contact
  WHERE contact.clientId = client.id AND contact.reportTypes LIKE ?
  AND NOT (contact.email = client.email AND ${firstGetsIt}))`;

/**
 * SQL: how many of the contacts who get a report have its latest revision, whichever sending brought it. Its two values are `LIKE` patterns of the type.
 */
const servedContacts = `(SELECT COUNT(*) FROM report_holders holder
  WHERE holder.reportId = report.id AND holder.revision = report.revision
  AND ((holder.recipient = client.email AND ${firstGetsIt}) OR EXISTS (SELECT 1 FROM contacts contact
    WHERE contact.clientId = client.id AND contact.email = holder.recipient AND contact.reportTypes LIKE ?)))`;

const reported = (row: Row) => row["report_id"] !== null;

/** The recipients of a report who have the same revision and state. */
type HolderGroup = Pick<Holder, "reportId" | "revision" | "state" | "sentAt"> & { holders: number };

/** A figure by which the board is sorted. */
export type SortFigure = "totalVisitors" | "totalLeads" | "averagePosition";

/** Schedules of the same time that ran for the same period last, and how many they are. */
export type ScheduleGroup = ScheduleTime & { lastPeriodStart: string | null; clients: number };

/** SQL: whether the latest revision is of samples. Where the working copy is the same, no revision is read for it. */
const revisionSample = `CASE WHEN report.unapproved = 0 OR report.revision = 0 THEN report.sample ELSE (
  SELECT revision.sample FROM report_revisions revision
  WHERE revision.reportId = report.id AND revision.number = report.revision) END`;

/**
 * The active clients, and the others that have a report of the period.
 * @param sampleData whether clients without figures of their own get samples
 * @param clientIds only these
 */
export async function boardClients(
  database: Database,
  { sampleData }: { sampleData: boolean },
  { type, start, clientIds }: { type: ReportType; start: string; clientIds?: string[] },
): Promise<BoardClient[]> {
  const { select, source } = database;
  /** SQL: whether a client has figures of any kind or a source for them; then it gets no samples. */
  const hasOwn = sampleData
    ? `(EXISTS (SELECT 1 FROM figures known WHERE known.clientId = client.id)
      OR EXISTS (SELECT 1 FROM sources chosen WHERE chosen.clientId = client.id))`
    : "1";
  const clientRows = rowsOf(source, clientEntity, "client", [
    "id",
    "accessId",
    "name",
    "package",
    "language",
    "status",
    "contactReportTypes",
  ]);
  const reportRows = rowsOf(source, reportEntity, "report", [
    "id",
    "state",
    "version",
    "revision",
    "unapproved",
    "sample",
    "undrawn",
    "doubtful",
    "generatedAt",
  ]);
  const [rows, missing, holdersOfAll] = await Promise.all([
    select(
      `SELECT ${clientRows.columns}, ${reportRows.columns}, figures.originGroups AS originGroups,
        ${revisionSample} AS revisionSample, ${furtherContacts} AS furtherContacts, ${servedContacts} AS served, ${hasOwn} AS hasOwn
      FROM clients client
      LEFT JOIN reports report
        ON report.clientId = client.id AND report.type = ? AND report.periodStart = ?
      LEFT JOIN figures figures
        ON figures.clientId = client.id AND figures.reportType = ? AND figures.periodStart = ?
      WHERE (client.status = 'active' OR report.id IS NOT NULL)
      ${clientIds ? `AND client.id IN (${placeholders(clientIds)})` : ""}`,
      [...Array.from({ length: 4 }, () => `%${type}%`), type, start, type, start, ...(clientIds ?? [])],
    ),
    missingReads(database, clientIds, type, { start }),
    clientIds ? null : holdersOfPeriod(database, type, start),
  ]);
  const holders =
    holdersOfAll ??
    (await holdersOfReports(
      database,
      rows.flatMap((row) => (reported(row) ? [reportRows.read(row).id] : [])),
    ));
  return rows.map((row): BoardClient => {
    const { contactReportTypes, ...client } = clientRows.read(row);
    const report = reported(row) ? reportRows.read(row) : null;
    const first = contactReportTypes === null || contactReportTypes.includes(type) ? 1 : 0;
    const sample: OriginGroup[] = Number(row["hasOwn"]) === 0 ? ["sample"] : [];
    const groups = row["originGroups"] as string | null;
    return {
      ...client,
      origins: groups === null ? sample : (groups.split(",") as KeptOriginGroup[]),
      recipients: first + Number(row["furtherContacts"]),
      unread: missing.get(client.id)?.unread ?? [],
      unasked: missing.get(client.id)?.unasked ?? false,
      report: report && {
        id: report.id,
        state: report.state,
        version: report.version,
        revision: report.revision,
        unapproved: report.unapproved,
        sample: report.sample,
        undrawn: report.undrawn,
        doubtful: report.doubtful,
        revisionSample: Number(row["revisionSample"]) === 1,
        preparedAt: report.generatedAt,
        mails: {
          ...mailsOf(report.revision, holders.get(report.id) ?? []),
          sent: Number(row["served"]),
        },
      },
    };
  });
}

/** Recipients by the ids of their reports. */
async function holderGroups(
  { select, source }: Database,
  { from, where, values }: { from: string; where: string; values: string[] },
): Promise<Map<string, HolderGroup[]>> {
  const holderRows = rowsOf(source, holderEntity, "holder", ["reportId", "revision", "state", "sentAt"]);
  const rows = await select(
    `SELECT holder.reportId AS holder_reportId, holder.revision AS holder_revision, holder.state AS holder_state,
      MAX(holder.sentAt) AS holder_sentAt, COUNT(*) AS holders
    FROM ${from} WHERE ${where} GROUP BY holder.reportId, holder.revision, holder.state`,
    values,
  );
  const groups = rows.map((row) => ({ ...holderRows.read(row), holders: Number(row["holders"]) }));
  return Map.groupBy(groups, ({ reportId }) => reportId);
}

const holdersOfPeriod = (database: Database, type: string, start: string) =>
  holderGroups(database, {
    from: "reports report INNER JOIN report_holders holder ON holder.reportId = report.id",
    where: "report.type = ? AND report.periodStart = ?",
    values: [type, start],
  });

async function holdersOfReports(database: Database, ids: string[]): Promise<Map<string, HolderGroup[]>> {
  if (ids.length === 0) return new Map();
  const where = `holder.reportId IN (${placeholders(ids)})`;
  return holderGroups(database, { from: "report_holders holder", where, values: ids });
}

function mailsOf(revision: number, groups: HolderGroup[]): Omit<BoardMails, "sent"> {
  const mails = { ...noMails };
  for (const group of groups) {
    if (group.revision > 0) mails.everSent = true;
    if (group.revision > 0 && group.revision === revision) mails.latestSent = true;
    if (group.sentAt && (!mails.sentAt || group.sentAt > mails.sentAt)) mails.sentAt = group.sentAt;
    if (group.state === "waiting") mails.waiting += group.holders;
    if (group.state === "failed") mails.failed += group.holders;
    if (group.state === "uncertain") mails.uncertain += group.holders;
  }
  return mails;
}

/** One figure of every client: of its working copy, or else of its stored figures. */
export async function figuresToSort(
  { select, kind }: Database,
  { type, start, figure }: { type: ReportType; start: string; figure: SortFigure },
): Promise<Map<string, number | null>> {
  const jsonValue = (column: string, path: SortFigure | `figures.${SortFigure}`) =>
    `${kind === "mariadb" ? "JSON_VALUE" : "json_extract"}(${column}, '$.${path}')`;
  const rows = await select(
    `SELECT client.id AS id, CASE WHEN report.generatedAt IS NULL THEN ${jsonValue("figures.figures", figure)}
      ELSE ${jsonValue("report.snapshot", `figures.${figure}`)} END AS value
    FROM clients client
    LEFT JOIN reports report ON report.clientId = client.id AND report.type = ? AND report.periodStart = ?
    LEFT JOIN figures figures
      ON figures.clientId = client.id AND figures.reportType = ? AND figures.periodStart = ?
    WHERE client.status = 'active' OR report.id IS NOT NULL`,
    [type, start, type, start],
  );
  return new Map(rows.map(({ id, value }) => [String(id), value === null ? null : Number(value)]));
}

/** Why reports failed or their last emails did, by the ids of the reports. */
export async function problemsOf({ manager }: Database, reportIds: string[]): Promise<Map<string, Problem>> {
  if (reportIds.length === 0) return new Map();
  const [reports, mails] = await Promise.all([
    manager.find(reportEntity, {
      select: { id: true, problem: true },
      where: { id: In(reportIds), problem: Not(IsNull()) },
    }),
    manager
      .createQueryBuilder(dispatchEntity, "dispatch")
      .select(["dispatch.id", "dispatch.reportId", "dispatch.problem"])
      .innerJoin(holderEntity.options.tableName ?? "", "holder", "holder.dispatchId = dispatch.id")
      .where({ reportId: In(reportIds), state: Not("sent"), problem: Not(IsNull()) })
      .orderBy("dispatch.number")
      .getMany(),
  ]);
  const pairs = [
    ...mails.map(({ reportId, problem }) => [reportId, problem] as const),
    ...reports.map(({ id, problem }) => [id, problem] as const),
  ];
  return new Map(pairs.flatMap(([id, problem]): [string, Problem][] => (problem ? [[id, problem]] : [])));
}

/** The working copies of reports with what the staff wrote, by their ids. */
export async function workingSnapshots({ manager }: Database, reportIds: string[]): Promise<Map<string, Snapshot>> {
  const found = await manager.find(reportEntity, {
    select: { id: true, snapshot: true, comment: true, recommendations: true },
    where: { id: In(reportIds) },
  });
  const pairs = found.map((report) => [report.id, workingSnapshot(report)] as const);
  return new Map(pairs.flatMap(([id, snapshot]): [string, Snapshot][] => (snapshot ? [[id, snapshot]] : [])));
}

/** The latest revisions of reports, by their ids. */
export async function latestRevisions(
  { manager }: Database,
  reports: { id: string; revision: number }[],
): Promise<Map<string, Revision>> {
  const wanted = new Map(reports.map(({ id, revision }) => [id, revision]));
  const found = await manager.find(revisionEntity, {
    where: { reportId: In([...wanted.keys()]), number: In([...new Set(wanted.values())]) },
  });
  const latest = found.filter(({ reportId, number }) => wanted.get(reportId) === number);
  return new Map(latest.map((revision) => [revision.reportId, revision]));
}

/** The figures of clients from one period to another, by the ids of the clients. */
export async function figuresOfPeriods(
  { manager }: Database,
  clientIds: string[],
  { reportType, first, last }: { reportType: ReportType; first: string; last: string },
): Promise<Map<string, PeriodFigures[]>> {
  const found = await manager
    .createQueryBuilder(figuresEntity, "figures")
    .where({ clientId: In(clientIds), reportType })
    .andWhere("figures.periodStart BETWEEN :first AND :last", { first, last })
    .getMany();
  return Map.groupBy(found.map(readStored), ({ clientId }) => clientId);
}

/** The schedules of active clients that are on. */
export async function scheduleGroups({ select }: Database): Promise<ScheduleGroup[]> {
  const rows = await select(
    `SELECT schedule.reportType AS reportType, schedule.day AS day, schedule.hour AS hour,
      schedule.lastPeriodStart AS lastPeriodStart, COUNT(*) AS clients
    FROM schedules schedule INNER JOIN clients client ON client.id = schedule.clientId
    WHERE schedule.enabled = 1 AND client.status = 'active'
    GROUP BY schedule.reportType, schedule.day, schedule.hour, schedule.lastPeriodStart`,
  );
  return rows.map(({ day, hour, clients, ...rest }) => ({
    ...(rest as Pick<ScheduleGroup, "reportType" | "lastPeriodStart">),
    day: Number(day),
    hour: Number(hour),
    clients: Number(clients),
  }));
}
