import type { QueryRunner } from "typeorm";
import { createTable, key, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function newsletterTables(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: "sign_ups",
    columns: {
      id: key(36),
      email: text(254),
      language: text(8),
      page: optional(text(500)),
      city: optional(text(60)),
      noticeVersion: optional(text(20)),
      requestedAt: moment,
      requestId: optional(text(64)),
    },
    indices: [{ name: "sign_ups_requested_at", columnNames: ["requestedAt"] }],
  });
  await createTable(runner, {
    name: "subscribers",
    columns: {
      id: key(36),
      email: text(254),
      language: text(8),
      page: optional(text(500)),
      city: optional(text(60)),
      noticeVersion: optional(text(20)),
      requestedAt: moment,
      state: text(16),
      unsubscribeToken: text(64),
      confirmedAt: optional(moment),
      unsubscribedAt: optional(moment),
    },
    indices: [
      { name: "subscribers_email", columnNames: ["email"], isUnique: true },
      { name: "subscribers_unsubscribe_token", columnNames: ["unsubscribeToken"], isUnique: true },
      { name: "subscribers_state", columnNames: ["state", "confirmedAt"] },
    ],
  });
  await createTable(runner, {
    name: "subscription_mails",
    columns: {
      tokenHash: key(64),
      subscriberId: text(36),
      sentAt: moment,
    },
    indices: [{ name: "subscription_mails_subscriber_id", columnNames: ["subscriberId"] }],
    belongsTo: { column: "subscriberId", table: "subscribers", name: "subscription_mails_subscriber" },
  });
  await createTable(runner, {
    name: "issues",
    columns: {
      id: key(36),
      slug: text(120),
      requestedAt: moment,
      spreadAt: optional(moment),
    },
    indices: [{ name: "issues_slug", columnNames: ["slug"], isUnique: true }],
  });
  await createTable(runner, {
    name: "issue_recipients",
    columns: {
      id: key(36),
      issueId: text(36),
      subscriberId: text(36),
      notificationId: text(36),
    },
    indices: [
      { name: "issue_recipients_once", columnNames: ["issueId", "subscriberId"], isUnique: true },
      { name: "issue_recipients_subscriber_id", columnNames: ["subscriberId"] },
      { name: "issue_recipients_notification_id", columnNames: ["notificationId"], isUnique: true },
    ],
    belongsTo: { column: "subscriberId", table: "subscribers", name: "issue_recipients_subscriber" },
  });
}
