import { z } from "zod";
import { type Figures, sourceKinds } from "@agency/model/figures";
import { recommendationKeys } from "@agency/model/report/recommendations";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { dispatchStates, mailFilters, reportStates } from "@agency/model/states";
import { clientParamsSchema } from "../clients/schemas.ts";
import { dateSchema, languageSchema, momentSchema, problemSchema, reportTypeSchema } from "../common.ts";

const count = z.int().nullable();
const signedText = z
  .string()
  .nullable()
  .describe("Signed text such as +12.5%; null when there is nothing to compare with");

export const metricsSchema = z.object({
  websiteTraffic: z.object({
    totalVisitors: count,
    organicTraffic: count,
    changeFromPrevious: signedText,
    /** The client's actual split in percent, or null when the source gives none. */
    sources: z.object({ organic: z.number(), social: z.number(), direct: z.number(), other: z.number() }).nullable(),
  }),
  seoRankings: z.object({
    averagePosition: z.number().nullable(),
    keywordsTracked: count,
    changeFromPrevious: z.string().nullable().describe("Places, current minus previous: +1.2 means a worse position"),
    topRankings: z.array(z.string()),
  }),
  socialEngagement: z.object({ totalFollowers: count, changeFromPrevious: signedText }),
  conversions: z.object({ totalLeads: count, conversionRate: z.string().nullable() }),
});
export type Metrics = z.infer<typeof metricsSchema>;

const historyPointSchema = z.object({
  start: dateSchema,
  end: dateSchema,
  totalVisitors: count,
  organicTraffic: count,
  totalLeads: count,
});

const sourceKindSchema = z.enum(sourceKinds);

const reportStateSchema = z.enum(reportStates);

const figuresSchema = z.object({
  totalVisitors: count,
  organicTraffic: count,
  socialTraffic: count,
  directTraffic: count,
  otherTraffic: count,
  sessions: count,
  averagePosition: z.number().nullable(),
  keywordsTracked: count,
  topRankings: z.array(z.string()),
  totalFollowers: count,
  totalLeads: count,
}) satisfies z.ZodType<Figures>;

const change = z.number().nullable();

const snapshotSchema = z.object({
  ruleVersion: z.int(),
  language: languageSchema,
  clientName: z.string(),
  type: reportTypeSchema,
  period: z.object({ start: dateSchema, end: dateSchema }),
  source: z.object({ kind: sourceKindSchema, readAt: momentSchema }),
  figures: figuresSchema,
  changes: z.object({ visitors: change, followers: change, position: change }),
  recommendations: z.array(z.object({ key: z.enum(recommendationKeys), params: z.record(z.string(), z.number()) })),
  history: z.array(historyPointSchema).describe("This period and up to eleven earlier ones, oldest first"),
  comment: z.string().nullable(),
  generatedAt: momentSchema,
}) satisfies z.ZodType<SnapshotJson>;

export const reportParamsSchema = clientParamsSchema.extend({ reportId: z.uuid() });

export const reportSchema = z.object({
  id: z.string(),
  title: z.string(),
  reportType: reportTypeSchema,
  generatedAt: momentSchema,
  emailSent: z.boolean(),
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  data: z.object({ metrics: metricsSchema, recommendations: z.array(z.string()) }),
  snapshot: snapshotSchema.describe("The frozen content, which the reader turns into text in any language"),
});
/** A generated report: a snapshot that never changes when read. */
export type Report = z.infer<typeof reportSchema>;

const dispatchStateSchema = z.enum(dispatchStates);

export const dispatchSchema = z.object({
  id: z.string(),
  number: z.int().describe("0 for the first dispatch, then 1, 2, … for each resend"),
  recipient: z.string(),
  state: dispatchStateSchema,
  attempts: z.int(),
  requestedAt: momentSchema,
  sentAt: momentSchema.nullable(),
  problem: problemSchema,
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
  /** The send history, newest first. */
  dispatches: z.array(dispatchSchema),
});
/** The progress of a report, for the staff. */
export type ReportProgress = z.infer<typeof reportProgressSchema>;

const commentSchema = z.string().trim().max(2000);

export const requestReportInputSchema = z.object({
  reportType: reportTypeSchema,
  comment: commentSchema
    .optional()
    .describe("The staff's comment, saved with the request; empty clears it, missing keeps it"),
});

/** The most clients of one request. */
const mostClients = 1000;

export const requestReportsInputSchema = z.object({
  reportType: reportTypeSchema,
  clientIds: z
    .array(z.string().max(64))
    .min(1)
    .max(mostClients)
    .optional()
    .describe("The client IDs; missing means every active client"),
  send: z.boolean().default(false).describe("Whether to email each report, once"),
});

export const requestedReportsSchema = z.object({
  results: z.array(
    z.object({
      clientId: z.string(),
      outcome: z.enum(["requested", "no_figures", "client_not_found"]),
      reportId: z.string().nullable(),
    }),
  ),
});
/** What became of each client of a request, in the order of the request. */
export type RequestedReports = z.infer<typeof requestedReportsSchema>;

export const resendInputSchema = z.object({
  number: z.int().min(0).max(1000).describe("The number of the new dispatch: a repeated click gives the same one"),
});

export const commentInputSchema = z.object({ comment: commentSchema });

export const settleInputSchema = z.object({ arrived: z.boolean() });

export const dispatchParamsSchema = reportParamsSchema.extend({ dispatchId: z.uuid() });

export const allReportsQuerySchema = z.object({
  clientId: z.string().max(64).optional(),
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
