import { type EntityManager, In, type ObjectLiteral, type SelectQueryBuilder } from "typeorm";
import type { ReportType } from "@agency/model/report/report-type";
import { clientEntity } from "../clients/table.ts";
import { statementsOf } from "../kit/db/change.ts";
import { countAround } from "../kit/db/count-around.ts";
import { countDue } from "../kit/db/count-due.ts";
import type { Database } from "../kit/db/database.ts";
import { rowsOf } from "../kit/db/select.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { dueTogether } from "../kit/work/due.ts";
import { released } from "../kit/work/lease.ts";
import { ensureDispatches } from "../sending/ensure-dispatches.ts";
import { noteHolders } from "../sending/note-holders.ts";
import { approvedBeforeOne } from "./approved-before.ts";
import { emailed, listApproved } from "./list-approved.ts";
import type { ReportRepository, ReportSearch, ReportWithHistory } from "./report-repository.ts";
import type { Report } from "./report.ts";
import { type Asked, requestReports } from "./store-requests.ts";
import { dispatchEntity, holderEntity, reportEntity, revisionEntity } from "./table.ts";

/** How many reports after a page are counted. */
const countedAhead = 1000;

/** How many reports one transaction requests, so that none locks the tables for long. */
const portionSize = 100;

export function reportRepository(database: Database): ReportRepository {
  const { manager, select, source, write } = database;
  const snapshots = rowsOf(source, revisionEntity, "revision", ["snapshot"]);
  return {
    requestAll: async (entries) => {
      const asked: Asked[] = [];
      for (let start = 0; start < entries.length; start += portionSize) {
        const portion = entries.slice(start, start + portionSize);
        asked.push(...(await write((transaction) => requestReports(database, transaction, portion))));
      }
      return asked;
    },
    requestDispatches: ({ id: reportId, revision }, sending) =>
      write(async (transaction) => {
        const stored = await ensureDispatches(database, transaction, [{ reportId, revision, ...sending }]);
        return stored.map(({ id }) => id);
      }),
    find: (clientId, id) => manager.findOneBy(reportEntity, { clientId, id }),
    ofPeriod: (clientIds, type, { start }) =>
      manager.findBy(reportEntity, { clientId: In(clientIds), type, periodStart: start }),
    findWithHistory: async (clientId, id) => {
      const report = await manager.findOneBy(reportEntity, { clientId, id });
      if (!report) return null;
      const [withHistory] = await addHistory(manager, [report]);
      return withHistory ?? null;
    },
    listApproved: listApproved(database),
    countApproved: async (clientId) => {
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
    },
    mailedRevisions: async (reportId) => {
      const sent = await manager.find(dispatchEntity, {
        select: { id: true, revision: true, sentAt: true },
        where: { reportId, state: "sent" },
        order: { sentAt: "DESC" },
      });
      // The last one of each number is the oldest.
      return new Map(sent.flatMap(({ revision, sentAt }) => (revision && sentAt ? [[revision, sentAt]] : [])));
    },
    findApproved: async (clientId, id) => {
      const [row] = await select(
        `SELECT report.revision AS number, ${emailed} AS emailed, ${snapshots.columns} FROM reports report
        INNER JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision
        WHERE report.clientId = ? AND report.id = ?`,
        [clientId, id],
      );
      if (!row) return null;
      const { snapshot } = snapshots.read(row);
      return { id, revision: Number(row["number"]), emailSent: Boolean(Number(row["emailed"])), snapshot };
    },
    revisionsOf: async (reports) => {
      if (reports.length === 0) return new Map();
      const found = await manager.find(revisionEntity, {
        where: reports.map(({ id, revision }) => ({ reportId: id, number: revision })),
      });
      return new Map(found.map((revision) => [revision.reportId, revision]));
    },
    approvedBefore: (report) => approvedBeforeOne(manager, report),
    listRevisions: (reportId) => manager.find(revisionEntity, { where: { reportId }, order: { number: "DESC" } }),
    approve: ({ id, version, revision: before }, revision) =>
      write(async (transaction) => {
        const { affected } = await transaction.update(
          reportEntity,
          { id, version, revision: before, state: "done" },
          { unapproved: false, ...(revision && { revision: revision.number }) },
        );
        if (affected !== 1) return false;
        if (revision) await transaction.insert(revisionEntity, revision);
        return true;
      }),
    findDispatch: (reportId, id) => manager.findOneBy(dispatchEntity, { reportId, id }),
    due: async () =>
      dueTogether(
        await Promise.all([
          countDue(manager, reportEntity, ["queued", "running"]),
          countDue(manager, dispatchEntity, ["queued", "rendered", "sending"]),
        ]),
      ),
    listAll: async (search) => {
      const { limit, offset } = search;
      // Only the ids are sorted: with their content, a server would sort the reports on its disk.
      const chosen = await chooseReports(
        manager.createQueryBuilder(reportEntity, "report").select("report.id", "id"),
        search,
      )
        .orderBy("report.requestedAt", "DESC")
        .addOrderBy("report.id", "DESC")
        .limit(limit)
        .offset(offset)
        .getRawMany<{ id: string }>();
      const ids = chosen.map(({ id }) => id);
      const reports = await manager.find(reportEntity, {
        where: { id: In(ids) },
        order: { requestedAt: "DESC", id: "DESC" },
      });
      const most = offset + limit + countedAhead;
      const counted = await countAround(reports.length, search, () => countReports(manager, search, most + 1));
      return {
        total: Math.min(counted, most),
        more: counted > most,
        reports: await addHistory(manager, reports),
      };
    },
    saveDraft: (id, { comment, recommendations, undrawn }, version) =>
      write(async (transaction) => {
        const changes = {
          ...(comment !== undefined && { comment }),
          ...(recommendations !== undefined && { recommendations }),
          undrawn,
          version: () => "version + 1",
          unapproved: () => "snapshot IS NOT NULL",
        };
        const which = { id, ...(version !== undefined && { version }) };
        const { affected } = await transaction.update(reportEntity, which, changes);
        if (affected !== 1) return false;
        // One that is being generated was read without the change, and may be approved and mailed as soon as it is done.
        const again = { ...released, state: "queued" as const, attempts: 0, dueAt: () => database.sqlNow() };
        await transaction.update(reportEntity, { id, state: "running" }, again);
        return true;
      }),
    settle: (reportId, id, state) =>
      write(async (transaction) => {
        const now = () => database.sqlNow();
        const changed =
          state === "sent"
            ? { ...released, state, sentAt: now, problem: null }
            : { ...released, state, dueAt: now, problem: null, attempts: 0, requestId: currentRequestId() };
        const { affected } = await transaction.update(dispatchEntity, { id, reportId, state: "uncertain" }, changed);
        if (affected !== 1) return false;
        await noteHolders(database, statementsOf(transaction), [reportId]);
        return true;
      }),
  };
}

/** Counts no further than `most`: counting a million takes a second. */
async function countReports(manager: EntityManager, search: ReportSearch, most: number): Promise<number> {
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
  { clientId, reportType, state, mail }: ReportSearch,
): SelectQueryBuilder<T> {
  if (clientId) query.andWhere("report.clientId = :clientId", { clientId });
  if (reportType) query.andWhere("report.type = :reportType", { reportType });
  if (state) query.andWhere("report.state = :state", { state });
  if (mail === "unsent" || mail === "sent") {
    const holders = query.subQuery().select("1").from(holderEntity, "holder");
    holders.where(`holder.reportId = report.id${mail === "sent" ? " AND holder.revision > 0" : ""}`);
    query.andWhere(`${mail === "unsent" ? "NOT " : ""}EXISTS ${holders.getQuery()}`);
  } else if (mail) {
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
      { mailState: mail === "pending" ? "waiting" : mail },
    );
  }
  return query;
}

async function addHistory(manager: EntityManager, reports: Report[]): Promise<ReportWithHistory[]> {
  if (reports.length === 0) return [];
  const reportId = In(reports.map(({ id }) => id));
  const [dispatches, holders, clients] = await Promise.all([
    manager.find(dispatchEntity, { where: { reportId }, order: { number: "DESC", recipient: "ASC" } }),
    manager.findBy(holderEntity, { reportId }),
    manager.find(clientEntity, {
      select: { id: true, accessId: true, name: true, language: true },
      where: { id: In(reports.map(({ clientId }) => clientId)) },
    }),
  ]);
  return reports.flatMap((report) => {
    const client = clients.find(({ id }) => id === report.clientId);
    if (!client) return [];
    const own = (one: { reportId: string }) => one.reportId === report.id;
    return [{ report, client, dispatches: dispatches.filter(own), holders: holders.filter(own) }];
  });
}
