import type { Staff } from "../staff/staff.ts";

/** An invitation lets somebody in for the first time; a reset lets them choose another password. */
export type TeamLinkKind = "invitation" | "reset";

/** A link with which somebody of the team chooses a password. Only the hash of its token is stored. */
export type TeamLink = {
  tokenHash: string;
  staffId: string;
  kind: TeamLinkKind;
  createdAt: Date;
  expiresAt: Date;
};

/** How long a link works, in minutes. */
export const linkMinutes: Readonly<Record<TeamLinkKind, number>> = { invitation: 72 * 60, reset: 30 };

/** The link that an account can get now; null for one that was deactivated. */
export function linkKind({ joinedAt, endedAt }: Pick<Staff, "joinedAt" | "endedAt">): TeamLinkKind | null {
  if (endedAt !== null) return null;
  return joinedAt === null ? "invitation" : "reset";
}

export function memberState({
  joinedAt,
  endedAt,
}: Pick<Staff, "joinedAt" | "endedAt">): "active" | "invited" | "deactivated" {
  if (endedAt !== null) return "deactivated";
  return joinedAt === null ? "invited" : "active";
}
