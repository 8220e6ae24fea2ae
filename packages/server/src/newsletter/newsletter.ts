import type { Language } from "@agency/content/settings";
import type { NotificationRequest } from "../notifications/notification.ts";

/** A sign-up as entered, before checking whether the address is known. */
export type SignUp = {
  id: string;
  /** In lower case. */
  email: string;
  language: Language;
  /** Path of the page with the form. */
  page: string | null;
  city: string | null;
  /** Version of the privacy notice shown beside the form. */
  noticeVersion: string | null;
  requestedAt: Date;
};

export type Subscriber = Omit<SignUp, "id"> & {
  id: string;
  /** Only `confirmed` subscribers get emails. */
  state: "pending" | "confirmed" | "unsubscribed";
  /** The token of the unsubscribe links. Stored unhashed, since it only allows unsubscribing. */
  unsubscribeToken: string;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

/** One email that answered a sign-up. */
export type SubscriptionMail = {
  /** Hash of the confirmation token. */
  tokenHash: string;
  subscriberId: string;
  sentAt: Date;
};

/** The result of a sign-up, written in one transaction. */
export type SignUpAnswer = {
  /** A new subscriber; null for a known address. */
  insert: Subscriber | null;
  /** Changes to a known subscriber. */
  update: { id: string; change: Partial<Subscriber> } | null;
  /** The email to send, unless the limit is reached. */
  mail: { note: SubscriptionMail; notification: NotificationRequest } | null;
};

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

/** Minimum time between two emails that answer the same address, in ms. */
const pause = 15 * 60_000;

const day = 24 * 3_600_000;
const mailsADay = 3;

/** Days after which an unconfirmed sign-up is deleted, as the privacy notice promises. */
export const unconfirmedDays = 30;

/** How far back emails to an address count, in ms. */
export const counted = day;

/**
 * Whether one more email may answer a sign-up, given the times of earlier ones. Allows one per quarter of an hour and
 * three per day, so that repeated sign-ups cannot flood a stranger's inbox.
 */
export function mayMail(sentAt: readonly Date[], now: Date): boolean {
  const ages = sentAt.map((sent) => now.getTime() - sent.getTime()).filter((age) => age < day);
  return ages.length < mailsADay && ages.every((age) => age >= pause);
}
