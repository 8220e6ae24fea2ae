import type { Delivered } from "@agency/core/mail/deliver-mail";
import type { Mailable } from "@agency/core/mail/mail-work";
import type { Context } from "../context.ts";
import { forRequest } from "./for-request.ts";

type Options = {
  kind: "report" | "notification";
  /** Claims one mail: the named one, or one that is due; null where there is none. */
  claim: (id?: string) => Promise<ClaimedMail | null>;
  settle: () => Promise<void>;
};

type ClaimedMail = { row: Mailable; send: () => Promise<Delivered> };

/** A job that sends the mails of one table, one at a time. */
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
    /** All that is due. */
    work: async () => {
      while (await sendNext());
    },
    /** The one that was rung for, unless it cannot go yet or somebody else has it. */
    answer: async (id: string) => void (await sendNext(id)),
    /** Mails that a worker left behind after the final dot. */
    settle,
  };
}
