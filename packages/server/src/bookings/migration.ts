import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function bookingsTables(runner: QueryRunner): Promise<void> {
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
}
