import type { Language } from "@agency/content/settings";
import type { NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { IssueArticle } from "../notifications/notification-parameters.ts";
import type { IssueRepository } from "./issue-repository.ts";
import type { Issue } from "./issue.ts";
import { issueNotification } from "./newsletter-notifications.ts";

type Dependencies = {
  issues: Pick<IssueRepository, "unspread" | "countWaiting" | "nextRecipients" | "addRecipients" | "markSpread">;
  /** The article of an issue in a language; null where it is gone. */
  article: (slug: string, language: Language) => Promise<IssueArticle | null>;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
  doorbell: Doorbell;
};

/** How many notifications of an issue wait at most, so that a booking's confirmation never stands behind the whole list. */
const waitingAtMost = 50;

/**
 * Writes the next notifications of the issues that have not reached everybody. A notification belongs to an issue and a subscriber and is
 * unique for the two, so that a worker that stops midway leaves nobody out and mails nobody twice.
 * @returns how many notifications were written
 */
export async function spreadIssues(dependencies: Dependencies): Promise<number> {
  let written = 0;
  for (const issue of await dependencies.issues.unspread()) written += await spread(dependencies, issue);
  return written;
}

async function spread(dependencies: Dependencies, issue: Issue): Promise<number> {
  const { issues, article, newId, doorbell } = dependencies;
  const room = waitingAtMost - (await issues.countWaiting(issue.id));
  if (room <= 0) return 0;
  const subscribers = await issues.nextRecipients(issue, room);
  if (subscribers.length === 0) {
    await issues.markSpread(issue.id);
    return 0;
  }
  const recipients = [];
  const articles = new Map<Language, IssueArticle>();
  for (const subscriber of subscribers) {
    const { language } = subscriber;
    const told = articles.get(language) ?? (await article(issue.slug, language));
    if (!told) throw new Error(`There is no article ${issue.slug} to mail`);
    articles.set(language, told);
    const notification = issueNotification(dependencies, issue, subscriber, told);
    const recipient = { id: newId(), issueId: issue.id, subscriberId: subscriber.id, notificationId: notification.id };
    recipients.push({ recipient, notification });
  }
  await issues.addRecipients(recipients);
  for (const { notification } of recipients) await doorbell("notification", notification.id);
  return recipients.length;
}
