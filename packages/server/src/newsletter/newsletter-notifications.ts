import { addressNotification } from "../notifications/address-notification.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { Issue } from "./issue.ts";
import type { NewsletterMails } from "./mails/kinds.ts";
import type { IssueArticle } from "./mails/newsletter.ts";
import type { Subscriber } from "./subscriber.ts";

type Addressing = Parameters<typeof addressNotification>[0];

/** Asks the person to confirm a sign-up. */
export function confirmationNotification(
  addressing: Addressing,
  { email, language }: Pick<Subscriber, "email" | "language">,
  { token, key }: { token: string; key: string },
): NotificationRequest {
  return addressNotification<NewsletterMails>(addressing, {
    kind: "newsletter-confirmation",
    to: { email },
    language,
    parameters: { token },
    key,
  });
}

/** Tells the person that the address is already on the list. */
export function knownNotification(addressing: Addressing, subscriber: Subscriber, key: string): NotificationRequest {
  const { email, language, unsubscribeToken } = subscriber;
  return addressNotification<NewsletterMails>(addressing, {
    kind: "newsletter-known",
    to: { email },
    language,
    parameters: { unsubscribeToken },
    key,
  });
}

/** An issue for one subscriber. Repeating the call gives the same notification. */
export function issueNotification(
  addressing: Addressing,
  issue: Pick<Issue, "id">,
  { id, email, language, unsubscribeToken }: Subscriber,
  article: IssueArticle,
): NotificationRequest {
  return addressNotification<NewsletterMails>(addressing, {
    kind: "newsletter-issue",
    to: { email },
    language,
    parameters: { ...article, unsubscribeToken },
    key: `${issue.id}/${id}`,
  });
}
