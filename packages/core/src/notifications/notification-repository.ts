import type { Due } from "../due.ts";
import type { MailWork } from "../mail/mail-work.ts";
import type { Notification } from "./notification.ts";

export type NotificationSearch = { state?: Notification["state"] | undefined; limit: number; offset: number };

/** What is looked at and settled outside of the worker. Notifications are written with what they tell of, in its transaction. */
export type NotificationRepository = {
  /** Newest first. */
  list: (search: NotificationSearch) => Promise<{ notifications: Notification[]; total: number }>;
  find: (id: string) => Promise<Notification | null>;
  /** How many notifications are due and not sent, and since when the oldest is. */
  due: () => Promise<Due>;
  /** @returns whether the notification was uncertain (or, to be queued again, failed) and now is settled */
  settle: (id: string, state: "sent" | "queued") => Promise<boolean>;
  /** Notifications to or about this person, newest first. */
  aboutPerson: (person: string) => Promise<Notification[]>;
  /** @returns the ids of the notifications that are gone */
  erasePerson: (person: string) => Promise<string[]>;
  /** Forgets notifications asked for before a moment. @returns their ids */
  purge: (before: Date) => Promise<string[]>;
};

export type NotificationWork = MailWork<Notification> & {
  /** The named notification, or the one that is due longest, with a lease on it. */
  claim: (id?: string) => Promise<Notification | null>;
};
