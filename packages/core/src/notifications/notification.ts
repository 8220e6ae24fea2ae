import type { Language } from "@agency/content/settings";
import type { NotificationState } from "@agency/model/states";
import type { Mailable } from "../mail/mail-work.ts";
import type { NotificationKind, NotificationParameters } from "./notification-parameters.ts";

/** A mail that is no report, as a row. It is put into words when it goes. */
export type Notification = Mailable & {
  kind: NotificationKind;
  recipient: string;
  /** Empty where the recipient has told no name. */
  recipientName: string;
  /** E-mail address, in lower case, of the person whom the notification is to or about: what is found and erased by. */
  person: string;
  language: Language;
  /** Gone once the notification is sent: nobody needs them any more, and some open something. */
  parameters: NotificationParameters[NotificationKind] | null;
  /** Where an answer goes; to the address that the staff set for answers where it is null. */
  replyTo: string | null;
  /** One notification a key, however often it is asked for. */
  dedupeKey: string;
  state: NotificationState;
  sentAt: Date | null;
};

/** A notification as it is asked for. */
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
  /** Not before this moment; at once where it is null. */
  dueAt: Date | null;
};
