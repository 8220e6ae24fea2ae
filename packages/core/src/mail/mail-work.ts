import type { Problem } from "@agency/model/problems";
import type { Work } from "../work.ts";

/** A row that stands for one mail: a report's sending, or a notification. */
export type Mailable = Work & {
  id: string;
  /** Stable, so that a mail can be found again. */
  messageId: string;
  requestedAt: Date;
  /** What the last try ran into. */
  problem: Problem | null;
};

/** What the worker writes to the row of a mail. Every write is fenced by the lease. */
export type MailWork<Row extends Mailable> = {
  /** Committed immediately before the final dot. @returns false when the lease was lost: the mail must not go. */
  markSending: (row: Row) => Promise<boolean>;
  /** Without `sentAt`: now, by the database's clock. */
  markSent: (id: string, sentAt?: Date) => Promise<void>;
  retry: (row: Row, problem: Problem, delaySeconds: number) => Promise<void>;
  fail: (row: Row, problem: Problem) => Promise<void>;
  /** The mail is known not to have gone out: it may be tried again. */
  requeueAbandoned: (row: Row, problem: Problem) => Promise<void>;
  markUncertain: (row: Row, problem: Problem) => Promise<void>;
  /** Rows whose worker went away between the final dot and the answer. */
  abandoned: () => Promise<Row[]>;
};
