import { backoffSeconds, maximumAttempts } from "../backoff.ts";
import type { DispatchWork } from "./report-repository.ts";
import { currentSnapshot, type Dispatch, type Report } from "./report.ts";
import type { Snapshot } from "./snapshot.ts";

/** A mail ready to go: the message as bytes, and who it is from and for. */
export type OutgoingMail = { id: string; messageId: string; from: string; to: string; raw: Buffer };

/** What became of a mail. `unknown`: the final dot went out and no answer came back. */
export type Delivery =
  | { result: "sent" }
  | { result: "refused"; permanent: boolean; reason: string }
  | { result: "unknown"; reason: string }
  /** `beforeDot` said no: nothing was sent. */
  | { result: "abandoned" };

export type MailService = {
  /** Sends one mail; `beforeDot` is asked when all but the final dot is written. */
  deliver: (mail: OutgoingMail, beforeDot: () => Promise<boolean>) => Promise<Delivery>;
  /** Whether the mail with this Message-ID was taken; null where the mail service cannot be asked. */
  lookUp: (dispatch: { id: string; messageId: string }) => Promise<boolean | null>;
};

export type SendJournal = {
  /** Written through to the disk before it returns. */
  append: (dispatchId: string, sentAt: Date) => Promise<void>;
  find: (dispatchId: string) => Promise<Date | null>;
};

type Dependencies = {
  work: DispatchWork;
  mail: MailService;
  journal: SendJournal;
  /** The worker's own clock, for the journal only. */
  clock: () => Date;
  compose: (dispatch: Dispatch, report: Report, snapshot: Snapshot) => Promise<OutgoingMail>;
  /** Waits, for the retries of the last mark. */
  sleep: (milliseconds: number) => Promise<void>;
};

/** For about as many seconds an outcome is held on to while the database is away; after that its lease has run out anyway. */
const triesOfOutcome = 60;

export type Delivered = "sent" | "superseded" | "retried" | "failed" | "uncertain";

/**
 * Mails the report of a sending that was claimed. The mark `sending` is committed immediately before the final dot: an
 * error before it is safe to retry, silence after it is never retried blind.
 */
export async function deliverReport(
  dependencies: Dependencies,
  dispatch: Dispatch,
  report: Report,
): Promise<Delivered> {
  const { work, mail, compose } = dependencies;
  const snapshot = dispatch.snapshot ?? currentSnapshot(report);
  if (!snapshot) return "superseded";
  if (dispatch.attempts > maximumAttempts) {
    return refuse(work, dispatch, {
      permanent: true,
      reason: dispatch.problem ?? "The worker stopped again and again",
    });
  }
  let delivery: Delivery;
  try {
    const composed = await compose(dispatch, report, snapshot);
    if (!(await work.freeze(dispatch, snapshot))) return "superseded";
    delivery = await mail.deliver(composed, () => work.markSending(dispatch));
  } catch (error) {
    delivery = { result: "refused", permanent: false, reason: String(error) };
  }
  return record(dependencies, dispatch, delivery);
}

async function record(dependencies: Dependencies, dispatch: Dispatch, delivery: Delivery): Promise<Delivered> {
  const { work, sleep } = dependencies;
  switch (delivery.result) {
    case "abandoned":
      return "superseded";
    case "unknown": {
      const { reason } = delivery;
      await persist(() => work.markUncertain(dispatch, reason.slice(0, 500)), sleep, triesOfOutcome);
      return "uncertain";
    }
    case "refused":
      return persist(() => refuse(work, dispatch, delivery), sleep, triesOfOutcome);
    case "sent":
      await recordSent(dependencies, dispatch);
      return "sent";
  }
}

/** The mail is out, so that the mark must come, however long the database is away, and also where the disk is full. */
async function recordSent({ work, journal, clock, sleep }: Dependencies, { id }: Dispatch): Promise<void> {
  const unwritten = await journal.append(id, clock()).then(
    () => null,
    (error: unknown) => ({ cause: error }),
  );
  await persist(() => work.markSent(id), sleep, Number.POSITIVE_INFINITY);
  if (unwritten)
    throw new Error("A mail went out and is marked as sent, but its line in the journal is missing", unwritten);
}

async function refuse(
  work: DispatchWork,
  dispatch: Dispatch,
  { permanent, reason }: { permanent: boolean; reason: string },
): Promise<Delivered> {
  const problem = reason.slice(0, 500);
  if (permanent || dispatch.attempts >= maximumAttempts) {
    await work.fail(dispatch, problem);
    return "failed";
  }
  await work.retry(dispatch, problem, backoffSeconds(dispatch.attempts));
  return "retried";
}

/** Tries once a second until it succeeds or the tries are used up; then the error of the last one is thrown. */
async function persist<T>(mark: () => Promise<T>, sleep: Dependencies["sleep"], tries: number): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await mark();
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(1000);
    }
  }
}
