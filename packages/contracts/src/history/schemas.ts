import { z } from "zod";
import { clientParamsSchema } from "../clients/schemas.ts";
import { dateSchema, momentSchema, reportTypeSchema } from "../common.ts";
import { reportParamsSchema } from "../reports/report.ts";
import { revisedSchema } from "../reports/snapshot.ts";

const count = z.int().nullable();

export const historyQuerySchema = z.object({
  reportType: reportTypeSchema.optional(),
  year: z.coerce.number<number>().int().min(1000).max(9999).optional().describe("The year in which the period begins"),
  limit: z.coerce.number<number>().int().min(1).max(100).default(12),
  offset: z.coerce.number<number>().int().min(0).max(100_000).default(0),
});
export type HistoryQuery = z.input<typeof historyQuerySchema>;

export const historyEntrySchema = z.object({
  id: z.string(),
  reportType: reportTypeSchema,
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  generatedAt: momentSchema,
  emailSent: z.boolean(),
  revision: z.int(),
  sample: z.boolean().describe("Whether its figures are made up"),
  totalVisitors: count,
  totalLeads: count,
});
/** A report in the history: what a list shows of it. */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historySchema = z.object({
  counts: z
    .array(z.object({ reportType: reportTypeSchema, year: z.int(), reports: z.int() }))
    .describe("How many there are of each type and year, whatever the filter"),
  reports: z.array(historyEntrySchema),
});
export type History = z.infer<typeof historySchema>;

export const historyParamsSchema = clientParamsSchema;

export const revisionParamsSchema = reportParamsSchema.extend({
  number: z.coerce.number<string>().int().min(1).max(100_000),
});

export const portalRevisionsSchema = z.array(
  z.object({
    number: z.int(),
    approvedAt: momentSchema,
    mailedAt: momentSchema.nullable().describe("When it was first emailed; null when it was not"),
    revised: revisedSchema.nullable().describe("What it changed; null for the first one, also of real figures"),
  }),
);
/** The revisions of a report, newest first, as the client may know them. */
export type PortalRevisions = z.infer<typeof portalRevisionsSchema>;
