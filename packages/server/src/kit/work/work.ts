/** The columns of every work row: due time, lease and number of tries. */
export type Work = {
  attempts: number;
  /** Earliest time of the next try. */
  dueAt: Date;
  /** Token of one claim; every write of its holder is fenced by it. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** The request that created it, for the log. */
  requestId: string | null;
};
