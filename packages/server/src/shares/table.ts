import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalMoment, optionalText, text, whole } from "../kit/db/columns.ts";
import type { HandOver } from "./hand-over.ts";
import type { Share } from "./shares.ts";

export const shareEntity = new EntitySchema<Share>({
  name: "report_share",
  tableName: "report_shares",
  columns: {
    id: key(36),
    reportId: belongsTo("report", "report_shares_report"),
    tokenHash: text(64),
    createdAt: moment,
    createdBy: optionalText(120),
    recipient: optionalText(254),
    expiresAt: moment,
    endedAt: optionalMoment,
    views: whole,
    lastViewedAt: optionalMoment,
  },
  indices: [
    { name: "report_shares_token", columns: ["tokenHash"], unique: true },
    { name: "report_shares_of_report", columns: ["reportId", "createdAt"] },
    { name: "report_shares_recipient", columns: ["recipient"] },
  ],
});

export const handOverEntity = new EntitySchema<HandOver>({
  name: "report_handover",
  tableName: "report_handovers",
  columns: {
    id: key(36),
    reportId: belongsTo("report", "report_handovers_report"),
    revision: whole,
    recipient: text(254),
    by: text(120),
    at: moment,
  },
  indices: [
    { name: "report_handovers_of_report", columns: ["reportId", "at"] },
    { name: "report_handovers_recipient", columns: ["recipient"] },
  ],
});
