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

export type ShareRepository = {
  /**
   * Stores a link that somebody made, unless the report has `most` open ones.
   * @returns whether it was stored
   */
  add: (share: Share, most: number) => Promise<boolean>;
  /** The links of a report that somebody made and that are open at a moment, newest first. */
  open: (reportId: string, now: Date) => Promise<Share[]>;
  /** Ends a link. @returns whether the report has it */
  end: (reportId: string, id: string, now: Date) => Promise<boolean>;
  /** A link with the client of its report. */
  findByToken: (tokenHash: string) => Promise<{ share: Share; clientId: string } | null>;
  countView: (id: string, now: Date) => Promise<void>;
};
