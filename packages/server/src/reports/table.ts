import { EntitySchema, type EntitySchemaColumnOptions } from "typeorm";
import { type Comments, tidyComments } from "@agency/model/report/comments";
import { type Snapshot, snapshotFromJson, snapshotToJson } from "@agency/model/report/snapshot";
import {
  belongsTo,
  key,
  moment,
  optionalJson,
  optionalMoment,
  optionalText,
  optionalWhole,
  problemColumn,
  text,
  whole,
  work,
  yesNo,
} from "../kit/db/columns.ts";
import { readLanguage } from "../kit/db/listed.ts";
import type { Holder, Report, Revision } from "./report.ts";

/** A snapshot as JSON text. Reading it turns its timestamps back into dates. */
const snapshotColumn: EntitySchemaColumnOptions = {
  type: "text",
  nullable: true,
  transformer: {
    to: (snapshot: Snapshot | null | undefined) => (snapshot ? JSON.stringify(snapshotToJson(snapshot)) : snapshot),
    from: (json: string | null) => (json === null ? null : readSnapshot(json)),
  },
};

function readSnapshot(json: string): Snapshot {
  const stored = JSON.parse(json);
  const { language, comments } = stored;
  return snapshotFromJson({ ...stored, language: readLanguage(language), comments: tidyComments(comments) });
}

/** Comments by their languages as JSON text; null without any. Those in a language that the settings lost are not read. */
const commentsColumn: EntitySchemaColumnOptions = {
  type: "text",
  nullable: true,
  transformer: {
    to: (comments: Comments | undefined) =>
      comments && (Object.keys(comments).length > 0 ? JSON.stringify(comments) : null),
    from: (json: string | null) => (json === null ? {} : tidyComments(JSON.parse(json))),
  },
};

export const reportEntity = new EntitySchema<Report>({
  name: "report",
  tableName: "reports",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "reports_client"),
    type: text(16),
    periodStart: text(10),
    periodEnd: text(10),
    state: text(16),
    life: text(16),
    requestedAt: moment,
    generatedAt: optionalMoment,
    seenAt: optionalMoment,
    sample: yesNo,
    undrawn: yesNo,
    doubtful: yesNo,
    comments: commentsColumn,
    recommendations: optionalJson,
    snapshot: snapshotColumn,
    version: whole,
    unapproved: yesNo,
    approving: yesNo,
    approver: optionalText(120),
    revision: whole,
    problem: problemColumn,
    ...work,
  },
  indices: [
    { name: "reports_period", columns: ["clientId", "type", "periodStart"], unique: true },
    {
      name: "reports_of_period",
      columns: [
        "type",
        "periodStart",
        "clientId",
        "life",
        "state",
        "version",
        "revision",
        "unapproved",
        "sample",
        "undrawn",
        "doubtful",
        "generatedAt",
      ],
    },
    { name: "reports_due", columns: ["state", "dueAt"] },
    { name: "reports_of_client", columns: ["clientId", "revision", "type", "periodStart"] },
    { name: "reports_newest", columns: ["clientId", "periodEnd", "periodStart", "revision"] },
    { name: "reports_generated_at", columns: ["generatedAt"] },
    { name: "reports_requested_at", columns: ["requestedAt"] },
    { name: "reports_unapproved", columns: ["unapproved", "generatedAt"] },
  ],
});

export const revisionEntity = new EntitySchema<Revision>({
  name: "report_revision",
  tableName: "report_revisions",
  columns: {
    reportId: { ...belongsTo("report", "report_revisions_report"), primary: true },
    number: { ...whole, primary: true },
    snapshot: { ...snapshotColumn, nullable: false },
    sample: yesNo,
    generatedAt: moment,
    approvedAt: moment,
    approvedBy: optionalText(120),
    withdrawnAt: optionalMoment,
    withdrawnBy: optionalText(120),
  },
  indices: [{ name: "report_revisions_approved_at", columns: ["approvedAt"] }],
});

/** Written by `noteHolders` only, whenever the dispatches of a report change. */
export const holderEntity = new EntitySchema<Holder>({
  name: "report_holder",
  tableName: "report_holders",
  columns: {
    reportId: { ...belongsTo("report", "report_holders_report"), primary: true },
    recipient: key(254),
    revision: whole,
    sentAt: optionalMoment,
    reached: optionalWhole,
    dispatchId: text(36),
    brings: optionalWhole,
    state: text(16),
  },
  indices: [{ name: "report_holders_state", columns: ["state", "reportId", "dispatchId"] }],
});
