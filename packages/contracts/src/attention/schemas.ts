import { z } from "zod";
import { attentionKinds } from "@agency/model/states";
import { dateSchema, momentSchema, problemSchema, reportTypeSchema } from "../common.ts";

const clientItemSchema = z.object({
  kind: z.enum(attentionKinds).exclude(["source_expiring"]),
  clientId: z.string(),
  clientName: z.string(),
  reportId: z.string().nullable().describe("null for a schedule that could not request its report"),
  reportType: reportTypeSchema,
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  recipient: z.string().nullable().describe("Of an email"),
  problem: problemSchema,
  since: momentSchema,
});
/** What a client waits for. */
export type ClientAttention = z.infer<typeof clientItemSchema>;

const expiringSchema = z.object({
  kind: z.literal("source_expiring"),
  account: z.string().describe("A Google account whose sign-in ends unless somebody connects it again"),
  endsAt: momentSchema,
});
export type ExpiringAttention = z.infer<typeof expiringSchema>;

/** Something that does not go on until the staff do something about it. */
const attentionItemSchema = z.discriminatedUnion("kind", [clientItemSchema, expiringSchema]);

export const attentionSchema = z.object({
  total: z.int(),
  counts: z.partialRecord(z.enum(attentionKinds), z.int()).describe("Kinds of which there are any"),
  items: z.array(attentionItemSchema).describe("The most urgent kind first, the oldest of a kind first"),
});

export const attentionQuerySchema = z.object({
  limit: z.coerce.number<number>().int().min(1).max(500).default(100).describe("Of each kind"),
});
