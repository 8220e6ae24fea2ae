import type { Session, Staff } from "./staff.ts";

export type StaffRepository = {
  count: () => Promise<number>;
  findByUsername: (username: string) => Promise<Staff | null>;
  insert: (staff: Staff) => Promise<void>;
  /** Sets the password and ends every other session. */
  changePassword: (staffId: string, passwordHash: string, at: Date, keep: string) => Promise<void>;
  insertSession: (session: Session) => Promise<void>;
  /** The session with its staff member, unless it has ended. */
  findSession: (tokenHash: string, now: Date) => Promise<{ session: Session; staff: Staff } | null>;
  deleteSession: (tokenHash: string) => Promise<void>;
  deleteEndedSessions: (now: Date) => Promise<void>;
};
