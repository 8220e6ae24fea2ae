import type { Delivered } from "@agency/core/mail/deliver-mail";
import type { Mailable } from "@agency/core/mail/mail-work";
import type { Context } from "../context.ts";
import { forRequest } from "./for-request.ts";

type Options = {
  kind: "report" | "notification";
  /** Claims one email: the named one, or any due one. Null when there is none. */
  claim: (id?: string) => Promise<ClaimedMail | null>;
  settle: () => Promise<void>;
};

type ClaimedMail = { row: Mailable; send: () => Promise<Delivered> };

/** A job that sends the emails of one table, one at a time. */
export function mailJob({ log, stopping, mailer, metrics }: Context, { kind, claim, settle }: Options) {
  const job = `send-${kind}`;

  async function deliver({ row, send }: ClaimedMail): Promise<void> {
    const { id, messageId, attempts } = row;
    const { result, seconds } = await forRequest(row, async () => {
      const outcome = await send();
      log.info({ job, id, messageId, attempt: attempts, outcome }, "Mail");
      return outcome;
    });
    metrics.worked(job, result, seconds);
    metrics.mailed(kind, result);
  }

  const sendNext = (id?: string) =>
    mailer.oneAtATime(async () => {
      if (stopping.aborted) return false;
      const claimed = await claim(id);
      if (claimed) await deliver(claimed);
      return claimed !== null;
    });
  return {
    /** Processes every due row. */
    work: async () => {
      while (await sendNext());
    },
    /** Processes the queued row, unless it is not due or another worker claimed it. */
    answer: async (id: string) => void (await sendNext(id)),
    /** Settles the emails that a worker left behind after the final dot. */
    settle,
  };
}
