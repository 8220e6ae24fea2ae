import type { Problem } from "@agency/model/problems";
import type { Log } from "../log/log.ts";
import { backoffSeconds, maximumAttempts, toProblem } from "../work/work.ts";
import type { Delivery, MailService, OutgoingMail, SendJournal } from "./mail-service.ts";
import type { Mailable, MailWork } from "./mail-work.ts";

/** Dependencies for delivering any email. */
export type Delivering<Row extends Mailable> = {
  work: Pick<MailWork<Row>, "markSending" | "markSent" | "retry" | "fail" | "markUncertain">;
  mail: Pick<MailService, "deliver">;
  journal: Pick<SendJournal, "append">;
  /** For the journal only: the database's clock, which also works while the database is down. */
  clock: () => Date;
  /** Waits between attempts to record the outcome. */
  sleep: (milliseconds: number) => Promise<void>;
  log: Log;
};

/**
 * How many times, a second apart, to try recording an outcome while the database is down. By then the lease has
 * expired.
 */
const triesOfOutcome = 60;

/** A mail that must not be sent as it is: no further try would change that. */
export class Unsendable extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export type Delivered = "sent" | "superseded" | "retried" | "failed" | "uncertain";

/**
 * Sends the email of a claimed row. Commits the mark `sending` immediately before the final dot: an error before it
 * is safe to retry, silence after it is never retried automatically.
 * @param compose Builds the email; null when it is not to be sent any more, or by somebody else. May throw Unsendable.
 */
export async function deliverMail<Row extends Mailable>(
  dependencies: Delivering<Row>,
  row: Row,
  compose: () => Promise<OutgoingMail | null>,
): Promise<Delivered> {
  const { work, mail, log } = dependencies;
  if (row.attempts > maximumAttempts) {
    return refuse(work, row, { permanent: true, problem: row.problem ?? { code: "worker_stopped", params: {} } });
  }
  let delivery: Delivery;
  let composed: OutgoingMail | null = null;
  try {
    composed = await compose();
    if (!composed) return "superseded";
    delivery = await mail.deliver(composed, () => work.markSending(row));
  } catch (cause) {
    if (cause instanceof Unsendable) return refuse(work, row, { permanent: true, problem: cause.problem });
    const problem = toProblem(cause, composed ? "internal_error" : "render_failed");
    log.warn({ err: cause, id: row.id }, "A mail could not be made or handed over");
    return record(dependencies, row, { result: "refused", permanent: false, problem, cause });
  }
  if ("cause" in delivery) log.warn({ err: delivery.cause, id: row.id }, "The mail server did not take a mail");
  const refused = "refusedCopies" in delivery ? delivery.refusedCopies : undefined;
  if (refused) log.warn({ id: row.id, refused }, "The mail server refused copies of a mail");
  return record(dependencies, row, delivery);
}

async function record<Row extends Mailable>(
  dependencies: Delivering<Row>,
  row: Row,
  delivery: Delivery,
): Promise<Delivered> {
  const { work, sleep } = dependencies;
  switch (delivery.result) {
    case "abandoned":
      return "superseded";
    case "unknown":
      await persist(() => work.markUncertain(row, { code: "mail_unanswered", params: {} }), sleep, triesOfOutcome);
      return "uncertain";
    case "refused":
      return persist(() => refuse(work, row, delivery), sleep, triesOfOutcome);
    case "sent":
      await recordSent(dependencies, row);
      return "sent";
  }
}

/** The email is out, so keep trying to record it, however long the database is down and even when the disk is full. */
async function recordSent<Row extends Mailable>(
  { work, journal, clock, sleep }: Delivering<Row>,
  { id }: Row,
): Promise<void> {
  const unwritten = await journal.append(id, clock()).then(
    () => null,
    (error: unknown) => ({ cause: error }),
  );
  await persist(() => work.markSent(id), sleep, Number.POSITIVE_INFINITY);
  if (unwritten)
    throw new Error("The email was sent and marked as sent, but its line in the journal is missing", unwritten);
}

async function refuse<Row extends Mailable>(
  work: Delivering<Row>["work"],
  row: Row,
  { permanent, problem }: { permanent: boolean; problem: Problem },
): Promise<Delivered> {
  if (permanent || row.attempts >= maximumAttempts) {
    await work.fail(row, problem);
    return "failed";
  }
  await work.retry(row, problem, backoffSeconds(row.attempts));
  return "retried";
}

/** Retries once a second. @throws the last error when `tries` is used up */
async function persist<T>(mark: () => Promise<T>, sleep: Delivering<Mailable>["sleep"], tries: number): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await mark();
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(1000);
    }
  }
}

type Settling<Row extends Mailable> = {
  work: Pick<MailWork<Row>, "abandoned" | "markSent" | "requeueAbandoned" | "markUncertain">;
  mail: Pick<MailService, "lookUp">;
  journal: Pick<SendJournal, "find">;
};

const workerStopped: Problem = { code: "worker_stopped", params: {} };

/**
 * Settles emails whose worker stopped after the final dot: checks the journal, then asks the mail service, otherwise
 * marks them as uncertain for the staff. An email that cannot be settled now does not block the others.
 * @throws AggregateError when some could not be settled; those stay unchanged
 */
export async function settleAbandoned<Row extends Mailable>(dependencies: Settling<Row>): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await dependencies.work.abandoned()) {
    await settle(dependencies, row).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some emails could not be settled");
}

async function settle<Row extends Mailable>({ work, mail, journal }: Settling<Row>, row: Row): Promise<void> {
  const sentAt = await journal.find(row.id);
  if (sentAt) return work.markSent(row.id, sentAt);
  const taken = await mail.lookUp(row);
  if (taken === true) return work.markSent(row.id, row.leaseUntil ?? row.requestedAt);
  if (taken === false) return work.requeueAbandoned(row, workerStopped);
  return work.markUncertain(row, workerStopped);
}

/**
 * Marks emails as sent that this machine's journal knows and the database does not. A worker does it once, when it starts again: a
 * worker of another machine, with another journal, may have settled them as uncertain meanwhile.
 */
export async function recallSent<Row extends Mailable>({
  work,
  journal,
}: {
  work: Pick<MailWork<Row>, "unanswered" | "markSent">;
  journal: Pick<SendJournal, "all">;
}): Promise<void> {
  const rows = await work.unanswered();
  if (rows.length === 0) return;
  const known = await journal.all();
  for (const { id } of rows) {
    const sentAt = known.get(id);
    if (sentAt) await work.markSent(id, sentAt);
  }
}
