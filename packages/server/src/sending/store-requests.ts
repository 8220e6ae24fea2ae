import { type EntityManager, In } from "typeorm";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { Refusal } from "../kit/refusal.ts";
import { released } from "../kit/work/lease.ts";
import { reportEntity } from "../reports/table.ts";
import type { DispatchRequest } from "./dispatch.ts";
import { ensureDispatches } from "./ensure-dispatches.ts";

export type ReportRequest = {
  id: string;
  clientId: string;
  type: ReportType;
  period: Period;
  /** The staff's comment; an empty text clears it, undefined keeps it. */
  comment?: string | undefined;
  /** Whether the report is approved as soon as it is generated. */
  approving: boolean;
  /** The username of who asked for that; null when the product did by itself. */
  approver: string | null;
};

/** A report to request, with the first dispatches of a report that is emailed. */
export type ReportEntry = { report: ReportRequest; dispatches: DispatchRequest[] };

/** The ids of a requested report and of its first dispatches. */
export type Asked = { reportId: string; dispatchIds: string[] };

/** How many reports one transaction requests, so that none locks the tables for long. */
const portionSize = 100;

/**
 * Creates or requeues each report, saves its comment and stores its first dispatches, many in one transaction. When dispatches are
 * given and none of them is new or has failed, only the comment changes, so that a repeated click sends nothing twice. Repeating a call
 * that was cut off completes it.
 * @returns the ids, in the order of the entries
 */
export async function storeAllRequests(database: Database, entries: ReportEntry[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (let start = 0; start < entries.length; start += portionSize) {
    const portion = entries.slice(start, start + portionSize);
    asked.push(...(await database.write((transaction) => storeRequests(database, transaction, portion))));
  }
  return asked;
}

/** Requests reports and their first dispatches, in the caller's transaction. */
export async function storeRequests(
  database: Database,
  transaction: EntityManager,
  entries: ReportEntry[],
): Promise<Asked[]> {
  const ensured = await ensureReports(
    database,
    transaction,
    entries.map(({ report }) => report),
  );
  const asked = entries.map(({ report, dispatches }, index) => ({
    ...(ensured[index] ?? { id: "", reworded: false }),
    report,
    dispatches,
  }));
  const stored = await ensureDispatches(
    database,
    transaction,
    asked.flatMap(({ id, dispatches }) => {
      if (dispatches.length === 0) return [];
      const contacts = dispatches.map(({ recipient }) => recipient.email);
      return [{ reportId: id, number: 0, revision: null, dispatches, contacts }];
    }),
  );
  // Dispatches that exist and have not failed change nothing, so that a repeated click sends nothing twice.
  const renewed = new Set(stored.filter(({ waits }) => waits).map(({ reportId }) => reportId));
  const wanted = asked.filter(({ id, dispatches, reworded }) => dispatches.length === 0 || renewed.has(id) || reworded);
  for (const approving of [true, false]) {
    const chosen = wanted.filter(({ report }) => report.approving === approving);
    const by = chosen[0]?.report.approver ?? null;
    await queueReports(database, transaction, { ids: chosen.map(({ id }) => id), approving, by });
  }
  return asked.map(({ id }) => ({
    reportId: id,
    dispatchIds: stored.flatMap((dispatch) => (dispatch.reportId === id ? [dispatch.id] : [])),
  }));
}

/**
 * Finds or inserts the reports and stores the given comments. Two simultaneous clicks both try to insert; the unique index
 * accepts one of them.
 * @returns their ids, in the order of the requests, and whether the comment is another
 */
async function ensureReports(
  database: Database,
  transaction: EntityManager,
  requests: ReportRequest[],
): Promise<{ id: string; reworded: boolean }[]> {
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
        undrawn: false,
        version: 0,
        unapproved: false,
        approving: false,
        revision: 0,
        requestId: currentRequestId(),
      })),
    )
    .orIgnore()
    .updateEntity(false)
    .execute();
  const reports = await transaction.find(reportEntity, {
    select: { id: true, clientId: true, type: true, periodStart: true, comment: true },
    where: {
      clientId: In(requests.map(({ clientId }) => clientId)),
      type: In(requests.map(({ type }) => type)),
      periodStart: In(requests.map(({ period }) => period.start)),
    },
  });
  const known = new Map(reports.map((report) => [`${report.clientId} ${report.type} ${report.periodStart}`, report]));
  const ensured: { id: string; reworded: boolean }[] = [];
  for (const { clientId, type, period, comment } of requests) {
    const report = known.get(`${clientId} ${type} ${period.start}`);
    if (report === undefined) throw new Refusal("client_not_found");
    const reworded = comment !== undefined && (comment || null) !== report.comment;
    if (reworded) {
      const changes = { comment: comment || null, version: () => "version + 1" };
      await transaction.update(reportEntity, { id: report.id }, changes);
    }
    ensured.push({ id: report.id, reworded });
  }
  return ensured;
}

/** Queues reports to be generated, also one that is being generated: its figures may have changed since. */
async function queueReports(
  { sqlNow }: Database,
  transaction: EntityManager,
  { ids, approving, by }: { ids: string[]; approving: boolean; by: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.update(
    reportEntity,
    { id: In(ids) },
    {
      state: "queued",
      // A report that is to be approved stays so, even if it is prepared once more meanwhile.
      ...(approving && { approving, approver: by }),
      attempts: 0,
      problem: null,
      requestId: currentRequestId(),
      ...released,
      dueAt: () => sqlNow(),
      requestedAt: () => sqlNow(),
    },
  );
}
