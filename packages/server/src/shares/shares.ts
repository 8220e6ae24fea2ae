import { secretTokenHash } from "../kit/secrets.ts";

/** A link that opens one report for anybody who has it. Only the hash of its token is stored. */
export type Share = {
  id: string;
  reportId: string;
  tokenHash: string;
  createdAt: Date;
  /** The username of the staff who made it; null when the client did. */
  createdBy: string | null;
  /** The contact whose email has the link; null for one that somebody made. */
  recipient: string | null;
  expiresAt: Date;
  /** When somebody ended it before it expired. */
  endedAt: Date | null;
  /** How often the report was opened with it. */
  views: number;
  lastViewedAt: Date | null;
};

export function isOpen({ endedAt, expiresAt }: Pick<Share, "endedAt" | "expiresAt">, now: Date): boolean {
  return endedAt === null && expiresAt > now;
}

const dayInMs = 24 * 60 * 60 * 1000;

type NewShare = Pick<Share, "id" | "reportId" | "createdBy" | "recipient"> & { token: string; now: Date; days: number };

/** A link that opens a report from now on, for some days. */
export function newShare({ token, now, days, ...share }: NewShare): Share {
  return {
    ...share,
    tokenHash: secretTokenHash(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayInMs),
    endedAt: null,
    views: 0,
    lastViewedAt: null,
  };
}
