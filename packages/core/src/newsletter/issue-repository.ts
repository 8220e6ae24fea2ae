import type { NotificationRequest } from "../notifications/notification.ts";
import type { Issue, IssueCounts, IssueRecipient } from "./issue.ts";
import type { Subscriber } from "./subscriber.ts";

export type IssueRepository = {
  /** The issue of this article: the one that is there, or a new one. */
  request: (issue: Pick<Issue, "id" | "slug">) => Promise<Issue>;
  /** Issues that have not reached everybody, the oldest first. */
  unspread: () => Promise<Issue[]>;
  /** How many notifications of an issue wait to be sent. */
  countWaiting: (issueId: string) => Promise<number>;
  /** Subscribers from before the issue who have no notification of it. */
  nextRecipients: (issue: Issue, limit: number) => Promise<Subscriber[]>;
  /** A notification for each; none for those who left the list meanwhile. */
  addRecipients: (recipients: { recipient: IssueRecipient; notification: NotificationRequest }[]) => Promise<void>;
  markSpread: (issueId: string) => Promise<void>;
  /** Newest first. */
  list: () => Promise<{ issue: Issue; counts: IssueCounts }[]>;
};
