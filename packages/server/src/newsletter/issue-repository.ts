import type { NotificationRequest } from "../notifications/notification.ts";
import type { Issue, IssueCounts, IssueRecipient } from "./issue.ts";
import type { Subscriber } from "./subscriber.ts";

export type IssueRepository = {
  /** The issue for this article: the existing one or a new one. */
  request: (issue: Pick<Issue, "id" | "slug">) => Promise<Issue>;
  /** Issues with recipients still missing, oldest first. */
  unspread: () => Promise<Issue[]>;
  /** Number of unsent notifications of an issue. */
  countWaiting: (issueId: string) => Promise<number>;
  /** Subscribers from before the issue who have no notification of it yet. */
  nextRecipients: (issue: Issue, limit: number) => Promise<Subscriber[]>;
  /**
   * Adds a notification for each, except for subscribers who have left meanwhile.
   * @returns false when another worker has added one of them meanwhile; then none are added
   */
  addRecipients: (recipients: { recipient: IssueRecipient; notification: NotificationRequest }[]) => Promise<boolean>;
  markSpread: (issueId: string) => Promise<void>;
  /** Newest first. */
  list: () => Promise<{ issue: Issue; counts: IssueCounts }[]>;
};
