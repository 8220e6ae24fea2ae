import { In, IsNull, Not } from "typeorm";
import { type BoardClient, type BoardMails, noMails } from "@agency/core/board/board-client";
import type { BoardRepository, ScheduleGroup, SortFigure } from "@agency/core/board/board-repository";
import { workingSnapshot } from "@agency/core/reports/report";
import type { KeptOriginGroup, OriginGroup } from "@agency/model/origin";
import type { Problem } from "@agency/model/problems";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Database } from "../database.ts";
import { clientEntity } from "../entities/clients.ts";
import { figuresEntity } from "../entities/figures.ts";
import { dispatchEntity, reportEntity, revisionEntity } from "../entities/reports.ts";
import { placeholders, type Row, rowsOf } from "../select.ts";
import { readStored } from "./figures.ts";
import { hasAnother } from "./sql-has-another.ts";
import { unaskedSources, unreadSources } from "./unread-sources.ts";

const unfinished = new Set(["queued", "rendered", "sending"]);

/** SQL: whether the first contact gets a report. Its value is a `LIKE` pattern of the type. */
const firstGetsIt = "(client.contactReportTypes IS NULL OR client.contactReportTypes LIKE ?)";

/** SQL: how many contacts besides the first one get a report. Its two values are `LIKE` patterns of the type. */
const furtherContacts = `(SELECT COUNT(*) FROM contacts contact
  WHERE contact.clientId = client.id AND contact.reportTypes LIKE ?
  AND NOT (contact.email = client.email AND ${firstGetsIt}))`;

/**
 * SQL: how many of the contacts who get a report have its latest revision, whichever sending brought it. Its two values are `LIKE` patterns of the type.
 */
const servedContacts = `(SELECT COUNT(DISTINCT sent.recipient) FROM dispatches sent
  WHERE sent.reportId = report.id AND sent.state = 'sent' AND sent.revision = report.revision
  AND ((sent.recipient = client.email AND ${firstGetsIt}) OR EXISTS (SELECT 1 FROM contacts contact
    WHERE contact.clientId = client.id AND contact.email = sent.recipient AND contact.reportTypes LIKE ?)))`;

/** SQL: whether an email counts for its report. One that failed does not where its recipient has the report by another. */
const matters = `NOT (dispatch.state = 'failed' AND ${hasAnother("dispatch")})`;

const reported = (row: Row) => row["report_id"] !== null;

/** The states of the emails of the period's reports, grouped. */
type MailGroup = {
  reportId: string;
  number: number;
  /** Null while it waits for what will be approved. */
  revision: number | null;
  state: string;
  mails: number;
} & Pick<BoardMails, "sentAt">;

export function boardRepository(database: Database, { sampleData }: { sampleData: boolean }): BoardRepository {
  const { manager, select, source, kind } = database;
  const jsonValue = (column: string, path: SortFigure | `figures.${SortFigure}`) =>
    `${kind === "mariadb" ? "JSON_VALUE" : "json_extract"}(${column}, '$.${path}')`;
  /** SQL: whether a client has figures of any kind or a source for them; then it gets no samples. */
  const hasOwn = sampleData
    ? `(EXISTS (SELECT 1 FROM figures known WHERE known.clientId = client.id)
      OR EXISTS (SELECT 1 FROM sources chosen WHERE chosen.clientId = client.id))`
    : "1";
  /** SQL: whether the latest revision is of samples. Where the working copy is the same, no revision is read for it. */
  const revisionSample = `CASE WHEN report.unapproved = 0 OR report.revision = 0 THEN report.sample ELSE (
    SELECT revision.sample FROM report_revisions revision
    WHERE revision.reportId = report.id AND revision.number = report.revision) END`;
  const unreadOf = unreadSources(database);
  const unaskedOf = unaskedSources(database);
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
    "generatedAt",
  ]);
  const mailRows = rowsOf(source, dispatchEntity, "dispatch", ["reportId", "number", "revision", "state", "sentAt"]);

  /**
   * Emails by the ids of their reports. Those of one report, number, revision and state count together. Left out are those that do
   * not matter.
   */
  async function mailGroups(from: string, where: string, values: string[]): Promise<Map<string, MailGroup[]>> {
    const rows = await select(
      `SELECT dispatch.reportId AS dispatch_reportId, dispatch.number AS dispatch_number,
        dispatch.revision AS dispatch_revision, dispatch.state AS dispatch_state,
        MAX(dispatch.sentAt) AS dispatch_sentAt, COUNT(*) AS mails
      FROM ${from} WHERE ${where} AND ${matters}
      GROUP BY dispatch.reportId, dispatch.number, dispatch.revision, dispatch.state`,
      values,
    );
    const groups = rows.map((row) => ({ ...mailRows.read(row), mails: Number(row["mails"]) }));
    return Map.groupBy(groups, ({ reportId }) => reportId);
  }

  const mailsOfPeriod = (type: string, start: string) =>
    mailGroups(
      "reports report INNER JOIN dispatches dispatch ON dispatch.reportId = report.id",
      "report.type = ? AND report.periodStart = ?",
      [type, start],
    );

  async function mailsOfReports(ids: string[]): Promise<Map<string, MailGroup[]>> {
    if (ids.length === 0) return new Map();
    return mailGroups("dispatches dispatch", `dispatch.reportId IN (${placeholders(ids)})`, ids);
  }

  return {
    clients: async (type, { start }, clientIds) => {
      const [rows, unread, unasked, mailsOfAll] = await Promise.all([
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
        unreadOf(clientIds, type, { start }),
        unaskedOf(clientIds, type, { start }),
        clientIds ? null : mailsOfPeriod(type, start),
      ]);
      const mails =
        mailsOfAll ?? (await mailsOfReports(rows.flatMap((row) => (reported(row) ? [reportRows.read(row).id] : []))));
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
          unread: unread.get(client.id) ?? [],
          unasked: unasked.has(client.id),
          report: report && {
            id: report.id,
            state: report.state,
            version: report.version,
            revision: report.revision,
            unapproved: report.unapproved,
            sample: report.sample,
            undrawn: report.undrawn,
            revisionSample: Number(row["revisionSample"]) === 1,
            preparedAt: report.generatedAt,
            mails: {
              ...mailsOf(report.revision, mails.get(report.id) ?? []),
              sent: Number(row["served"]),
            },
          },
        };
      });
    },
    figuresToSort: async (type, { start }, figure) => {
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
    },
    problems: async (reportIds) => {
      if (reportIds.length === 0) return new Map();
      const [reports, mails] = await Promise.all([
        manager.find(reportEntity, {
          select: { id: true, problem: true },
          where: { id: In(reportIds), problem: Not(IsNull()) },
        }),
        manager
          .createQueryBuilder(dispatchEntity, "dispatch")
          .select(["dispatch.id", "dispatch.reportId", "dispatch.problem"])
          .where({ reportId: In(reportIds), state: Not("sent"), problem: Not(IsNull()) })
          .andWhere(matters)
          .orderBy("dispatch.number")
          .getMany(),
      ]);
      const pairs = [
        ...mails.map(({ reportId, problem }) => [reportId, problem] as const),
        ...reports.map(({ id, problem }) => [id, problem] as const),
      ];
      return new Map(pairs.flatMap(([id, problem]): [string, Problem][] => (problem ? [[id, problem]] : [])));
    },
    snapshots: async (reportIds) => {
      const found = await manager.find(reportEntity, {
        select: { id: true, snapshot: true, comment: true, recommendations: true },
        where: { id: In(reportIds) },
      });
      const pairs = found.map((report) => [report.id, workingSnapshot(report)] as const);
      return new Map(pairs.flatMap(([id, snapshot]): [string, Snapshot][] => (snapshot ? [[id, snapshot]] : [])));
    },
    revisions: async (reports) => {
      const wanted = new Map(reports.map(({ id, revision }) => [id, revision]));
      const found = await manager.find(revisionEntity, {
        where: { reportId: In([...wanted.keys()]), number: In([...new Set(wanted.values())]) },
      });
      const latest = found.filter(({ reportId, number }) => wanted.get(reportId) === number);
      return new Map(latest.map((revision) => [revision.reportId, revision]));
    },
    figures: async (clientIds, reportType, { first, last }) => {
      const found = await manager
        .createQueryBuilder(figuresEntity, "figures")
        .where({ clientId: In(clientIds), reportType })
        .andWhere("figures.periodStart BETWEEN :first AND :last", { first, last })
        .getMany();
      return Map.groupBy(found.map(readStored), ({ clientId }) => clientId);
    },
    schedules: async () => {
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
    },
  };
}

function mailsOf(revision: number, groups: MailGroup[]): Omit<BoardMails, "sent"> {
  if (groups.length === 0) return noMails;
  // One that was cancelled replaces nothing.
  const last = Math.max(...groups.filter(({ state }) => state !== "cancelled").map(({ number }) => number));
  const mails = { ...noMails };
  for (const group of groups) {
    if (group.state === "sent") {
      mails.everSent = true;
      if (group.revision === revision) mails.latestSent = true;
      if (group.sentAt && (!mails.sentAt || group.sentAt > mails.sentAt)) mails.sentAt = group.sentAt;
    }
    if (unfinished.has(group.state)) mails.waiting += group.mails;
    if (group.number !== last) continue;
    if (group.state === "failed") mails.failed += group.mails;
    if (group.state === "uncertain") mails.uncertain += group.mails;
  }
  return mails;
}
