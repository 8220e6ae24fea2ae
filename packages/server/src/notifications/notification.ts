import type { Language } from "@agency/content/settings";
import type { NotificationState } from "@agency/model/states";
import type { Mailable } from "../kit/mail/mail-work.ts";

/** A row for an email other than a report. The text is written when it is sent. */
export type Notification = Mailable & {
  /** Which of the rooms' emails it is, such as "client-welcome". */
  kind: string;
  recipient: string;
  /** Empty when the recipient's name is unknown. */
  recipientName: string;
  /** The email address of the person whom it is to or about, in lower case; used to find and erase it. */
  person: string;
  language: Language;
  /** Cleared once sent: no longer needed, and some contain secret links. Stored as JSON, so moments are text. */
  parameters: object | null;
  /** Reply address; null uses the one in the staff's settings. */
  replyTo: string | null;
  /** Unique, so that repeated requests create one notification. */
  dedupeKey: string;
  state: NotificationState;
  sentAt: Date | null;
};

/** A notification to create. */
export type NotificationRequest = Pick<
  Notification,
  | "id"
  | "kind"
  | "recipient"
  | "recipientName"
  | "person"
  | "language"
  | "parameters"
  | "replyTo"
  | "dedupeKey"
  | "messageId"
> & {
  /** Earliest time to send; null means now. */
  dueAt: Date | null;
};
