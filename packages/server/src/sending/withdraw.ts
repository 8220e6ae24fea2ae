import { type EntityManager, In, IsNull, Not } from "typeorm";
import type { RunOutcome } from "@agency/model/states";
import { transactionStatements } from "../kit/db/change.ts";
import { released } from "../kit/work/lease.ts";
import { openedRevisions } from "../opens/store.ts";
import { noteLives } from "../reports/note-lives.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { noteHolders } from "./holders.ts";
import { type Done, locking, type StepContext, settled } from "./run-steps.ts";
import type { RunStep } from "./run.ts";
import { dispatchEntity } from "./table.ts";

type Step = Extract<RunStep, { kind: "withdraw" }>;

/**
 * Takes back the latest approvals of reports, as long as no email with them has left: their clients read the approval before, or none. Emails
 * that failed, or that no worker has begun, are cancelled.
 */
export async function withdrawAll(context: StepContext, steps: Step[]): Promise<Done> {
  const { database, transaction, run, now } = context;
  const ids = steps.map(({ reportId }) => reportId);
  const lock = locking(database);
  const reports = await transaction.find(reportEntity, {
    select: { id: true, revision: true, state: true },
    where: { id: In(ids) },
    ...lock,
  });
  const mails = await transaction.find(dispatchEntity, {
    select: { id: true, reportId: true, revision: true, state: true, leaseUntil: true },
    where: { reportId: In(ids), state: Not("cancelled") },
    ...lock,
  });
  const outcomes = new Map<string, RunOutcome>();
  const stopped: string[] = [];
  const withdrawn: { id: string; revision: number }[] = [];
  for (const { id, revision, state } of reports) {
    // One without a revision brings the latest.
    const own = mails.filter((mail) => mail.reportId === id && (mail.revision ?? revision) === revision);
    const hasLeft = own.some((mail) => ["sending", "sent", "uncertain"].includes(mail.state));
    const inHand = own.some(({ leaseUntil }) => leaseUntil !== null && leaseUntil >= now);
    if (revision === 0) outcomes.set(id, "not_approved");
    else if (hasLeft) outcomes.set(id, "already_sent");
    else if (inHand || state === "queued" || state === "running") outcomes.set(id, "under_way");
    else {
      stopped.push(...own.map((mail) => mail.id));
      withdrawn.push({ id, revision });
    }
  }
  const opened = await openedRevisions(transaction, withdrawn);
  for (const { id, revision } of withdrawn) {
    outcomes.set(id, opened.has(id) ? "withdrawn_opened" : "withdrawn");
    await transaction.update(
      revisionEntity,
      { reportId: id, number: revision },
      { withdrawnAt: now, withdrawnBy: run.requestedBy },
    );
    await transaction.update(
      reportEntity,
      { id },
      { revision: await standingRevision(transaction, id), unapproved: true },
    );
  }
  if (stopped.length > 0) {
    await transaction.update(dispatchEntity, { id: In(stopped) }, { ...released, state: "cancelled", problem: null });
  }
  const changed = withdrawn.map(({ id }) => id);
  const statements = transactionStatements(transaction);
  await noteHolders(database, statements, changed);
  await noteLives(database, statements, { reportIds: changed });
  return settled(steps, ({ reportId }) => outcomes.get(reportId) ?? "not_generated");
}

/** The number of the latest approval of a report that was not withdrawn; 0 without one. */
async function standingRevision(transaction: EntityManager, reportId: string): Promise<number> {
  const found = await transaction.findOne(revisionEntity, {
    select: { reportId: true, number: true },
    where: { reportId, withdrawnAt: IsNull() },
    order: { number: "DESC" },
  });
  return found?.number ?? 0;
}
