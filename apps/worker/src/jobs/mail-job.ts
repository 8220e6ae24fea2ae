import type { Delivered } from "@agency/server/kit/mail/deliver-mail";
import type { Mailable } from "@agency/server/kit/mail/mail-work";
import { forRequest } from "@agency/server/kit/work/for-request";
import type { Context } from "../context.ts";
import { rowJob } from "./row-job.ts";

type Options = {
  kind: "report" | "notification";
  /** Claims one email: the named one, or any due one. Null when there is none. */
  claim: (id?: string) => Promise<ClaimedMail | null>;
  /** Marks emails as sent that this machine's journal knows. */
  recall: () => Promise<void>;
  settle: () => Promise<void>;
};

type ClaimedMail = { row: Mailable; send: () => Promise<Delivered> };

/** A job that sends the emails of one table. The jobs share the mailer's places, so that the kinds of email take turns. */
export function mailJob({ log, stopping, mailer, metrics }: Context, { kind, claim, recall, settle }: Options) {
  const job = `send-${kind}`;
  let recalled = false;

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

  return {
    ...rowJob({ stopping, places: mailer.places, claim, work: deliver }),
    /** Settles the emails that a worker left behind after the final dot. */
    settle: async () => {
      if (!recalled) await recall();
      recalled = true;
      await settle();
    },
  };
}
