import type { Role } from "@agency/model/rights";

export type Staff = {
  id: string;
  /** As `accountName` writes it. */
  username: string;
  role: Role;
  passwordHash: string;
  createdAt: Date;
  passwordChangedAt: Date;
};

/** A session. Only the hash of its token is stored. */
export type Session = {
  tokenHash: string;
  staffId: string;
  createdAt: Date;
  expiresAt: Date;
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
