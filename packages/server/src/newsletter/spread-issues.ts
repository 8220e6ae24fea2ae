import type { Language } from "@agency/content/settings";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { addressNotification, ringFor } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { NewsletterMails, IssueArticle } from "./mail.ts";
import type { Issue, Subscriber } from "./newsletter.ts";
import { addRecipients, countWaiting, markSpread, nextRecipients, unspreadIssues } from "./store.ts";

/** Reads the article of an issue in a language, or in another one; null when it no longer exists. */
type ReadArticle = (slug: string, language: Language) => Promise<IssueArticle | null>;

/** Maximum waiting notifications of an issue, so that a booking confirmation never queues behind the whole list. */
const waitingAtMost = 50;

/**
 * Queues the next notifications of issues with recipients still missing. A notification is unique per issue and
 * subscriber, so a worker that stops midway skips nobody and emails nobody twice. An issue that fails does not stop the others.
 * @returns how many notifications were queued
 * @throws AggregateError when some failed
 */
export async function spreadIssues(context: Context, readArticle: ReadArticle): Promise<number> {
  let written = 0;
  const failures: unknown[] = [];
  for (const issue of await unspreadIssues(context.database)) {
    await spread(context, issue, readArticle).then(
      (count) => {
        written += count;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some newsletter issues could not be queued");
  return written;
}

async function spread(context: Context, issue: Issue, readArticle: ReadArticle): Promise<number> {
  const { database, newId } = context;
  const room = waitingAtMost - (await countWaiting(database, issue.id));
  if (room <= 0) return 0;
  const subscribers = await nextRecipients(database, issue, room);
  if (subscribers.length === 0) {
    await markSpread(database, issue.id);
    return 0;
  }
  const recipients = [];
  const articles = new Map<Language, IssueArticle>();
  for (const subscriber of subscribers) {
    const { language } = subscriber;
    const told = articles.get(language) ?? (await readArticle(issue.slug, language));
    // A deploy removed it. The issue waits for it to come back, and the staff's list says so.
    if (!told) return 0;
    articles.set(language, told);
    const notification = issueMail(context, issue, subscriber, told);
    const recipient = { id: newId(), issueId: issue.id, subscriberId: subscriber.id, notificationId: notification.id };
    recipients.push({ recipient, notification });
  }
  if (!(await addRecipients(database, recipients))) return 0;
  const notifications = recipients.map(({ notification }) => notification);
  await ringFor(context, notifications);
  return notifications.length;
}

/** An issue for one subscriber. Repeating the call gives the same notification. */
function issueMail(
  { newId, environment }: Context,
  issue: Pick<Issue, "id">,
  { id, email, language, unsubscribeToken }: Subscriber,
  article: IssueArticle,
): NotificationRequest {
  return addressNotification<NewsletterMails>(
    { newId, host: publicHost(environment) },
    {
      kind: "newsletter-issue",
      to: { email },
      language,
      parameters: { ...article, unsubscribeToken },
      key: `${issue.id}/${id}`,
    },
  );
}
