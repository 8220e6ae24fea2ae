import { type EntityManager, In, IsNull, Not } from "typeorm";
import { dueTogether } from "@agency/core/due";
import { Refusal } from "@agency/core/refusal";
import { currentSnapshot, type Dispatch, type Report } from "@agency/core/reports/report";
import type {
  ReportRepository,
  ReportRequest,
  ReportSearch,
  ReportWithHistory,
} from "@agency/core/reports/report-repository";
import { currentRequestId } from "../../log/request-id.ts";
import type { Database } from "../database.ts";
import { clientEntity } from "../entities/clients.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { countDue } from "./count-due.ts";
import { released } from "./work.ts";

export function reportRepository(database: Database): ReportRepository {
  const { manager, write } = database;
  return {
    request: (request) => write((transaction) => requestReport(database, transaction, request)),
    requestSending: (request, dispatch) =>
      write(async (transaction) => {
        const reportId = await ensureReport(database, transaction, request);
        const { id, state, made } = await ensureDispatch(database, transaction, {
          ...dispatch,
          reportId,
          number: 0,
          snapshot: null,
        });
        if (made || state === "failed") {
          await queueReport(database, transaction, reportId, { evenWhileRunning: false });
        }
        if (state === "failed") await queueDispatch(database, transaction, id, dispatch.recipient);
        return { reportId, dispatchId: id };
      }),
    requestResend: (report, number, dispatch) =>
      write(async (transaction) => {
        const reportId = report.id;
        const snapshot = currentSnapshot(report);
        const { id } = await ensureDispatch(database, transaction, { ...dispatch, reportId, number, snapshot });
        return { dispatchId: id };
      }),
    find: (clientId, id) => manager.findOneBy(reportEntity, { clientId, id }),
    findWithHistory: async (clientId, id) => {
      const report = await manager.findOneBy(reportEntity, { clientId, id });
      if (!report) return null;
      const [withHistory] = await addHistory(manager, [report]);
      return withHistory ?? null;
    },
    listGenerated: async (clientId) => {
      const reports = await manager.find(reportEntity, {
        where: { clientId, generatedAt: Not(IsNull()) },
        order: { generatedAt: "DESC", id: "DESC" },
      });
      const sent = await sentReports(manager, reports);
      return reports.map((report) => ({ report, emailSent: sent.has(report.id) }));
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
      const [reports, total] = await selectReports(manager, search).getManyAndCount();
      return { total, reports: await addHistory(manager, reports) };
    },
    saveComment: (id, comment) =>
      write(async (transaction) => void (await transaction.update(reportEntity, { id }, { comment }))),
    settle: (reportId, id, state) =>
      write(async (transaction) => {
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

async function requestReport(database: Database, transaction: EntityManager, request: ReportRequest) {
  const reportId = await ensureReport(database, transaction, request);
  await queueReport(database, transaction, reportId, { evenWhileRunning: true });
  return { reportId };
}

/**
 * Finds or inserts the report and stores the given comment. Two simultaneous clicks both try to insert; the unique index
 * accepts one of them.
 */
async function ensureReport(database: Database, transaction: EntityManager, request: ReportRequest): Promise<string> {
  const { id, clientId, type, period, comment } = request;
  await transaction
    .createQueryBuilder()
    .insert()
    .into(reportEntity)
    .values({
      id,
      clientId,
      type,
      periodStart: period.start,
      periodEnd: period.end,
      state: "done",
      attempts: 0,
      dueAt: () => database.sqlNow(),
      requestedAt: () => database.sqlNow(),
      sample: false,
      requestId: currentRequestId(),
    })
    .orIgnore()
    .execute();
  const report = await transaction.findOne(reportEntity, {
    select: { id: true },
    where: { clientId, type, periodStart: period.start },
  });
  if (!report) throw new Refusal("client_not_found");
  if (comment !== undefined) await transaction.update(reportEntity, { id: report.id }, { comment: comment || null });
  return report.id;
}

async function ensureDispatch(
  database: Database,
  transaction: EntityManager,
  dispatch: Pick<Dispatch, "id" | "reportId" | "number" | "messageId" | "recipient" | "snapshot">,
): Promise<{ id: string; state: Dispatch["state"]; made: boolean }> {
  const { reportId, number } = dispatch;
  await transaction
    .createQueryBuilder()
    .insert()
    .into(dispatchEntity)
    .values({
      ...dispatch,
      state: "queued",
      attempts: 0,
      requestId: currentRequestId(),
      dueAt: () => database.sqlNow(),
      requestedAt: () => database.sqlNow(),
    })
    .orIgnore()
    .execute();
  const { id, state } = await transaction.findOneOrFail(dispatchEntity, {
    select: { id: true, state: true },
    where: { reportId, number },
  });
  return { id, state, made: id === dispatch.id };
}

/** Queues a report. One that is being generated is queued again only when its figures may have changed since. */
async function queueReport(
  { sqlNow }: Database,
  transaction: EntityManager,
  id: string,
  { evenWhileRunning }: { evenWhileRunning: boolean },
): Promise<void> {
  const from: Report["state"][] = evenWhileRunning ? ["running", "done", "failed"] : ["done", "failed"];
  await transaction.update(
    reportEntity,
    { id, state: In(from) },
    {
      state: "queued",
      attempts: 0,
      problem: null,
      requestId: currentRequestId(),
      ...released,
      dueAt: () => sqlNow(),
      requestedAt: () => sqlNow(),
    },
  );
}

async function queueDispatch(
  { sqlNow }: Database,
  transaction: EntityManager,
  id: string,
  recipient: string,
): Promise<void> {
  await transaction.update(
    dispatchEntity,
    { id, state: "failed" },
    {
      state: "queued",
      recipient,
      attempts: 0,
      problem: null,
      snapshot: null,
      requestId: currentRequestId(),
      dueAt: () => sqlNow(),
    },
  );
}

function selectReports(manager: EntityManager, { clientId, reportType, state, mail, limit, offset }: ReportSearch) {
  const query = manager
    .createQueryBuilder(reportEntity, "report")
    .orderBy("report.requestedAt", "DESC")
    .addOrderBy("report.id", "DESC")
    .take(limit)
    .skip(offset);
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

async function sentReports(manager: EntityManager, reports: Report[]): Promise<Set<string>> {
  if (reports.length === 0) return new Set();
  const sent = await manager.find(dispatchEntity, {
    select: { reportId: true },
    where: { reportId: In(reports.map(({ id }) => id)), state: "sent" },
  });
  return new Set(sent.map(({ reportId }) => reportId));
}
