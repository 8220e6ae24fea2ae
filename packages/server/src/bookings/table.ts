import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalMoment, optionalText, text, whole } from "../kit/db/columns.ts";
import { languageColumn } from "../kit/db/listed.ts";
import type { Booking } from "./booking.ts";

export const bookingEntity = new EntitySchema<Booking>({
  name: "booking",
  tableName: "bookings",
  columns: {
    id: key(36),
    enquiryId: belongsTo("enquiry", "bookings_enquiry"),
    name: text(120),
    email: text(254),
    language: languageColumn,
    state: text(16),
    startsAt: moment,
    talkBy: optionalText(16),
    heldAt: optionalMoment,
    heldUntil: optionalMoment,
    sequence: whole,
    tokenHash: text(64),
    reminderTokenHash: optionalText(64),
    reminderDueAt: optionalMoment,
    createdAt: moment,
    updatedAt: moment,
  },
  indices: [
    { name: "bookings_held_at", columns: ["heldAt"], unique: true },
    { name: "bookings_token_hash", columns: ["tokenHash"], unique: true },
    { name: "bookings_reminder_token_hash", columns: ["reminderTokenHash"], unique: true },
    { name: "bookings_reminder_due_at", columns: ["reminderDueAt"] },
    { name: "bookings_email", columns: ["email"] },
    { name: "bookings_enquiry_id", columns: ["enquiryId"] },
  ],
});
