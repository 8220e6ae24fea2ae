import type { Problem } from "@agency/model/problems";

/** A mail ready to go: the message as bytes, and who it is from and for. */
export type OutgoingMail = { id: string; messageId: string; from: string; to: string; raw: Buffer };

/** What became of a mail. `unknown`: the final dot went out and no answer came back. `cause` is for the log. */
export type Delivery =
  | { result: "sent" }
  | { result: "refused"; permanent: boolean; problem: Problem; cause: unknown }
  | { result: "unknown"; cause: unknown }
  /** `beforeDot` said no: nothing was sent. */
  | { result: "abandoned" };

export type MailService = {
  /** Sends one mail; `beforeDot` is asked when all but the final dot is written. */
  deliver: (mail: OutgoingMail, beforeDot: () => Promise<boolean>) => Promise<Delivery>;
  /** Whether the mail with this Message-ID was taken; null where the mail service cannot be asked. */
  lookUp: (mail: { id: string; messageId: string }) => Promise<boolean | null>;
};

export type SendJournal = {
  /** Written through to the disk before it returns. */
  append: (id: string, sentAt: Date) => Promise<void>;
  find: (id: string) => Promise<Date | null>;
};
