import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text, workColumns } from "../columns.ts";

/** Everything that visitors send: enquiries, audits, speed tests, bookings, sign-ups, and the emails about them. */
export async function enquiryTables(runner: QueryRunner): Promise<void> {
  const { whole, yesNo } = branching(runner);
  const work = workColumns(runner);
  await createTable(runner, {
    name: "notifications",
    columns: {
      id: key(36),
      kind: text(40),
      recipient: text(254),
      recipientName: text(254),
      person: text(254),
      language: text(8),
      parameters: optional(longText),
      replyTo: optional(text(254)),
      dedupeKey: text(190),
      messageId: text(120),
      state: text(16),
      requestedAt: moment,
      sentAt: optional(moment),
      problem: optional(text(500)),
      problemSince: optional(moment),
      ...work,
    },
    indices: [
      { name: "notifications_dedupe_key", columnNames: ["dedupeKey"], isUnique: true },
      { name: "notifications_message_id", columnNames: ["messageId"], isUnique: true },
      { name: "notifications_due", columnNames: ["state", "dueAt"] },
      { name: "notifications_kind", columnNames: ["kind", "dueAt"] },
      { name: "notifications_person", columnNames: ["person"] },
      { name: "notifications_requested_at", columnNames: ["requestedAt"] },
    ],
  });
  await createTable(runner, {
    name: "enquiries",
    columns: {
      id: key(36),
      kind: text(16),
      name: text(254),
      email: text(254),
      website: optional(text(500)),
      service: optional(text(40)),
      message: optional(longText),
      details: longText,
      reference: optional(text(64)),
      language: text(8),
      page: optional(text(500)),
      city: optional(text(60)),
      noticeVersion: optional(text(20)),
      consentedAt: optional(moment),
      purpose: text(24),
      marketing: yesNo,
      spam: yesNo,
      handledAt: optional(moment),
      note: optional(text(2000)),
      clientId: optional(text(36)),
      createdAt: moment,
    },
    indices: [
      { name: "enquiries_created_at", columnNames: ["createdAt"] },
      { name: "enquiries_email", columnNames: ["email", "createdAt"] },
      { name: "enquiries_client_id", columnNames: ["clientId"] },
    ],
    refersTo: { column: "clientId", table: "clients", name: "enquiries_client" },
  });
  await createTable(runner, {
    name: "audits",
    columns: {
      id: key(26),
      url: longText,
      finalUrl: longText,
      score: whole,
      ruleSet: text(16),
      result: longText,
      previousId: optional(text(26)),
      createdAt: moment,
    },
    indices: [{ name: "audits_created_at", columnNames: ["createdAt"] }],
  });
  await createTable(runner, {
    name: "speed_tests",
    columns: {
      id: key(36),
      kind: text(16),
      ticket: text(36),
      url: longText,
      urlHash: text(64),
      state: text(16),
      stage: text(16),
      requestedAt: moment,
      asker: optional(text(64)),
      network: optional(text(64)),
      begunAt: optional(moment),
      usedMs: whole,
      measuredAt: optional(moment),
      figures: optional(longText),
      audit: optional(longText),
      problem: optional(text(500)),
      ...work,
    },
    indices: [
      { name: "speed_tests_ticket", columnNames: ["ticket"], isUnique: true },
      { name: "speed_tests_due", columnNames: ["state", "dueAt"] },
      { name: "speed_tests_measured", columnNames: ["urlHash", "measuredAt"] },
      { name: "speed_tests_requested_at", columnNames: ["requestedAt"] },
    ],
  });
  await createTable(runner, {
    name: "bookings",
    columns: {
      id: key(36),
      enquiryId: text(36),
      name: text(120),
      email: text(254),
      language: text(8),
      state: text(16),
      startsAt: moment,
      talkBy: optional(text(16)),
      heldAt: optional(moment),
      heldUntil: optional(moment),
      sequence: whole,
      tokenHash: text(64),
      reminderTokenHash: optional(text(64)),
      reminderDueAt: optional(moment),
      createdAt: moment,
      updatedAt: moment,
    },
    indices: [
      { name: "bookings_held_at", columnNames: ["heldAt"], isUnique: true },
      { name: "bookings_token_hash", columnNames: ["tokenHash"], isUnique: true },
      { name: "bookings_reminder_token_hash", columnNames: ["reminderTokenHash"], isUnique: true },
      { name: "bookings_reminder_due_at", columnNames: ["reminderDueAt"] },
      { name: "bookings_email", columnNames: ["email"] },
      { name: "bookings_enquiry_id", columnNames: ["enquiryId"] },
    ],
    belongsTo: { column: "enquiryId", table: "enquiries", name: "bookings_enquiry" },
  });
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
  await createTable(runner, {
    name: "verifications",
    columns: {
      tokenHash: key(64),
      enquiryId: text(36),
    },
    indices: [{ name: "verifications_enquiry_id", columnNames: ["enquiryId"] }],
    belongsTo: { column: "enquiryId", table: "enquiries", name: "verifications_enquiry" },
  });
}
