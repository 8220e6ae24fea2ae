/** What every row of work has: when it is due, who holds it, and how often it was tried. */
export type Work = {
  attempts: number;
  /** When it may be tried next. */
  dueAt: Date;
  /** One claim's own token; every write of the holder is fenced by it. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** The request that asked for it, for the log. */
  requestId: string | null;
};
