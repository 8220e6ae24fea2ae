import { EntitySchema } from "typeorm";
import {
  key,
  moment,
  optionalJson,
  optionalMoment,
  optionalText,
  problemColumn,
  text,
  work,
} from "../kit/db/columns.ts";
import { languageColumn, readLanguage } from "../kit/db/listed.ts";
import type { Notification } from "./notification.ts";

export const notificationEntity = new EntitySchema<Notification>({
  name: "notification",
  tableName: "notifications",
  columns: {
    id: key(36),
    kind: text(40),
    recipient: text(254),
    recipientName: text(254),
    person: text(254),
    language: languageColumn,
    parameters: { ...optionalJson, transformer: { from: readParameters, to: (value: unknown) => value } },
    replyTo: optionalText(254),
    dedupeKey: text(190),
    messageId: text(120),
    state: text(16),
    requestedAt: moment,
    sentAt: optionalMoment,
    problem: problemColumn,
    problemSince: optionalMoment,
    ...work,
  },
  indices: [
    { name: "notifications_dedupe_key", columns: ["dedupeKey"], unique: true },
    { name: "notifications_message_id", columns: ["messageId"], unique: true },
    { name: "notifications_due", columns: ["state", "dueAt"] },
    { name: "notifications_kind", columns: ["kind", "dueAt"] },
    { name: "notifications_person", columns: ["person"] },
    { name: "notifications_requested_at", columns: ["requestedAt"] },
  ],
});

/** Reads the language in an enquiry notice's parameters too, by the settings' list. */
function readParameters(stored: Notification["parameters"]): Notification["parameters"] {
  return stored && "language" in stored ? { ...stored, language: readLanguage(String(stored.language)) } : stored;
}
