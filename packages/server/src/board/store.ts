import { In, IsNull, Not } from "typeorm";
import type { OriginGroup } from "@agency/model/origin";
import type { Problem } from "@agency/model/problems";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { LifeState } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import { clientEntity } from "../clients/table.ts";
import type { PeriodFigures } from "../figures/figures.ts";
import { readStored } from "../figures/store.ts";
import { figuresEntity } from "../figures/table.ts";
import type { Database } from "../kit/db/database.ts";
import { jsonReader, placeholders, type Row, rowReader, sqlMoment } from "../kit/db/select.ts";
import { reportOpenEntity } from "../opens/table.ts";
import { type Scope, scoped } from "../own-clients/own-clients.ts";
import { ownFigures, originsIn, readFacts } from "../reports/life-facts.ts";
import { life } from "../reports/life.ts";
import { type Revision, workingSnapshot } from "../reports/report.ts";
import { holderEntity, reportEntity, revisionEntity } from "../reports/table.ts";
import { type Colleague, readColleague, responsibleColumns } from "../responsible/colleague.ts";
import type { ScheduleTime } from "../schedules/schedules.ts";
import { dispatchEntity } from "../sending/table.ts";

/** A figure by which the board is sorted. */
export type SortFigure = "totalVisitors" | "totalLeads" | "averagePosition";

/** Schedules of the same time that ran for the same period last, and how many they are. */
export type ScheduleGroup = ScheduleTime & { lastPeriodStart: string | null; clients: number };

/** A client of a board, with the state of their report. */
export type BoardClient = Pick<Client, "id" | "accessId" | "name" | "package" | "language" | "status" | "recording"> & {
  /** Where the period's figures come from, most of them first; empty without figures. */
  origins: OriginGroup[];
  state: LifeState;
  responsible: Colleague | null;
};

/**
 * The active clients, and the others that have a report of the period.
 * @param clientIds only these
 * @param withInactive the others also without a report
 */
export async function boardClients(
  database: Database,
  {
    type,
    start,
    scope,
    clientIds,
    withInactive = false,
  }: {
    type: ReportType;
    start: string;
    scope: Scope;
    clientIds?: string[] | undefined;
    withInactive?: boolean | undefined;
  },
): Promise<BoardClient[]> {
  const own = scoped(scope, "client.id");
  const { samples, select, source } = database;
  const clients = rowReader(source, clientEntity, "client", [
    "id",
    "accessId",
    "name",
    "package",
    "language",
    "status",
    "recording",
  ]);
  const reports = rowReader(source, reportEntity, "report", ["life"]);
  const rows = await select(
    `SELECT ${clients.columns}, ${reports.columns}, figures.originGroups AS originGroups, ${responsibleColumns},
      ${samples.sampleData ? ownFigures : "1"} AS hasOwn
    FROM clients client
    LEFT JOIN staff member ON member.id = client.responsibleId
    LEFT JOIN reports report ON report.clientId = client.id AND report.type = ? AND report.periodStart = ?
    LEFT JOIN figures figures ON figures.clientId = client.id AND figures.reportType = ? AND figures.periodStart = ?
    WHERE ${withInactive ? "1 = 1" : "(client.status = 'active' OR report.life IS NOT NULL)"}
    ${clientIds ? `AND client.id IN (${placeholders(clientIds)})` : ""}${own.sql}`,
    [type, start, type, start, ...(clientIds ?? []), ...own.values],
  );
  const read = rows.map((row) => ({
    ...clients.read(row),
    origins: originsIn(row),
    responsible: readColleague(row),
    state: row["report_life"] === null ? null : reports.read(row).life,
  }));
  // Nobody asked for these reports yet, so no row keeps their state.
  const unasked = read.flatMap(({ id, state }) => (state === null ? [id] : []));
  const facts = unasked.length === 0 ? [] : await readFacts(database, { type, start, clientIds: unasked });
  const states = new Map(facts.map((one) => [one.clientId, life(one, samples).state]));
  return read.map((client) => ({ ...client, state: client.state ?? states.get(client.id) ?? "needs_figures" }));
}

/**
 * The clients whose report of a period was mailed before a moment and that have not opened it. Of those whose uses are not recorded
 * nobody knows.
 */
export async function unopenedClients(
  { select }: Database,
  { type, start, before }: { type: ReportType; start: string; before: Date },
): Promise<Set<string>> {
  const rows = await select(
    `SELECT report.clientId AS clientId FROM reports report
    INNER JOIN clients client ON client.id = report.clientId AND client.recording = 'on'
    WHERE report.type = ? AND report.periodStart = ? AND report.life = 'sent'
      AND EXISTS (SELECT 1 FROM report_holders holder
        WHERE holder.reportId = report.id AND holder.revision = report.revision AND holder.sentAt < ?)
      AND NOT EXISTS (SELECT 1 FROM report_opens used
        WHERE used.reportId = report.id AND used.revision = report.revision)`,
    [type, start, sqlMoment(before)],
  );
  return new Set(rows.map(({ clientId }) => String(clientId)));
}

/** When the latest revision of each report was used first, by the reports' ids. */
export async function firstUses({ select, source }: Database, reportIds: string[]): Promise<Map<string, Date>> {
  const uses = rowReader(source, reportOpenEntity, "used", ["reportId", "firstAt"]);
  const rows = await select(
    `SELECT ${uses.columns} FROM report_opens used
    INNER JOIN reports report ON report.id = used.reportId AND report.revision = used.revision
    WHERE report.id IN (${placeholders(reportIds)}) ORDER BY used.firstAt DESC`,
    reportIds,
  );
  return new Map(rows.map(uses.read).map(({ reportId, firstAt }) => [reportId, firstAt]));
}

/** One figure of every client: of its working copy, or else of its stored figures. */
export async function figuresToSort(
  { select, kind }: Database,
  { type, start, figure }: { type: ReportType; start: string; figure: SortFigure },
): Promise<Map<string, number | null>> {
  const jsonValue = jsonReader(kind);
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
export async function findProblems({ manager }: Database, reportIds: string[]): Promise<Map<string, Problem>> {
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
  if (reportIds.length === 0) return new Map();
  const found = await manager.find(reportEntity, {
    select: { id: true, snapshot: true, comments: true, recommendations: true },
    where: { id: In(reportIds) },
  });
  const pairs = found.map((report) => [report.id, workingSnapshot(report)] as const);
  return new Map(pairs.flatMap(([id, snapshot]): [string, Snapshot][] => (snapshot ? [[id, snapshot]] : [])));
}

/** What a board shows of a working copy. */
export type WorkingFigures = Pick<Snapshot, "figures" | "changes" | "history"> & { commented: boolean };

/** What a board shows of working copies, by the ids of their reports. Whole, each weighs several times as much. */
export async function workingFigures(database: Database, reportIds: string[]): Promise<Map<string, WorkingFigures>> {
  const { select, source, kind } = database;
  const part = (name: keyof WorkingFigures) =>
    `${kind === "mariadb" ? "JSON_QUERY" : "json_extract"}(report.snapshot, '$.${name}') AS ${name}`;
  const reports = rowReader(source, reportEntity, "report", ["id", "comments"]);
  const rows = await select(
    `SELECT ${reports.columns}, ${part("figures")}, ${part("changes")}, ${part("history")} FROM reports report
    WHERE report.id IN (${placeholders(reportIds)}) AND report.snapshot IS NOT NULL`,
    reportIds,
  );
  const read = rows.map((row) => ({ ...reports.read(row), parts: readParts(row) }));
  // MariaDB finds nothing in JSON with half of a letter, as a text that was cut can have.
  const whole = await workingSnapshots(
    database,
    read.flatMap(({ id, parts }) => (parts ? [] : [id])),
  );
  return new Map(
    read.flatMap(({ id, comments, parts }): [string, WorkingFigures][] => {
      const shown = parts ?? whole.get(id);
      const commented = Object.values(comments).some((comment) => comment !== "");
      return shown ? [[id, { figures: shown.figures, changes: shown.changes, history: shown.history, commented }]] : [];
    }),
  );
}

/** MariaDB's driver reads JSON, SQLite's leaves it as text. Null when a part was not found. */
function readParts({ figures, changes, history }: Row): Pick<Snapshot, "figures" | "changes" | "history"> | null {
  const [read, readChanges, readHistory] = [figures, changes, history].map((part) =>
    typeof part === "string" ? JSON.parse(part) : part,
  );
  return read && readChanges && readHistory ? { figures: read, changes: readChanges, history: readHistory } : null;
}

/** A revision; its content only where that was asked for, since it weighs a hundred times as much as the rest. */
export type ListedRevision = Pick<Revision, "reportId" | "number" | "approvedAt"> & { snapshot: Snapshot | null };

/**
 * The latest revisions of reports, by their ids.
 * @param withContent the ids of the reports whose revisions are read whole
 */
export async function latestRevisions(
  { select, source }: Database,
  reportIds: string[],
  withContent: Set<string>,
): Promise<Map<string, ListedRevision>> {
  const bare = rowReader(source, revisionEntity, "latest", ["reportId", "number", "approvedAt"]);
  const whole = rowReader(source, revisionEntity, "latest", ["reportId", "number", "approvedAt", "snapshot"]);
  const find = (columns: string, ids: string[]) =>
    ids.length === 0
      ? []
      : select(
          `SELECT ${columns} FROM report_revisions latest
          INNER JOIN reports report ON report.id = latest.reportId AND report.revision = latest.number
          WHERE report.id IN (${placeholders(ids)})`,
          ids,
        );
  const [compared, others] = await Promise.all([
    find(
      whole.columns,
      reportIds.filter((id) => withContent.has(id)),
    ),
    find(
      bare.columns,
      reportIds.filter((id) => !withContent.has(id)),
    ),
  ]);
  const listed = [...compared.map(whole.read), ...others.map((row) => ({ ...bare.read(row), snapshot: null }))];
  return new Map(listed.map((revision) => [revision.reportId, revision]));
}

/**
 * The visitors of clients in each period from one to another that has figures, by the ids of the clients and the periods' first days.
 * Nothing else is read of the figures: of a hundred clients and fourteen periods that would take half of a board's time.
 */
export async function visitorsOfPeriods(
  { select, kind }: Database,
  clientIds: string[],
  { reportType, first, last }: { reportType: ReportType; first: string; last: string },
): Promise<Map<string, Map<string, number | null>>> {
  if (clientIds.length === 0) return new Map();
  const rows = await select(
    `SELECT figures.clientId AS clientId, figures.periodStart AS start,
      ${jsonReader(kind)("figures.figures", "totalVisitors")} AS visitors FROM figures
    WHERE figures.clientId IN (${placeholders(clientIds)}) AND figures.reportType = ?
      AND figures.periodStart BETWEEN ? AND ?`,
    [...clientIds, reportType, first, last],
  );
  const byClient = Map.groupBy(rows, ({ clientId }) => String(clientId));
  const value = (visitors: unknown) => (visitors === null ? null : Number(visitors));
  return new Map(
    [...byClient].map(([id, own]) => [id, new Map(own.map((row) => [String(row["start"]), value(row["visitors"])]))]),
  );
}

/** The figures of clients from one period to another, by the ids of the clients. */
export async function figuresOfPeriods(
  { manager }: Database,
  clientIds: string[],
  { reportType, first, last }: { reportType: ReportType; first: string; last: string },
): Promise<Map<string, PeriodFigures[]>> {
  if (clientIds.length === 0) return new Map();
  const found = await manager
    .createQueryBuilder(figuresEntity, "figures")
    .where({ clientId: In(clientIds), reportType })
    .andWhere("figures.periodStart BETWEEN :first AND :last", { first, last })
    .getMany();
  return Map.groupBy(found.map(readStored), ({ clientId }) => clientId);
}

/** The schedules of active clients that are on. */
export async function scheduleGroups({ select }: Database, scope: Scope): Promise<ScheduleGroup[]> {
  const own = scoped(scope, "client.id");
  const rows = await select(
    `SELECT schedule.reportType AS reportType, schedule.day AS day, schedule.hour AS hour,
      schedule.lastPeriodStart AS lastPeriodStart, COUNT(*) AS clients
    FROM schedules schedule INNER JOIN clients client ON client.id = schedule.clientId
    WHERE schedule.enabled = 1 AND client.status = 'active'${own.sql}
    GROUP BY schedule.reportType, schedule.day, schedule.hour, schedule.lastPeriodStart`,
    own.values,
  );
  return rows.map(({ day, hour, clients, ...rest }) => ({
    ...(rest as Pick<ScheduleGroup, "reportType" | "lastPeriodStart">),
    day: Number(day),
    hour: Number(hour),
    clients: Number(clients),
  }));
}
