import type { Session, Staff } from "./staff.ts";

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
};
