import { type EntityManager, type EntitySchema, In, type ObjectLiteral, type SelectQueryBuilder } from "typeorm";
import type { Language } from "@agency/content/settings";
import type { ReportType } from "@agency/model/report/report-type";
import { type HolderState, holderStates, type MailFilter, type RunOutcome } from "@agency/model/states";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { countAround, jsonReader, placeholders } from "../kit/db/select.ts";
import { type Due, type Work, dueTogether } from "../kit/work/work.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { clientsInScope } from "../own-clients/store.ts";
import { readFacts } from "../reports/life-facts.ts";
import { type Life, life } from "../reports/life.ts";
import type { Report } from "../reports/report.ts";
import { holderEntity, reportEntity } from "../reports/table.ts";
import { onItsWay, type Mail, readMails } from "./mails.ts";
import type { SingleRun } from "./run.ts";
import { type Dispatch, dispatchEntity, single } from "./table.ts";

/** A report with its life, its emails, newest first, what was asked for it last, and its client. */
export type ReportWithHistory = {
  report: Report;
  life: Life;
  mails: Mail[];
  run: SingleRun | null;
  /** What the client reads; null before the first approval. */
  approved: Headline | null;
  client: { id: string; accessId: string; name: string; language: Language };
};

/** The main figures of a report with their changes since the period before. */
export type Headline = {
  figures: { totalLeads: number | null; totalVisitors: number | null };
  changes: { leads: number | null; visitors: number | null };
};

export type ReportSearch = {
  scope: Scope;
  clientId?: string | undefined;
  reportType?: ReportType | undefined;
  state?: Report["state"] | undefined;
  mail?: MailFilter | undefined;
  limit: number;
  offset: number;
};

/** How many reports after a page are counted. */
const countedAhead = 1000;

/** Number of due, unfinished reports and dispatches, and when the oldest became due. */
export async function dueReports({ manager }: Database): Promise<Due> {
  return dueTogether(
    await Promise.all([
      countDue(manager, reportEntity, ["queued", "running"]),
      countDue(manager, dispatchEntity, onItsWay),
    ]),
  );
}

/** The content of a dispatch as it was sent. */
export const findDispatch = ({ manager }: Database, reportId: string, id: string): Promise<Dispatch | null> =>
  manager.findOneBy(dispatchEntity, { reportId, id });

/** When each revision of a report was first emailed, by its number. */
export async function mailedRevisions({ manager }: Database, reportId: string): Promise<Map<number, Date>> {
  const sent = await manager.find(dispatchEntity, {
    select: { id: true, revision: true, sentAt: true },
    where: { reportId, state: "sent" },
    order: { sentAt: "DESC" },
  });
  // The last one of each number is the oldest.
  return new Map(sent.flatMap(({ revision, sentAt }) => (revision && sentAt ? [[revision, sentAt]] : [])));
}

export async function findWithHistory(
  database: Database,
  clientId: string,
  id: string,
): Promise<ReportWithHistory | null> {
  const report = await database.manager.findOneBy(reportEntity, { clientId, id });
  if (!report) return null;
  const [withHistory] = await addHistory(database, [report]);
  return withHistory ?? null;
}

/** Reports with their history, newest first. `more`: there are more than `total`, which counts a thousand beyond the page. */
export async function listReports(
  database: Database,
  search: ReportSearch,
): Promise<{ total: number; more: boolean; reports: ReportWithHistory[] }> {
  const { manager } = database;
  const { limit, offset } = search;
  const chosenBy = { ...search, inScope: await clientsInScope(database, search.scope) };
  // Only the ids are sorted: with their content, a server would sort the reports on its disk.
  const chosen = await chooseReports(
    manager.createQueryBuilder(reportEntity, "report").select("report.id", "id"),
    chosenBy,
  )
    .orderBy("report.requestedAt", "DESC")
    .addOrderBy("report.id", "DESC")
    .limit(limit)
    .offset(offset)
    .getRawMany<{ id: string }>();
  const reports = await manager.find(reportEntity, {
    where: { id: In(chosen.map(({ id }) => id)) },
    order: { requestedAt: "DESC", id: "DESC" },
  });
  const most = offset + limit + countedAhead;
  const counted = await countAround(reports.length, search, () => countReports(manager, chosenBy, most + 1));
  return { total: Math.min(counted, most), more: counted > most, reports: await addHistory(database, reports) };
}

/** A search with the ids of the clients in its scope; null where none is left out. */
type Chosen = ReportSearch & { inScope: Set<string> | null };

/** Counts no further than `most`: counting a million takes a second. */
async function countReports(manager: EntityManager, search: Chosen, most: number): Promise<number> {
  const counted = await manager
    .createQueryBuilder()
    .select("COUNT(*)", "total")
    .from(
      (query) => chooseReports(query.select("report.id", "id").from(reportEntity, "report"), search).limit(most),
      "counted",
    )
    .getRawOne<{ total: string | number }>();
  return Number(counted?.total);
}

function chooseReports<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { inScope, clientId, reportType, state, mail }: Chosen,
): SelectQueryBuilder<T> {
  if (inScope) query.andWhere({ clientId: In([...inScope]) });
  if (clientId) query.andWhere("report.clientId = :clientId", { clientId });
  if (reportType) query.andWhere("report.type = :reportType", { reportType });
  if (state) query.andWhere("report.state = :state", { state });
  if (mail) filterMails(query, mail);
  return query;
}

/** The emails of a report are as the most urgent of them. A report whose emails were all cancelled is unsent. */
function filterMails<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, mail: MailFilter): void {
  const state: HolderState = mail === "unsent" ? "cancelled" : mail === "pending" ? "waiting" : mail;
  const holders = () => query.subQuery().select("1").from(holderEntity, "holder").where("holder.reportId = report.id");
  const urgent = holderStates.slice(0, holderStates.indexOf(state));
  if (urgent.length > 0) {
    query.andWhere(`NOT EXISTS ${holders().andWhere("holder.state IN (:...urgent)").getQuery()}`, { urgent });
  }
  if (mail === "unsent") return;
  const mailState = { mailState: state };
  if (mail === "sent") {
    query.andWhere(`EXISTS ${holders().andWhere("holder.state = :mailState").getQuery()}`, mailState);
    return;
  }
  // These states are rare, so they are read first: the other way round reads years of reports.
  query.innerJoin(
    (rare) =>
      rare
        .select("holder.reportId", "reportId")
        .distinct(true)
        .from(holderEntity, "holder")
        .where("holder.state = :mailState"),
    "rare",
    "rare.reportId = report.id",
    mailState,
  );
}

async function addHistory(database: Database, reports: Report[]): Promise<ReportWithHistory[]> {
  if (reports.length === 0) return [];
  const { manager } = database;
  const ids = reports.map(({ id }) => id);
  const [mails, facts, runs, approved, clients] = await Promise.all([
    readMails(database, database.select, ids),
    readFacts(database, { reportIds: ids }),
    singleRuns(database, ids),
    approvedHeadlines(
      database,
      reports.filter(({ revision }) => revision > 0),
    ),
    manager.find(clientEntity, {
      select: { id: true, accessId: true, name: true, language: true },
      where: { id: In(reports.map(({ clientId }) => clientId)) },
    }),
  ]);
  const lives = new Map(facts.map((known) => [known.report?.id, life(known, database.samples)]));
  return reports.flatMap((report) => {
    const client = clients.find(({ id }) => id === report.clientId);
    const known = lives.get(report.id);
    // It was deleted meanwhile.
    if (!client || !known) return [];
    const { id } = report;
    const [own, run, read] = [mails.get(id) ?? [], runs.get(id) ?? null, approved.get(id) ?? null];
    return [{ report, client, life: known, mails: own, run, approved: read }];
  });
}

/** The main figures of the latest revisions of reports, by the reports' ids. Nothing else is read of the revisions, which are large. */
async function approvedHeadlines({ select, kind }: Database, reports: Report[]): Promise<Map<string, Headline>> {
  if (reports.length === 0) return new Map();
  const value = jsonReader(kind);
  const rows = await select(
    `SELECT revision.reportId AS reportId,
      ${value("revision.snapshot", "figures.totalLeads")} AS leads,
      ${value("revision.snapshot", "figures.totalVisitors")} AS visitors,
      ${value("revision.snapshot", "changes.leads")} AS leadsChange,
      ${value("revision.snapshot", "changes.visitors")} AS visitorsChange
    FROM report_revisions revision
    INNER JOIN reports report ON report.id = revision.reportId AND report.revision = revision.number
    WHERE revision.reportId IN (${placeholders(reports)})`,
    reports.map(({ id }) => id),
  );
  const number = (given: unknown) => (given === null ? null : Number(given));
  return new Map(
    rows.map(({ reportId, leads, visitors, leadsChange, visitorsChange }) => [
      String(reportId),
      {
        figures: { totalLeads: number(leads), totalVisitors: number(visitors) },
        changes: { leads: number(leadsChange), visitors: number(visitorsChange) },
      },
    ]),
  );
}

/** The last single run of each report that has one, by the reports' ids. */
async function singleRuns({ select }: Database, reportIds: string[]): Promise<Map<string, SingleRun>> {
  const rows = await select(
    `SELECT item.reportId AS reportId, item.number AS number, item.outcome AS outcome, run.id AS id
    FROM report_run_items item INNER JOIN report_runs run ON run.id = item.runId AND run.action = '${single}'
    WHERE item.reportId IN (${placeholders(reportIds)}) ORDER BY run.requestedAt, run.id`,
    reportIds,
  );
  return new Map(
    rows.map(({ reportId, id, number, outcome }) => [
      String(reportId),
      { id: String(id), number: number === null ? null : Number(number), outcome: outcome as RunOutcome },
    ]),
  );
}

/** How many rows of a table are in these states, and since when the oldest of them is due. */
async function countDue<T extends Work & { state: string }>(
  manager: EntityManager,
  entity: EntitySchema<T>,
  states: string[],
): Promise<Due> {
  const query = manager.createQueryBuilder(entity, "row").where("row.state IN (:...states)", { states });
  const [rows, waiting] = await query.orderBy("row.dueAt", "ASC").take(1).getManyAndCount();
  return { waiting, oldest: rows[0]?.dueAt ?? null };
}
