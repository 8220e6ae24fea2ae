import { type EntityManager, In, type ObjectLiteral, type SelectQueryBuilder } from "typeorm";
import { dueTogether } from "@agency/core/due";
import { currentSnapshot, type Report } from "@agency/core/reports/report";
import type {
  ReportEntry,
  ReportRepository,
  ReportSearch,
  ReportWithHistory,
} from "@agency/core/reports/report-repository";
import { currentRequestId } from "../../log/request-id.ts";
import type { Database } from "../database.ts";
import { clientEntity } from "../entities/clients.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { rowsOf } from "../select.ts";
import { countAround } from "./count-around.ts";
import { countDue } from "./count-due.ts";
import { type Asked, ensureDispatches, requestReports } from "./request-reports.ts";
import { released } from "./work.ts";

/** How many reports after a page are counted. */
const countedAhead = 1000;

/** How many reports one transaction requests, so that none locks the tables for long. */
const portionSize = 100;

export function reportRepository(database: Database): ReportRepository {
  const { source, manager, select, write, writeOne } = database;
  const rows = rowsOf(source, reportEntity, "report", ["id", "generatedAt", "comment"]);
  const generated = `SELECT ${rows.columns}, EXISTS (
      SELECT 1 FROM dispatches WHERE dispatches.reportId = report.id AND dispatches.state = 'sent') AS sent
    FROM reports report WHERE report.clientId = ? AND report.generatedAt IS NOT NULL
    ORDER BY report.generatedAt DESC, report.id DESC`;
  const request = async (entry: ReportEntry) => {
    const [asked] = await write((transaction) => requestReports(database, transaction, [entry]));
    if (!asked) throw new Error("A request was lost");
    return asked;
  };
  return {
    request: async (report) => {
      const { reportId } = await request({ report, dispatch: null });
      return { reportId };
    },
    requestSending: async (report, dispatch) => {
      const { reportId, dispatchId } = await request({ report, dispatch });
      return { reportId, dispatchId: dispatchId ?? dispatch.id };
    },
    requestAll: async (entries) => {
      const asked: Asked[] = [];
      for (let start = 0; start < entries.length; start += portionSize) {
        const portion = entries.slice(start, start + portionSize);
        asked.push(...(await write((transaction) => requestReports(database, transaction, portion))));
      }
      return asked;
    },
    requestResend: (report, number, dispatch) =>
      write(async (transaction) => {
        const reportId = report.id;
        const snapshot = currentSnapshot(report);
        const [stored] = await ensureDispatches(database, transaction, [{ ...dispatch, reportId, number, snapshot }]);
        return { dispatchId: stored?.id ?? dispatch.id };
      }),
    find: (clientId, id) => manager.findOneBy(reportEntity, { clientId, id }),
    findWithHistory: async (clientId, id) => {
      const report = await manager.findOneBy(reportEntity, { clientId, id });
      if (!report) return null;
      const [withHistory] = await addHistory(manager, [report]);
      return withHistory ?? null;
    },
    listGenerated: async (clientId) => {
      const found = await select(generated, [clientId]);
      return found.map((row) => {
        const { id, generatedAt, comment } = rows.read(row);
        return { id, generatedAt: generatedAt ?? new Date(0), comment, emailSent: Boolean(row["sent"]) };
      });
    },
    snapshots: async (ids) => {
      const found = await manager.find(reportEntity, { select: { id: true, snapshot: true }, where: { id: In(ids) } });
      return new Map(found.flatMap(({ id, snapshot }) => (snapshot ? [[id, snapshot]] : [])));
    },
    wasSent: (reportId) => manager.existsBy(dispatchEntity, { reportId, state: "sent" }),
    due: async () =>
      dueTogether(
        await Promise.all([
          countDue(manager, reportEntity, ["queued", "running"]),
          countDue(manager, dispatchEntity, ["queued", "rendered", "sending"]),
        ]),
      ),
    listAll: async (search) => {
      const { limit, offset } = search;
      const reports = await chooseReports(manager.createQueryBuilder(reportEntity, "report"), search)
        .orderBy("report.requestedAt", "DESC")
        .addOrderBy("report.id", "DESC")
        .take(limit)
        .skip(offset)
        .getMany();
      const most = offset + limit + countedAhead;
      const counted = await countAround(reports.length, search, () => countReports(manager, search, most + 1));
      return {
        total: Math.min(counted, most),
        more: counted > most,
        reports: await addHistory(manager, reports),
      };
    },
    saveComment: (id, comment) =>
      writeOne(async (transaction) => void (await transaction.update(reportEntity, { id }, { comment }))),
    settle: (reportId, id, state) =>
      writeOne(async (transaction) => {
        const now = () => database.sqlNow();
        const changed =
          state === "sent"
            ? { ...released, state, sentAt: now, problem: null }
            : { ...released, state, dueAt: now, problem: null, attempts: 0, requestId: currentRequestId() };
        const { affected } = await transaction.update(dispatchEntity, { id, reportId, state: "uncertain" }, changed);
        return affected === 1;
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
  if (mail) {
    const dispatches = query
      .subQuery()
      .select("1")
      .from(dispatchEntity, "dispatch")
      .where("dispatch.reportId = report.id");
    if (mail !== "unsent") dispatches.andWhere("dispatch.state IN (:...mailStates)");
    query.andWhere(`${mail === "unsent" ? "NOT " : ""}EXISTS ${dispatches.getQuery()}`, {
      mailStates: mail === "pending" ? ["queued", "rendered", "sending"] : [mail],
    });
  }
  return query;
}

async function addHistory(manager: EntityManager, reports: Report[]): Promise<ReportWithHistory[]> {
  if (reports.length === 0) return [];
  const [dispatches, clients] = await Promise.all([
    manager.find(dispatchEntity, {
      where: { reportId: In(reports.map(({ id }) => id)) },
      order: { number: "DESC" },
    }),
    manager.find(clientEntity, {
      select: { id: true, accessId: true, name: true, language: true },
      where: { id: In(reports.map(({ clientId }) => clientId)) },
    }),
  ]);
  return reports.flatMap((report) => {
    const client = clients.find(({ id }) => id === report.clientId);
    return client ? [{ report, client, dispatches: dispatches.filter(({ reportId }) => reportId === report.id) }] : [];
  });
}
