import type { Problem } from "@agency/model/problems";

/** An email ready to send: the message as bytes, with its sender, its recipient and whoever gets a copy. */
export type OutgoingMail = {
  id: string;
  messageId: string;
  from: string;
  to: string;
  cc?: readonly string[];
  raw: Buffer;
};

/** Result of a delivery. `unknown`: the final dot was sent but no reply came. `cause` is for the log. */
export type Delivery =
  /** `refusedCopies`: how many of those who should get a copy the mail server refused. */
  | { result: "sent"; refusedCopies?: number }
  | { result: "refused"; permanent: boolean; problem: Problem; cause: unknown }
  | { result: "unknown"; cause: unknown }
  /** `beforeDot` returned false, so nothing was sent. */
  | { result: "abandoned" };

export type MailService = {
  /** Sends one email; calls `beforeDot` when everything except the final dot is written. */
  deliver: (mail: OutgoingMail, beforeDot: () => Promise<boolean>) => Promise<Delivery>;
  /** Whether the mail service accepted the email with this Message-ID; null when it cannot tell. */
  lookUp: (mail: { id: string; messageId: string }) => Promise<boolean | null>;
};

export type SendJournal = {
  /** Flushed to disk before it returns. */
  append: (id: string, sentAt: Date) => Promise<void>;
  find: (id: string) => Promise<Date | null>;
  /** When each email was sent, by id. */
  all: () => Promise<ReadonlyMap<string, Date>>;
};
