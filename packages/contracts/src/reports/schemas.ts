import { z } from "zod";
import { dispatchStates, mailFilters, reportStates } from "@agency/model/states";
import { dateSchema, momentSchema, problemSchema, reportTypeSchema } from "../common.ts";
import { reportParamsSchema } from "./report.ts";

const reportStateSchema = z.enum(reportStates);

const dispatchStateSchema = z.enum(dispatchStates);

export const dispatchSchema = z.object({
  id: z.string(),
  number: z.int().describe("0 for the first sending, then 1, 2, … for each resend; one dispatch for each recipient"),
  revision: z.int().nullable().describe("The revision that is sent; null until it is known"),
  recipient: z.string(),
  recipientName: z.string().nullable(),
  state: dispatchStateSchema,
  attempts: z.int(),
  requestedAt: momentSchema,
  sentAt: momentSchema.nullable(),
  problem: problemSchema,
  counts: z.boolean().describe("Whether it is the email that says what its recipient has of the report"),
});
export type Dispatch = z.infer<typeof dispatchSchema>;

export const reportProgressSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  reportType: reportTypeSchema,
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  title: z.string(),
  state: reportStateSchema,
  problem: problemSchema,
  requestedAt: momentSchema,
  generatedAt: momentSchema.nullable(),
  sample: z.boolean(),
  comment: z.string().nullable(),
  revision: z.int().describe("The revision that the client reads; 0 before the first approval"),
  unapproved: z.boolean().describe("Whether the staff have something that the client cannot read yet"),
  version: z.int().describe("Raised with each change; approve with it what was looked at"),
  /** The send history, newest first. */
  dispatches: z.array(dispatchSchema),
});
/** The progress of a report, for the staff. */
export type ReportProgress = z.infer<typeof reportProgressSchema>;

export const commentSchema = z.string().trim().max(2000);

const periodStartSchema = dateSchema
  .optional()
  .describe("First day of a complete period of the last 24; missing means the last complete one");

export const requestReportInputSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: periodStartSchema,
  comment: commentSchema
    .optional()
    .describe("The staff's comment, saved with the request; empty clears it, missing keeps it"),
});

export const resendInputSchema = z.object({
  number: z.int().min(0).max(1000).describe("The number of the new dispatch: a repeated click gives the same one"),
});

export const settleInputSchema = z.object({ arrived: z.boolean() });

export const dispatchParamsSchema = reportParamsSchema.extend({ dispatchId: z.uuid() });

export const allReportsQuerySchema = z.object({
  reportType: reportTypeSchema.optional(),
  state: reportStateSchema.optional(),
  mail: z.enum(mailFilters).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(25),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type AllReportsQuery = z.input<typeof allReportsQuerySchema>;

export const allReportsSchema = z.object({
  total: z.int().describe("Counted up to a thousand beyond the page"),
  more: z.boolean().describe("Whether there are more than the total"),
  reports: z.array(reportProgressSchema),
});
export type AllReports = z.infer<typeof allReportsSchema>;
