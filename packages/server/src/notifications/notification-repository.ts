import type { MailWork } from "../kit/mail/mail-work.ts";
import type { Due } from "../kit/work/due.ts";
import type { Notification } from "./notification.ts";

export type NotificationSearch = { state?: Notification["state"] | undefined; limit: number; offset: number };

/** Reads and settles notifications outside the worker. Other repositories create them, in their own transactions. */
export type NotificationRepository = {
  /** Newest first. */
  list: (search: NotificationSearch) => Promise<{ notifications: Notification[]; total: number }>;
  find: (id: string) => Promise<Notification | null>;
  /** Number of due, unsent notifications, and when the oldest became due. */
  due: () => Promise<Due>;
  /** @returns whether the notification was uncertain (or, when requeued, failed) and is now settled */
  settle: (id: string, state: "sent" | "queued") => Promise<boolean>;
  /** Notifications to or about this person, newest first. */
  aboutPerson: (person: string) => Promise<Notification[]>;
  /** @returns the ids of the deleted notifications */
  erasePerson: (person: string) => Promise<string[]>;
  /** Deletes notifications requested before a moment. @returns their ids */
  purge: (before: Date) => Promise<string[]>;
};

export type NotificationWork = MailWork<Notification> & {
  /** The given notification, or the one that is most overdue, with a lease. */
  claim: (id?: string) => Promise<Notification | null>;
};
