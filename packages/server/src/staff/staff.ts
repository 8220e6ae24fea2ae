import type { Role } from "@agency/model/rights";

export type Staff = {
  id: string;
  /** As `accountName` writes it. */
  username: string;
  role: Role;
  /** Whether they see only the clients that they were given. Never of an owner. */
  ownClientsOnly: boolean;
  /** What others read instead of the username. */
  displayName: string | null;
  email: string | null;
  passwordHash: string;
  createdAt: Date;
  passwordChangedAt: Date;
  /** Null while an invitation waits. */
  joinedAt: Date | null;
  /** When it was deactivated. */
  endedAt: Date | null;
};

/** The name that others read. */
export function staffName({ displayName, username }: Pick<Staff, "displayName" | "username">): string {
  return displayName ?? username;
}

/** A session. Only the hash of its token is stored. */
export type Session = {
  /** Stays when the token is replaced. */
  id: string;
  tokenHash: string;
  staffId: string;
  createdAt: Date;
  lastUsedAt: Date;
  /** When its person signed in, or confirmed later that it is them. */
  confirmedAt: Date;
  /** Unless it is used before. */
  expiresAt: Date;
  /** Browser and system. */
  browser: string | null;
  /** Such as `203.0.113.0/24`. */
  network: string | null;
};

/** Makes the browser known in which it is opened. Only the hash of its token is stored. */
export type BrowserLink = {
  tokenHash: string;
  staffId: string;
  createdAt: Date;
  expiresAt: Date;
};

/**
 * The one form of a name for signing in, before anything looks at it: width and case of its letters, and blanks around it, do not matter.
 * Accents do.
 */
export function accountName(typed: string): string {
  return typed.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
}
