import { Brackets, type EntityManager, In } from "typeorm";
import { changedComments, type Comments } from "@agency/model/report/comments";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { sameJson } from "@agency/model/same-json";
import { lockClients } from "../figures/store.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { Refusal } from "../kit/refusal.ts";
import { released } from "../kit/work/lease.ts";
import { noteLives } from "../reports/note-lives.ts";
import type { Holder } from "../reports/report.ts";
import { changeComments } from "../reports/store.ts";
import { holderEntity, reportEntity } from "../reports/table.ts";
import { noteHolders } from "./holders.ts";
import { waitingStates, type DispatchRequest } from "./mails.ts";
import { type Dispatch, dispatchEntity } from "./table.ts";

export type ReportRequest = {
  id: string;
  clientId: string;
  type: ReportType;
  period: Period;
  /** The staff's comments in some languages; an empty text clears it, undefined keeps all. */
  comments?: Comments | undefined;
  /** Whether the report is approved as soon as it is generated. */
  approving: boolean;
  /** The username of who asked for that; null when the product did by itself. */
  approver: string | null;
};

/** A report to request, with the first dispatches of a report that is emailed. */
type ReportEntry = { report: ReportRequest; dispatches: DispatchRequest[] };

/**
 * Creates or requeues each report, saves its comments and stores its first dispatches, in the caller's transaction. When dispatches are
 * given and none of them is new or has failed, only the comments change, so that a repeated click sends nothing twice.
 * @param leavesAt when the dispatches are due; null means at once
 * @returns the ids of the reports, in the order of the entries
 * @throws Refusal client_not_found
 */
export async function storeRequests(
  database: Database,
  transaction: EntityManager,
  entries: ReportEntry[],
  leavesAt: Date | null = null,
): Promise<string[]> {
  const requests = entries.map(({ report }) => report);
  // Before any of their rows: of many clicks at once, none gets half of what another needs.
  await lockClients(transaction, database.kind, requests);
  const ensured = await ensureReports(database, transaction, requests);
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
    leavesAt,
  );
  // Dispatches that exist and have not failed change nothing, so that a repeated click sends nothing twice.
  const renewed = new Set(stored.filter(({ waits }) => waits).map(({ reportId }) => reportId));
  const wanted = asked.filter(({ id, dispatches, reworded }) => dispatches.length === 0 || renewed.has(id) || reworded);
  for (const approving of [true, false]) {
    const chosen = wanted.filter(({ report }) => report.approving === approving);
    const by = chosen[0]?.report.approver ?? null;
    await queueReports(database, transaction, { ids: chosen.map(({ id }) => id), approving, by });
  }
  const ids = asked.map(({ id }) => id);
  await noteLives(database, transactionStatements(transaction), { reportIds: ids });
  return ids;
}

/**
 * Finds or inserts the reports and stores the given comments. Two simultaneous clicks both try to insert; the unique index
 * accepts one of them.
 * @returns their ids, in the order of the requests, and whether a comment is another
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
        life: "needs_figures" as const,
        attempts: 0,
        dueAt: now,
        requestedAt: now,
        sample: false,
        undrawn: false,
        doubtful: false,
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
    select: { id: true, clientId: true, type: true, periodStart: true, comments: true },
    where: {
      clientId: In(requests.map(({ clientId }) => clientId)),
      type: In(requests.map(({ type }) => type)),
      periodStart: In(requests.map(({ period }) => period.start)),
    },
  });
  const known = new Map(reports.map((report) => [`${report.clientId} ${report.type} ${report.periodStart}`, report]));
  const ensured: { id: string; reworded: boolean }[] = [];
  for (const { clientId, type, period, comments = {} } of requests) {
    const report = known.get(`${clientId} ${type} ${period.start}`);
    if (report === undefined) throw new Refusal("client_not_found");
    const reworded = !sameJson(report.comments, changedComments(report.comments, comments));
    if (reworded) {
      const changed = { version: () => "version + 1", unapproved: () => "snapshot IS NOT NULL" };
      await transaction.update(reportEntity, { id: report.id }, changed);
      await changeComments(transaction, report.id, comments);
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

/** A dispatch of a sending. Without a revision it sends what is approved by then. */
type AskedDispatch = DispatchRequest & { reportId: string; number: number; revision: number | null };

/** One sending of a report, with the dispatches to ensure. */
type SendingRequest = Omit<AskedDispatch, keyof DispatchRequest> & {
  dispatches: DispatchRequest[];
  /** Everybody whom the report goes to, also those who have it already. */
  contacts: string[];
};

/** A stored dispatch. `waits`: it is new, or queued again. */
type Stored = Pick<Dispatch, "id" | "reportId"> & { waits: boolean };

type Known = Pick<Dispatch, "id" | "reportId" | "number" | "recipient" | "state">;

/** States from which a dispatch is queued again when its sending is asked for once more. */
const ended: Dispatch["state"][] = ["failed", "cancelled"];

/**
 * Stores the dispatches of sendings, in the caller's transaction. Existing ones stay as they are, unless they failed or were
 * cancelled and no later sending took their place. Two are cancelled: one of an earlier sending that still waits, and a failed one to an
 * address that no contact has any more.
 *
 * A dispatch never changes its recipient: a late answer of the mail server, or the journal, would count for the wrong one.
 * @param leavesAt when they are due; null means at once
 */
export async function ensureDispatches(
  database: Database,
  transaction: EntityManager,
  sendings: SendingRequest[],
  leavesAt: Date | null = null,
): Promise<Stored[]> {
  if (sendings.length === 0) return [];
  const before = await find(transaction, sendings);
  const holders = await transaction.find(holderEntity, {
    select: { reportId: true, recipient: true, reached: true },
    where: { reportId: In(sendings.map(({ reportId }) => reportId)) },
  });
  const missing: AskedDispatch[] = [];
  const gone: Known[] = [];
  const waiting = new Set<string>();
  for (const { dispatches, contacts, ...sending } of sendings) {
    const known = before.filter(({ reportId, number }) => reportId === sending.reportId && number === sending.number);
    gone.push(
      ...before.filter(
        ({ reportId, state, recipient }) =>
          reportId === sending.reportId && state === "failed" && !contacts.includes(recipient),
      ),
    );
    for (const dispatch of dispatches) {
      if (isReached(holders, sending, dispatch.recipient.email)) continue;
      const own = known.find(({ recipient }) => recipient === dispatch.recipient.email);
      if (!own) missing.push({ ...sending, ...dispatch });
      else if (await queueAgain(database, transaction, own, { ...sending, ...dispatch, leavesAt })) waiting.add(own.id);
    }
  }
  await cancel(transaction, gone);
  await insert(database, transaction, missing, leavesAt);
  await cancelEarlier(database, transaction, earlierThan(before, sendings));
  for (const { id } of missing) waiting.add(id);
  const changed = new Set(sendings.map(({ reportId }) => reportId));
  await noteHolders(database, transactionStatements(transaction), [...changed]);
  const after = await find(transaction, sendings);
  return sendings.flatMap(({ reportId, number, dispatches }) =>
    dispatches.flatMap(({ recipient }) => {
      const stored = after.find(
        (known) => known.reportId === reportId && known.number === number && known.recipient === recipient.email,
      );
      if (!stored && isReached(holders, { reportId, number }, recipient.email)) return [];
      // Another dispatch may have the Message-ID, for which the insert says nothing.
      if (!stored) throw new Error("A dispatch could not be stored");
      return { id: stored.id, reportId, waits: waiting.has(stored.id) };
    }),
  );
}

function find(transaction: EntityManager, sendings: SendingRequest[]): Promise<Known[]> {
  return transaction.find(dispatchEntity, {
    select: { id: true, reportId: true, number: true, recipient: true, state: true },
    where: { reportId: In(sendings.map(({ reportId }) => reportId)) },
  });
}

/** Whether a later sending of the report reached the recipient, or is about to: it replaces the earlier one. */
function isReached(
  holders: Pick<Holder, "reportId" | "recipient" | "reached">[],
  { reportId, number }: Pick<SendingRequest, "reportId" | "number">,
  email: string,
): boolean {
  const holder = holders.find((one) => one.reportId === reportId && one.recipient === email);
  return holder !== undefined && holder.reached !== null && holder.reached > number;
}

/** The dispatches of earlier sendings to the same recipients. */
function earlierThan(known: Known[], sendings: SendingRequest[]): Known[] {
  return sendings.flatMap(({ reportId, number, dispatches }) =>
    known.filter(
      (one) =>
        one.reportId === reportId &&
        one.number < number &&
        dispatches.some(({ recipient }) => recipient.email === one.recipient),
    ),
  );
}

async function cancel(transaction: EntityManager, dispatches: Known[]): Promise<void> {
  if (dispatches.length === 0) return;
  const ids = dispatches.map(({ id }) => id);
  await transaction.update(dispatchEntity, { id: In(ids), state: "failed" }, { state: "cancelled", problem: null });
}

/** Cancels dispatches that no worker has in hand, so that an older revision does not arrive after a newer one. */
async function cancelEarlier({ sqlNow }: Database, transaction: EntityManager, dispatches: Known[]): Promise<void> {
  if (dispatches.length === 0) return;
  await transaction
    .createQueryBuilder()
    .update(dispatchEntity)
    .set({ ...released, state: "cancelled", problem: null })
    .where({ id: In(dispatches.map(({ id }) => id)), state: In(waitingStates) })
    .andWhere(new Brackets((free) => free.where("leaseUntil IS NULL").orWhere(`leaseUntil < ${sqlNow()}`)))
    .execute();
}

async function insert(
  { sqlNow }: Database,
  transaction: EntityManager,
  dispatches: AskedDispatch[],
  leavesAt: Date | null,
): Promise<void> {
  if (dispatches.length === 0) return;
  const now = () => sqlNow();
  await transaction
    .createQueryBuilder()
    .insert()
    .into(dispatchEntity)
    .values(
      dispatches.map(({ recipient, ...dispatch }) => ({
        ...dispatch,
        ...addressed(recipient),
        state: "queued" as const,
        attempts: 0,
        requestId: currentRequestId(),
        dueAt: leavesAt ?? now,
        requestedAt: now,
      })),
    )
    .orIgnore()
    .updateEntity(false)
    .execute();
}

/** @returns whether the dispatch had ended and is queued now */
async function queueAgain(
  { sqlNow }: Database,
  transaction: EntityManager,
  { id }: Known,
  { recipient, revision, leavesAt }: AskedDispatch & { leavesAt: Date | null },
): Promise<boolean> {
  const { affected } = await transaction.update(
    dispatchEntity,
    { id, state: In(ended) },
    {
      ...released,
      ...addressed(recipient),
      state: "queued",
      revision,
      attempts: 0,
      problem: null,
      requestId: currentRequestId(),
      dueAt: leavesAt ?? (() => sqlNow()),
    },
  );
  return affected === 1;
}

function addressed({ email, name, language }: DispatchRequest["recipient"]) {
  return { recipient: email, recipientName: name, language };
}
