/** An article that is mailed to all who subscribed. */
export type Issue = {
  id: string;
  /** Of the article. Unique: an article is mailed once, however often the button is pressed. */
  slug: string;
  requestedAt: Date;
  /** When the last recipient had a notification of its own; null until then. */
  spreadAt: Date | null;
};

/** Keeps one subscriber from getting an issue twice: unique for the two together. */
export type IssueRecipient = {
  id: string;
  issueId: string;
  subscriberId: string;
  notificationId: string;
};

/** How many mails of an issue are in which state. `queued` counts those who have no notification yet, too. */
export type IssueCounts = { queued: number; sent: number; failed: number; uncertain: number };
