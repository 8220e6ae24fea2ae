import type { Delivered } from "@agency/core/mail/deliver-mail";
import type { Context } from "../context.ts";

type Options = {
  /** As it stands in the log. */
  name: string;
  /** Claims one mail (the named one, or one that is due) and sends it; null where there is none. */
  sendOne: (id?: string) => Promise<{ id: string; attempt: number; outcome: Delivered } | null>;
  settle: () => Promise<void>;
};

/** A job that sends the mails of one table, one at a time. */
export function mailJob({ log, stopping, mailer }: Context, { name, sendOne, settle }: Options) {
  const send = (id?: string) =>
    mailer.oneAtATime(async () => {
      if (stopping.aborted) return false;
      const sent = await sendOne(id);
      if (sent) log.info({ job: name, ...sent }, "Mail");
      return sent !== null;
    });
  return {
    /** All that is due. */
    work: async () => {
      while (await send());
    },
    /** The one that was rung for, unless it cannot go yet or somebody else has it. */
    answer: async (id: string) => void (await send(id)),
    /** Mails that a worker left behind after the final dot. */
    settle,
  };
}
