import type { Problem } from "@agency/model/problems";
import { backoffSeconds, maximumAttempts } from "../backoff.ts";
import type { Log } from "../log.ts";
import { problemOf } from "../problem-of.ts";
import type { Delivery, MailService, OutgoingMail, SendJournal } from "./mail-service.ts";
import type { Mailable, MailWork } from "./mail-work.ts";

/** What delivering any mail needs. */
export type Delivering<Row extends Mailable> = {
  work: Pick<MailWork<Row>, "markSending" | "markSent" | "retry" | "fail" | "markUncertain">;
  mail: Pick<MailService, "deliver">;
  journal: Pick<SendJournal, "append">;
  /** For the journal only: the database's clock, also while the database is away. */
  clock: () => Date;
  /** Waits, for the retries of the last mark. */
  sleep: (milliseconds: number) => Promise<void>;
  log: Log;
};

/** For about as many seconds an outcome is held on to while the database is away; after that its lease has run out anyway. */
const triesOfOutcome = 60;

export type Delivered = "sent" | "superseded" | "retried" | "failed" | "uncertain";

/**
 * Mails what a claimed row stands for. The mark `sending` is committed immediately before the final dot: an error before
 * it is safe to retry, silence after it is never retried blind.
 * @param compose Makes the mail; null where the row is no longer the caller's to send.
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
    const problem = problemOf(cause, composed ? "internal_error" : "render_failed");
    log.warn({ err: cause, id: row.id }, "A mail could not be made or handed over");
    return record(dependencies, row, { result: "refused", permanent: false, problem, cause });
  }
  if ("cause" in delivery) log.info({ err: delivery.cause, id: row.id }, "The mail server did not take a mail");
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

/** The mail is out, so that the mark must come, however long the database is away, and also where the disk is full. */
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
    throw new Error("A mail went out and is marked as sent, but its line in the journal is missing", unwritten);
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

/** Tries once a second until it succeeds or the tries are used up; then the error of the last one is thrown. */
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
