import { type EntityManager, In } from "typeorm";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { Refusal } from "../kit/refusal.ts";
import { released } from "../kit/work/lease.ts";
import { noteLives } from "../reports/note-lives.ts";
import { type Holder, nextRevision, nothingApproved, workingSnapshot } from "../reports/report.ts";
import { approvedBefore } from "../reports/store.ts";
import { holderEntity, reportEntity, revisionEntity } from "../reports/table.ts";
import { chooseSending, readSent } from "./choose-sending.ts";
import { noteHolders } from "./holders.ts";
import { onItsWay, requestDispatches, waitingStates } from "./mails.ts";
import type { NewRun, RunStep } from "./run.ts";
import { settleCancelled } from "./settle-runs.ts";
import { ensureDispatches, storeRequests } from "./store-requests.ts";
import { type RunItem, dispatchEntity } from "./table.ts";

/** The result of a portion of a run's steps. */
export type Done = {
  items: Omit<RunItem, "runId" | "problem">[];
  /** The reports and dispatches for which to wake the worker. */
  reportIds: string[];
  dispatchIds: string[];
};

type StepByKind<K extends RunStep["kind"]> = Extract<RunStep, { kind: K }>;

export type StepContext = {
  database: Database;
  transaction: EntityManager;
  run: NewRun;
  newId: () => string;
  /** Host of the Message-IDs. */
  host: string;
  now: Date;
};

/** Requests the reports, with the first emails of the ones to send. */
export async function generateAll(context: StepContext, steps: StepByKind<"generate">[]): Promise<Done> {
  const { database, transaction } = context;
  const reportIds = await storeRequests(
    database,
    transaction,
    steps.map(({ request, recipients }) => ({
      report: request,
      dispatches: requestDispatches(context, sendingBy(context.run, request.clientId, 0), recipients),
    })),
    context.run.leavesAt ?? null,
  );
  const mailed = reportIds.filter((_, index) => steps[index]?.recipients.length);
  const holders = mailed.length > 0 ? await transaction.findBy(holderEntity, { reportId: In(mailed) }) : [];
  const items = steps.map(({ clientId, recipients }, index) => {
    const reportId = reportIds[index] ?? null;
    if (recipients.length === 0) return item(clientId, reportId, "pending");
    const isSent = isSentToAll(holders.filter((holder) => holder.reportId === reportId));
    return { ...item(clientId, reportId, isSent ? "already_sent" : "pending"), number: 0 };
  });
  // The worker wakes for the emails once their reports are generated.
  return { items, reportIds, dispatchIds: [] };
}

/** Whether everybody has the report already, so that asking to send it once sent nothing. */
function isSentToAll(holders: Pick<Holder, "state">[]): boolean {
  const counting = holders.filter(({ state }) => state !== "cancelled");
  return counting.length > 0 && counting.every(({ state }) => state === "sent");
}

function sendingBy({ reportType: type, periodStart }: NewRun, clientId: string, number: number) {
  return { clientId, type, periodStart, number };
}

/** Approves the working copies of the reports that are prepared. */
export async function approveAll(context: StepContext, steps: StepByKind<"approve">[]): Promise<Done> {
  const outcomes = await approveReports(
    context,
    steps.map(({ reportId }) => reportId),
  );
  return settled(steps, ({ reportId }) => outcomes.get(reportId) ?? "not_generated");
}

/** Emails the latest revisions, after approving the working copies if so asked. */
export async function sendAll(context: StepContext, steps: StepByKind<"send">[]): Promise<Done> {
  const { database, transaction } = context;
  const ids = steps.map(({ reportId }) => reportId);
  const approving = steps.filter(({ approve }) => approve).map(({ reportId }) => reportId);
  const approved = await approveReports(context, approving);
  const reports = new Map(
    (
      await transaction.find(reportEntity, {
        select: { id: true, revision: true, state: true },
        where: { id: In(ids) },
      })
    ).map((report) => [report.id, report]),
  );
  const sentBefore = await readSent(transaction, ids);
  const items: Done["items"] = [];
  const sendings: Parameters<typeof ensureDispatches>[2] = [];
  for (const { clientId, reportId, approve, to, recipients: contacts } of steps) {
    const report = reports.get(reportId);
    // The staff do not want to send the former approval: a report that is being made again has other figures.
    if (approve && !approved.has(reportId)) {
      const begun = report?.state === "queued" || report?.state === "running";
      items.push(item(clientId, reportId, begun ? "under_way" : "not_generated"));
      continue;
    }
    if (approved.get(reportId) === "figures_doubtful") {
      items.push(item(clientId, reportId, "figures_doubtful"));
      continue;
    }
    if (!report || report.revision === 0) {
      items.push(item(clientId, reportId, "not_approved"));
      continue;
    }
    if (contacts.length === 0) {
      items.push(item(clientId, reportId, "no_recipients"));
      continue;
    }
    const { number, recipients } = chooseSending(to, report, { ...sentBefore(reportId), contacts });
    sendings.push({
      reportId,
      number,
      revision: report.revision,
      dispatches: requestDispatches(context, sendingBy(context.run, clientId, number), recipients),
      contacts: contacts.map(({ email }) => email),
    });
    items.push({ ...item(clientId, reportId, recipients.length === 0 ? "already_sent" : "pending"), number });
  }
  const stored = await ensureDispatches(database, transaction, sendings, context.run.leavesAt ?? null);
  return { items, reportIds: [], dispatchIds: stored.filter(({ waits }) => waits).map(({ id }) => id) };
}

/** Generates failed reports again, with the emails that failed with them, which go to those who are contacts by now. */
export async function retryAll(context: StepContext, steps: StepByKind<"retry">[]): Promise<Done> {
  const { database, transaction, run } = context;
  const ids = steps.map(({ reportId }) => reportId);
  const now = () => database.sqlNow();
  const again = { ...released, attempts: 0, problem: null, requestId: currentRequestId(), dueAt: now };
  // Emails without a revision wait for the report; they failed when it did.
  const mails = await transaction.find(dispatchEntity, {
    select: { id: true, reportId: true, number: true, revision: true },
    where: { reportId: In(ids), state: "failed" },
  });
  const waiting = mails.filter(({ revision }) => revision === null);
  const number = new Map(waiting.map((mail) => [mail.reportId, mail.number]));
  const failed = { state: "failed" as const };
  await ensureDispatches(
    database,
    transaction,
    steps.flatMap(({ clientId, reportId, recipients }) => {
      const mail = number.get(reportId);
      if (mail === undefined) return [];
      const dispatches = requestDispatches(context, sendingBy(run, clientId, mail), recipients);
      return [{ reportId, number: mail, revision: null, dispatches, contacts: recipients.map(({ email }) => email) }];
    }),
  );
  const mailed = ids.filter((id) => number.has(id));
  const unmailed = ids.filter((id) => !number.has(id));
  const queued = { ...again, state: "queued" as const, requestedAt: now };
  if (mailed.length > 0) {
    await transaction.update(
      reportEntity,
      { id: In(mailed), ...failed },
      { ...queued, approving: true, approver: run.requestedBy },
    );
  }
  if (unmailed.length > 0) await transaction.update(reportEntity, { id: In(unmailed), ...failed }, queued);
  await noteLives(database, transactionStatements(transaction), { reportIds: ids });
  return {
    items: steps.map(({ clientId, reportId, recipients }) => ({
      ...item(clientId, reportId, "pending"),
      number: (recipients.length > 0 ? number.get(reportId) : undefined) ?? null,
    })),
    reportIds: ids,
    dispatchIds: [],
  };
}

/**
 * Cancels the reports and emails that no worker has begun. One that a worker claimed meanwhile goes on: the rows are locked while they
 * are looked at. One that was generated before is only not approved any more: it waits to show the present figures, and nobody may approve it
 * with the former ones.
 */
export async function cancelAll({ database, transaction }: StepContext, steps: StepByKind<"cancel">[]): Promise<Done> {
  const ids = steps.map(({ reportId }) => reportId);
  const lock = locking(database);
  const reports = await transaction.find(reportEntity, {
    select: { id: true, state: true, generatedAt: true, approving: true },
    where: { id: In(ids), state: In(["queued", "running"]) },
    ...lock,
  });
  const queued = reports.filter(({ state }) => state === "queued");
  const stopped = queued.filter(({ generatedAt }) => generatedAt === null).map(({ id }) => id);
  const unasked = queued.filter(({ generatedAt, approving }) => generatedAt !== null && approving).map(({ id }) => id);
  const unapproved = { approving: false, approver: null };
  if (stopped.length > 0) {
    await transaction.update(
      reportEntity,
      { id: In(stopped), state: "queued" },
      { ...released, ...unapproved, state: "done", problem: null },
    );
  }
  if (unasked.length > 0) await transaction.update(reportEntity, { id: In(unasked), state: "queued" }, unapproved);
  const mails = await transaction.find(dispatchEntity, {
    select: { id: true, reportId: true, state: true, leaseOwner: true, leaseUntil: true },
    where: { reportId: In(ids), state: In(onItsWay) },
    ...lock,
  });
  const now = await database.now();
  const free = mails.filter(
    ({ state, leaseUntil }) => state !== "sending" && (leaseUntil === null || leaseUntil < now),
  );
  // Once every row is locked, as whoever sends an email locks it before the runs that wait for it. Emails say themselves that they were cancelled.
  await settleCancelled(database, transactionStatements(transaction), stopped);
  if (free.length > 0) {
    await transaction.update(
      dispatchEntity,
      { id: In(free.map(({ id }) => id)), state: In(waitingStates) },
      { ...released, state: "cancelled", problem: null },
    );
    const changed = new Set(free.map(({ reportId }) => reportId));
    await noteHolders(database, transactionStatements(transaction), [...changed]);
  }
  const cancelled = new Set([...stopped, ...unasked, ...free.map(({ reportId }) => reportId)]);
  // A report that is being made goes on, and is mailed to nobody once its emails are cancelled.
  const making = reports.filter(({ id, state }) => state === "running" && !cancelled.has(id));
  const begun = new Set([
    ...making.map(({ id }) => id),
    ...mails.filter((mail) => !free.includes(mail)).map(({ reportId }) => reportId),
  ]);
  await noteLives(database, transactionStatements(transaction), { reportIds: [...cancelled] });
  return settled(steps, ({ reportId }) => {
    if (begun.has(reportId)) return "under_way";
    return cancelled.has(reportId) ? "cancelled" : "unchanged";
  });
}

/** Settles uncertain emails by what the staff found out. */
export async function answerAll({ database, transaction }: StepContext, steps: StepByKind<"answer">[]): Promise<Done> {
  const done: Done = { items: [], reportIds: [], dispatchIds: [] };
  for (const step of steps) {
    const number = await answerDispatch(database, transaction, step);
    done.items.push({ ...item(step.clientId, step.reportId, "pending"), number });
    if (!step.arrived) done.dispatchIds.push(step.dispatchId);
  }
  return done;
}

/**
 * Settles an uncertain email, in the caller's transaction.
 * @returns the number of its sending
 * @throws Refusal not_uncertain
 */
export async function answerDispatch(
  database: Database,
  transaction: EntityManager,
  { reportId, dispatchId: id, arrived }: Pick<StepByKind<"answer">, "reportId" | "dispatchId" | "arrived">,
): Promise<number> {
  const now = () => database.sqlNow();
  const changed = arrived
    ? { ...released, state: "sent" as const, sentAt: now, problem: null }
    : { ...released, state: "queued" as const, dueAt: now, problem: null, attempts: 0, requestId: currentRequestId() };
  const { affected } = await transaction.update(dispatchEntity, { id, reportId, state: "uncertain" }, changed);
  if (affected !== 1) throw new Refusal("not_uncertain");
  await noteHolders(database, transactionStatements(transaction), [reportId]);
  return (await transaction.findOneOrFail(dispatchEntity, { select: { number: true }, where: { id } })).number;
}

type Approved = "approved" | "unchanged" | "figures_doubtful";

/** Approves the working copies of reports, and says of each that is prepared what became of it. */
async function approveReports(
  { database, transaction, run, now }: StepContext,
  ids: string[],
): Promise<Map<string, Approved>> {
  const outcomes = new Map<string, Approved>();
  if (ids.length === 0) return outcomes;
  const reports = await transaction.find(reportEntity, { where: { id: In(ids), state: "done" }, ...locking(database) });
  const before = await approvedBefore(transaction, reports);
  const revisions = reports.flatMap((report) => {
    const snapshot = workingSnapshot(report);
    if (!snapshot) return [];
    // The figures changed since the board was read.
    if (report.doubtful) {
      outcomes.set(report.id, "figures_doubtful");
      return [];
    }
    // Nor is what was left as sent approved together with others.
    if (!report.unapproved && report.revision > 0) {
      outcomes.set(report.id, "unchanged");
      return [];
    }
    const content = { reportId: report.id, snapshot };
    const next = nextRevision(before.get(report.id) ?? nothingApproved, content, { by: run.requestedBy, at: now });
    outcomes.set(report.id, next ? "approved" : "unchanged");
    return next ? [next] : [];
  });
  if (revisions.length > 0) await transaction.insert(revisionEntity, revisions);
  for (const [number, same] of Map.groupBy(revisions, (revision) => revision.number)) {
    await transaction.update(reportEntity, { id: In(same.map(({ reportId }) => reportId)) }, { revision: number });
  }
  const settledIds = [...outcomes].flatMap(([id, outcome]) => (outcome === "figures_doubtful" ? [] : [id]));
  if (settledIds.length > 0) await transaction.update(reportEntity, { id: In(settledIds) }, { unapproved: false });
  await noteLives(database, transactionStatements(transaction), { reportIds: settledIds });
  return outcomes;
}

/** Keeps others from changing the rows that are read. SQLite has one writer at a time anyway. */
export function locking({ kind }: Database) {
  return kind === "mariadb" ? { lock: { mode: "pessimistic_write" as const } } : {};
}

function item(clientId: string, reportId: string | null, outcome: RunItem["outcome"]): Done["items"][number] {
  return { clientId, reportId, number: null, outcome };
}

export function settled<S extends { clientId: string; reportId: string }>(
  steps: S[],
  stepOutcome: (step: S) => RunItem["outcome"],
): Done {
  return {
    items: steps.map((step) => item(step.clientId, step.reportId, stepOutcome(step))),
    reportIds: [],
    dispatchIds: [],
  };
}
