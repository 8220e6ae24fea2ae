import type { QueryRunner } from "typeorm";
import { createTable, key, longText, moment, optional, text, workColumns } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function notificationsTables(runner: QueryRunner): Promise<void> {
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
}
