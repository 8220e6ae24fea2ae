import type { NotificationRequest } from "../notifications/notification.ts";
import type { BrowserLink, Session, Staff } from "./staff.ts";

export type StaffRepository = {
  count: () => Promise<number>;
  /** Every account with the number of its sessions that have not ended, by username. */
  list: (now: Date) => Promise<{ staff: Staff; sessions: number }[]>;
  findByUsername: (username: string) => Promise<Staff | null>;
  insert: (staff: Staff) => Promise<void>;
  /** Sets the password and ends every other session. */
  changePassword: (staffId: string, passwordHash: string, at: Date, keep: string) => Promise<void>;
  /** Deletes an account with its sessions, unless it is the last one. @returns whether it was deleted */
  remove: (staffId: string) => Promise<boolean>;
  insertSession: (session: Session) => Promise<void>;
  /** The session with its staff member, unless it has ended by the database's clock. */
  findSession: (tokenHash: string) => Promise<{ session: Session; staff: Staff } | null>;
  deleteSession: (tokenHash: string) => Promise<void>;
  deleteEndedSessions: (now: Date) => Promise<void>;
  /** Keeps a link with its mail, unless the account got one since a moment. @returns whether it was kept */
  keepBrowserLink: (link: BrowserLink, mail: NotificationRequest, since: Date) => Promise<boolean>;
  /** Uses up a link. @returns the id of its account; null when there is no such link, or it has expired */
  useBrowserLink: (tokenHash: string, now: Date) => Promise<string | null>;
};
