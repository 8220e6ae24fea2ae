/** An article that is emailed to all subscribers. */
export type Issue = {
  id: string;
  /** The article's slug. Unique: each article is emailed once, however often the button is pressed. */
  slug: string;
  requestedAt: Date;
  /** When the last recipient's notification was created; null until then. */
  spreadAt: Date | null;
};

/** Unique per issue and subscriber, so nobody gets an issue twice. */
export type IssueRecipient = {
  id: string;
  issueId: string;
  subscriberId: string;
  notificationId: string;
};

/** Number of emails of an issue by state. `queued` includes recipients without a notification yet. */
export type IssueCounts = { queued: number; sent: number; failed: number; uncertain: number };
