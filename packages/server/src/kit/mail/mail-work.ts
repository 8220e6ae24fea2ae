import type { Problem } from "@agency/model/problems";
import type { Work } from "../work/work.ts";

/** A row for one email: a dispatch of a report, or a notification. */
export type Mailable = Work & {
  id: string;
  /** Stable, so that the email can be looked up later. */
  messageId: string;
  requestedAt: Date;
  /** Problem of the last try. */
  problem: Problem | null;
};

/** The worker's writes to an email's row. Each is fenced by the lease. */
export type MailWork<Row extends Mailable> = {
  /**
   * Committed immediately before the final dot. @returns false when the lease was lost and the email must not be sent
   */
  markSending: (row: Row) => Promise<boolean>;
  /** Without `sentAt`, uses the database's current time. */
  markSent: (id: string, sentAt?: Date) => Promise<void>;
  retry: (row: Row, problem: Problem, delaySeconds: number) => Promise<void>;
  fail: (row: Row, problem: Problem) => Promise<void>;
  /** Queues the email again; for when it is known not to have been sent. */
  requeueAbandoned: (row: Row, problem: Problem) => Promise<void>;
  markUncertain: (row: Row, problem: Problem) => Promise<void>;
  /** Rows whose worker stopped between the final dot and the reply. */
  abandoned: () => Promise<Row[]>;
  /** Rows after the final dot that are not known to be sent: on their way, or uncertain. */
  unanswered: () => Promise<Row[]>;
};
