import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "./columns.ts";

/** Booked consultations, and the newsletter's sign-ups, subscribers and issues. */
export class BookingsAndNewsletter1795600000000 implements MigrationInterface {
  name = "BookingsAndNewsletter1795600000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole } = branching(runner);

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
        heldAt: optional(moment),
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

    const signUp = {
      id: key(36),
      email: text(254),
      language: text(8),
      page: optional(text(500)),
      city: optional(text(60)),
      noticeVersion: optional(text(20)),
      requestedAt: moment,
    };
    await createTable(runner, {
      name: "sign_ups",
      columns: signUp,
      indices: [{ name: "sign_ups_requested_at", columnNames: ["requestedAt"] }],
    });
    await createTable(runner, {
      name: "subscribers",
      columns: {
        ...signUp,
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
      columns: { tokenHash: key(64), subscriberId: text(36), sentAt: moment },
      indices: [{ name: "subscription_mails_subscriber_id", columnNames: ["subscriberId"] }],
      belongsTo: { column: "subscriberId", table: "subscribers", name: "subscription_mails_subscriber" },
    });
    await createTable(runner, {
      name: "issues",
      columns: { id: key(36), slug: text(120), requestedAt: moment, spreadAt: optional(moment) },
      indices: [{ name: "issues_slug", columnNames: ["slug"], isUnique: true }],
    });
    await createTable(runner, {
      name: "issue_recipients",
      columns: { id: key(36), issueId: text(36), subscriberId: text(36), letterId: text(36) },
      indices: [
        { name: "issue_recipients_once", columnNames: ["issueId", "subscriberId"], isUnique: true },
        { name: "issue_recipients_subscriber_id", columnNames: ["subscriberId"] },
        { name: "issue_recipients_letter_id", columnNames: ["letterId"], isUnique: true },
      ],
      belongsTo: { column: "subscriberId", table: "subscribers", name: "issue_recipients_subscriber" },
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
