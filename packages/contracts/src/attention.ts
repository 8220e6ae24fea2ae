import { z } from "zod";
import { alertKinds } from "@agency/model/alerts/alert";
import { keptTableNames } from "@agency/model/kept-tables";
import { attentionKinds, serverTroubles } from "@agency/model/states";
import { alertItemSchemas } from "./alerts.ts";
import { dateSchema, mineSchema, momentSchema, problemSchema, reportTypeSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const clientItemSchema = z.object({
  kind: z
    .enum(attentionKinds)
    .exclude([...serverTroubles, "notice_uncertain", "notice_failed", "source_expiring", ...alertKinds]),
  clientId: z.string(),
  clientName: z.string(),
  reportId: z.string().nullable().describe("null for a schedule that could not request its report"),
  reportType: reportTypeSchema,
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  recipient: z.string().nullable().describe("Of an email"),
  problem: problemSchema,
  question: z.string().nullable().describe("What a client asks about the report"),
  since: momentSchema,
});
/** An item that concerns a client. */
export type ClientAttention = z.infer<typeof clientItemSchema>;

/** What was noticed of a client between two reports. */
export type AlertAttention = z.infer<(typeof alertItemSchemas)[number]>;

const noticeSchema = z.object({
  kind: z.enum(["notice_uncertain", "notice_failed"]),
  id: z.string(),
  notification: z.string().describe("The notification's kind, such as client-welcome"),
  recipient: z.string(),
  problem: problemSchema,
  since: momentSchema,
});
/** An email other than a report. */
export type NoticeAttention = z.infer<typeof noticeSchema>;

const expiringSchema = z.object({
  kind: z.literal("source_expiring"),
  account: z.string().describe("A Google account whose sign-in ends unless somebody connects it again"),
  endsAt: momentSchema,
});
export type ExpiringAttention = z.infer<typeof expiringSchema>;

const outageSchema = z.object({
  kind: z.literal("mail_outage"),
  waiting: z.int().describe("Emails that the mail server does not take; they are tried again"),
  problem: problemSchema.describe("Why it did not take the oldest"),
  since: momentSchema,
});
const rushSchema = z.object({
  kind: z.literal("mail_rush").describe("More forms came in than emails about them are sent in an hour"),
  waiting: z.int().describe("Confirmations to strangers that leave when there is room"),
  gathered: z.int().describe("Notices to the staff that come together in the next digest"),
  since: momentSchema,
});
const diskSchema = z.object({
  kind: z.literal("disk_low"),
  freeBytes: z.number().describe("What can still be written to the disk of DATA_DIR"),
});
const backupSchema = z.object({
  kind: z.literal("backup_late"),
  since: momentSchema.nullable().describe("The last backup; null when none was ever made"),
});
const workerSchema = z.object({
  kind: z.literal("worker_away").describe("No worker runs, so that no report is made and no email leaves"),
  since: momentSchema.nullable().describe("When one was last seen; null when none ever was"),
});
const tableSchema = z.object({
  kind: z.literal("table_ends").describe("A table of facts that the product keeps ends soon, or has ended"),
  table: z.enum(keptTableNames),
  until: dateSchema.describe("The last day of which it knows something"),
});
/** A trouble of the server, which the person who runs it has to solve. */
export type ServerAttention = z.infer<
  | typeof outageSchema
  | typeof rushSchema
  | typeof diskSchema
  | typeof backupSchema
  | typeof workerSchema
  | typeof tableSchema
>;

/** Something that does not go on until the staff do something about it. */
const attentionItemSchema = z.discriminatedUnion("kind", [
  clientItemSchema,
  ...alertItemSchemas,
  noticeSchema,
  expiringSchema,
  outageSchema,
  rushSchema,
  diskSchema,
  backupSchema,
  workerSchema,
  tableSchema,
]);

export const attentionSchema = z.object({
  total: z.int(),
  counts: z.partialRecord(z.enum(attentionKinds), z.int()).describe("Kinds of which there are any"),
  items: z.array(attentionItemSchema).describe("The most urgent kind first, the oldest of a kind first"),
});

export type Attention = z.infer<typeof attentionSchema>;

const attentionQuerySchema = z.object({
  limit: z.coerce.number<number>().int().min(1).max(500).default(100).describe("Of each kind"),
  mine: mineSchema,
});

const route = defineRoutes("Reports");

export const readAttention = route("GET", "/api/reports/attention", {
  summary:
    "What waits for the staff: failed and uncertain reports and emails of all kinds, schedules that made no report for the last complete period, questions of clients, reports prepared for over 3 days, revisions that were not mailed, and what was noticed of clients between reports",
  access: "staff",
  right: "read",
  query: attentionQuerySchema,
  success: { status: 200, schema: attentionSchema },
  errors: ["invalid_input"],
});
