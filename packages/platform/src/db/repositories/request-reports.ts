import { type EntityManager, In } from "typeorm";
import { Refusal } from "@agency/core/refusal";
import type { Dispatch, Report } from "@agency/core/reports/report";
import type { ReportEntry, ReportRequest } from "@agency/core/reports/report-repository";
import { currentRequestId } from "../../log/request-id.ts";
import type { Database } from "../database.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { released } from "./work.ts";

/** The ids of a requested report and of its first dispatch. */
export type Asked = { reportId: string; dispatchId: string | null };

/** Requests reports and their first dispatches, in the caller's transaction. */
export async function requestReports(
  database: Database,
  transaction: EntityManager,
  entries: ReportEntry[],
): Promise<Asked[]> {
  const reportIds = await ensureReports(
    database,
    transaction,
    entries.map(({ report }) => report),
  );
  const asked = entries.map(({ dispatch }, index) => ({ reportId: reportIds[index] ?? "", dispatch }));
  const stored = await ensureDispatches(
    database,
    transaction,
    asked.flatMap(({ reportId, dispatch }) => (dispatch ? [{ ...dispatch, reportId, number: 0, snapshot: null }] : [])),
  );
  const dispatches = new Map(stored.map((dispatch) => [dispatch.reportId, dispatch]));
  await queueReports(database, transaction, {
    // A dispatch that exists and has not failed changes nothing, so that a repeated click sends nothing twice.
    ids: stored.filter(({ made, state }) => made || state === "failed").map(({ reportId }) => reportId),
    from: ["done", "failed"],
  });
  await queueReports(database, transaction, {
    ids: asked.flatMap(({ reportId, dispatch }) => (dispatch ? [] : [reportId])),
    // The figures may have changed since a running one was begun.
    from: ["running", "done", "failed"],
  });
  for (const { reportId, dispatch } of asked) {
    const { id, state } = dispatches.get(reportId) ?? {};
    if (dispatch && id && state === "failed") await queueDispatch(database, transaction, id, dispatch.recipient);
  }
  return asked.map(({ reportId }) => ({ reportId, dispatchId: dispatches.get(reportId)?.id ?? null }));
}

/**
 * Finds or inserts the reports and stores the given comments. Two simultaneous clicks both try to insert; the unique index
 * accepts one of them.
 * @returns their ids, in the order of the requests
 */
async function ensureReports(
  database: Database,
  transaction: EntityManager,
  requests: ReportRequest[],
): Promise<string[]> {
  const now = () => database.sqlNow();
  await transaction
    .createQueryBuilder()
    .insert()
    .into(reportEntity)
    .values(
      requests.map(({ id, clientId, type, period }) => ({
        id,
        clientId,
        type,
        periodStart: period.start,
        periodEnd: period.end,
        state: "done" as const,
        attempts: 0,
        dueAt: now,
        requestedAt: now,
        sample: false,
        requestId: currentRequestId(),
      })),
    )
    .orIgnore()
    .updateEntity(false)
    .execute();
  const reports = await transaction.find(reportEntity, {
    select: { id: true, clientId: true, type: true, periodStart: true },
    where: {
      clientId: In(requests.map(({ clientId }) => clientId)),
      type: In(requests.map(({ type }) => type)),
      periodStart: In(requests.map(({ period }) => period.start)),
    },
  });
  const ids = new Map(reports.map(({ id, clientId, type, periodStart }) => [`${clientId} ${type} ${periodStart}`, id]));
  const found: string[] = [];
  for (const { clientId, type, period, comment } of requests) {
    const id = ids.get(`${clientId} ${type} ${period.start}`);
    if (id === undefined) throw new Refusal("client_not_found");
    if (comment !== undefined) await transaction.update(reportEntity, { id }, { comment: comment || null });
    found.push(id);
  }
  return found;
}

type NewDispatch = Pick<Dispatch, "id" | "reportId" | "number" | "messageId" | "recipient" | "snapshot">;

/** Finds or inserts dispatches. `made`: it was inserted now. */
export async function ensureDispatches(
  database: Database,
  transaction: EntityManager,
  dispatches: NewDispatch[],
): Promise<{ id: string; reportId: string; state: Dispatch["state"]; made: boolean }[]> {
  if (dispatches.length === 0) return [];
  const now = () => database.sqlNow();
  await transaction
    .createQueryBuilder()
    .insert()
    .into(dispatchEntity)
    .values(
      dispatches.map((dispatch) => ({
        ...dispatch,
        state: "queued" as const,
        attempts: 0,
        requestId: currentRequestId(),
        dueAt: now,
        requestedAt: now,
      })),
    )
    .orIgnore()
    .updateEntity(false)
    .execute();
  const stored = await transaction.find(dispatchEntity, {
    select: { id: true, reportId: true, state: true },
    where: {
      reportId: In(dispatches.map(({ reportId }) => reportId)),
      number: In([...new Set(dispatches.map(({ number }) => number))]),
    },
  });
  // Another dispatch may have the Message-ID, for which the insert says nothing.
  if (stored.length < dispatches.length) throw new Error("A dispatch could not be stored");
  const ours = new Set(dispatches.map(({ id }) => id));
  return stored.map(({ id, reportId, state }) => ({ id, reportId, state, made: ours.has(id) }));
}

async function queueReports(
  { sqlNow }: Database,
  transaction: EntityManager,
  { ids, from }: { ids: string[]; from: Report["state"][] },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.update(
    reportEntity,
    { id: In(ids), state: In(from) },
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
