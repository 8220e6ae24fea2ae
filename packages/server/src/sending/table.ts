import { EntitySchema } from "typeorm";
import {
  belongsTo,
  key,
  moment,
  optionalMoment,
  optionalText,
  optionalWhole,
  problemColumn,
  text,
  whole,
  work,
} from "../kit/db/columns.ts";
import { optionalLanguageColumn } from "../kit/db/listed.ts";
import { snapshotColumn } from "../reports/table.ts";
import type { Dispatch } from "./dispatch.ts";

export const dispatchEntity = new EntitySchema<Dispatch>({
  name: "dispatch",
  tableName: "dispatches",
  columns: {
    id: key(36),
    reportId: belongsTo("report", "dispatches_report"),
    number: whole,
    revision: optionalWhole,
    messageId: text(120),
    recipient: text(254),
    recipientName: optionalText(120),
    language: optionalLanguageColumn,
    linkToken: optionalText(43),
    state: text(16),
    requestedAt: moment,
    sentAt: optionalMoment,
    snapshot: snapshotColumn,
    problem: problemColumn,
    ...work,
  },
  indices: [
    { name: "dispatches_recipient", columns: ["reportId", "number", "recipient"], unique: true },
    { name: "dispatches_of_report", columns: ["reportId", "number", "revision", "state", "sentAt", "recipient"] },
    { name: "dispatches_message_id", columns: ["messageId"], unique: true },
    { name: "dispatches_due", columns: ["state", "dueAt"] },
    { name: "dispatches_sent_at", columns: ["sentAt"] },
  ],
});
