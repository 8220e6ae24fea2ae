import type { Language } from "@agency/content/settings";
import type { NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import type { IssueRepository } from "./issue-repository.ts";
import type { Issue } from "./issue.ts";
import type { IssueArticle } from "./mails/newsletter.ts";
import { issueNotification } from "./newsletter-notifications.ts";

type Dependencies = {
  issues: Pick<IssueRepository, "unspread" | "countWaiting" | "nextRecipients" | "addRecipients" | "markSpread">;
  /** The article of an issue in a language, or in another one; null when it no longer exists. */
  article: (slug: string, language: Language) => Promise<IssueArticle | null>;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
  doorbell: Doorbell;
};

/** Maximum waiting notifications of an issue, so that a booking confirmation never queues behind the whole list. */
const waitingAtMost = 50;

/**
 * Queues the next notifications of issues with recipients still missing. A notification is unique per issue and
 * subscriber, so a worker that stops midway skips nobody and emails nobody twice. An issue that fails does not stop the others.
 * @returns how many notifications were queued
 * @throws AggregateError when some failed
 */
export async function spreadIssues(dependencies: Dependencies): Promise<number> {
  let written = 0;
  const failures: unknown[] = [];
  for (const issue of await dependencies.issues.unspread()) {
    await spread(dependencies, issue).then(
      (count) => {
        written += count;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some newsletter issues could not be queued");
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
    // A deploy removed it. The issue waits for it to come back, and the staff's list says so.
    if (!told) return 0;
    articles.set(language, told);
    const notification = issueNotification(dependencies, issue, subscriber, told);
    const recipient = { id: newId(), issueId: issue.id, subscriberId: subscriber.id, notificationId: notification.id };
    recipients.push({ recipient, notification });
  }
  if (!(await issues.addRecipients(recipients))) return 0;
  for (const { notification } of recipients) await doorbell("notification", notification.id);
  return recipients.length;
}
