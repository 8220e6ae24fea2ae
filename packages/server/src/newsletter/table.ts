import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalMoment, optionalText, text } from "../kit/db/columns.ts";
import { languageColumn } from "../kit/db/listed.ts";
import type { Issue, IssueRecipient, SignUp, Subscriber, SubscriptionMail } from "./newsletter.ts";

const signUp = {
  id: key(36),
  email: text(254),
  language: languageColumn,
  page: optionalText(500),
  city: optionalText(60),
  noticeVersion: optionalText(20),
  requestedAt: moment,
} as const;

export const signUpEntity = new EntitySchema<SignUp & { requestId: string | null }>({
  name: "signUp",
  tableName: "sign_ups",
  columns: { ...signUp, requestId: { ...optionalText(64), select: false } },
  indices: [{ name: "sign_ups_requested_at", columns: ["requestedAt"] }],
});

export const subscriberEntity = new EntitySchema<Subscriber>({
  name: "subscriber",
  tableName: "subscribers",
  columns: {
    ...signUp,
    state: text(16),
    unsubscribeToken: text(64),
    confirmedAt: optionalMoment,
    unsubscribedAt: optionalMoment,
  },
  indices: [
    { name: "subscribers_email", columns: ["email"], unique: true },
    { name: "subscribers_unsubscribe_token", columns: ["unsubscribeToken"], unique: true },
    { name: "subscribers_state", columns: ["state", "confirmedAt"] },
  ],
});

export const subscriptionMailEntity = new EntitySchema<SubscriptionMail>({
  name: "subscriptionMail",
  tableName: "subscription_mails",
  columns: {
    tokenHash: key(64),
    subscriberId: belongsTo("subscriber", "subscription_mails_subscriber"),
    sentAt: moment,
  },
  indices: [{ name: "subscription_mails_subscriber_id", columns: ["subscriberId"] }],
});

export const issueEntity = new EntitySchema<Issue>({
  name: "issue",
  tableName: "issues",
  columns: { id: key(36), slug: text(120), requestedAt: moment, spreadAt: optionalMoment },
  indices: [{ name: "issues_slug", columns: ["slug"], unique: true }],
});

export const issueRecipientEntity = new EntitySchema<IssueRecipient>({
  name: "issueRecipient",
  tableName: "issue_recipients",
  columns: {
    id: key(36),
    issueId: text(36),
    subscriberId: belongsTo("subscriber", "issue_recipients_subscriber"),
    notificationId: text(36),
  },
  indices: [
    { name: "issue_recipients_once", columns: ["issueId", "subscriberId"], unique: true },
    { name: "issue_recipients_subscriber_id", columns: ["subscriberId"] },
    { name: "issue_recipients_notification_id", columns: ["notificationId"], unique: true },
  ],
});
