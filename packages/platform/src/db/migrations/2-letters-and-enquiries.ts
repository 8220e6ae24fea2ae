import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text, workColumns } from "./columns.ts";

/** Notifications (system email) and the staff's inbox. */
export class LettersAndEnquiries1795300000000 implements MigrationInterface {
  name = "LettersAndEnquiries1795300000000";

  async up(runner: QueryRunner): Promise<void> {
    const { yesNo } = branching(runner);

    await createTable(runner, {
      name: "letters",
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
        ...workColumns(runner),
      },
      indices: [
        { name: "letters_dedupe_key", columnNames: ["dedupeKey"], isUnique: true },
        { name: "letters_message_id", columnNames: ["messageId"], isUnique: true },
        { name: "letters_due", columnNames: ["state", "dueAt"] },
        { name: "letters_person", columnNames: ["person"] },
        { name: "letters_requested_at", columnNames: ["requestedAt"] },
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
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
