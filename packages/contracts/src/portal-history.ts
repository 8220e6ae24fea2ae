import { z } from "zod";
import { clientParamsSchema } from "./clients.ts";
import { dateSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { revisedSchema } from "./report-snapshot.ts";
import { reportParamsSchema, reportSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";

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

const historyParamsSchema = clientParamsSchema;

const revisionParamsSchema = reportParamsSchema.extend({
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

const route = defineRoutes("History");

export const readHistory = route("GET", "/api/reports/clients/:clientId/history", {
  summary: "A page of a client's approved reports without their content, newest period first",
  access: "portal",
  params: historyParamsSchema,
  query: historyQuerySchema,
  success: { status: 200, schema: historySchema },
  errors: ["invalid_input", "client_not_found", "too_many_attempts"],
});

export const readRevisions = route("GET", "/api/reports/clients/:clientId/reports/:reportId/revisions", {
  summary: "What was approved of a report, revision by revision, and when it was emailed",
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: portalRevisionsSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const readRevision = route("GET", "/api/reports/clients/:clientId/reports/:reportId/revisions/:number", {
  summary: "One revision of a report as it was approved and emailed",
  access: "portal",
  params: revisionParamsSchema,
  success: { status: 200, schema: reportSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const downloadRevision = route("GET", "/api/reports/clients/:clientId/reports/:reportId/revisions/:number/pdf", {
  summary: "One revision of a report as a PDF",
  access: "portal",
  params: revisionParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["client_not_found", "report_not_found", "report_not_drawn", "too_many_attempts"],
});
