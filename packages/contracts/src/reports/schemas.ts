import { z } from "zod";
import { type Figures, numberFigures } from "@agency/model/figures";
import { recommendationKeys } from "@agency/model/report/recommendations";
import type { SearchResults } from "@agency/model/report/search-results";
import { reportSections } from "@agency/model/report/sections";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { dispatchStates, mailFilters, reportStates, scheduleOutcomes } from "@agency/model/states";
import { clientParamsSchema } from "../clients/schemas.ts";
import { dateSchema, languageSchema, momentSchema, problemSchema, reportTypeSchema } from "../common.ts";
import { originsSchema } from "../figures/origins.ts";
import { targetsSchema } from "../plan/schemas.ts";
import { recordingSchema, revisionUsesSchema } from "../uses/schemas.ts";

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
  conversions: z.object({ totalLeads: count, changeFromPrevious: signedText, conversionRate: z.string().nullable() }),
});
export type Metrics = z.infer<typeof metricsSchema>;

const historyPointSchema = z.object({
  start: dateSchema,
  end: dateSchema,
  totalVisitors: count,
  organicTraffic: count,
  totalLeads: count,
});

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
  calls: count,
  directions: count,
  websiteClicks: count,
  adSpend: z.number().nullable(),
}) satisfies z.ZodType<Figures>;

const change = z.number().nullable();

/** A rule's recommendation, or the staff's own sentence. */
const recommendationSchema = z.union([
  z.strictObject({ key: z.enum(recommendationKeys), params: z.record(z.string(), z.number()) }),
  z.strictObject({ text: z.string() }),
]);

const workSchema = z.array(z.object({ date: dateSchema, text: z.string(), link: z.string().nullable() }));

export const revisedSchema = z.object({
  number: z.int(),
  at: momentSchema,
  figures: z.array(
    z.object({ figure: z.enum(numberFigures), before: z.number().nullable(), after: z.number().nullable() }),
  ),
  others: z.boolean().describe("Whether something else changed as well"),
});

const keywordSchema = z.object({
  query: z.string(),
  clicks: count,
  impressions: count,
  position: z.number().nullable(),
});

const placesSchema = z.object({ top3: z.int(), top10: z.int(), top20: z.int(), beyond: z.int() });

const searchResultsSchema = z.object({
  rows: z.array(keywordSchema.extend({ before: z.number().nullable(), isNew: z.boolean() })),
  lost: z.array(z.string()),
  places: placesSchema,
  placesBefore: placesSchema.nullable(),
  pages: z.array(z.object({ page: z.string(), clicks: z.int(), impressions: z.int(), position: z.number() })),
}) satisfies z.ZodType<SearchResults>;

const leadPartsSchema = z.array(z.object({ name: z.string(), leads: z.int() }));

const snapshotSchema = z.object({
  ruleVersion: z.int(),
  language: languageSchema,
  clientName: z.string(),
  type: reportTypeSchema,
  period: z.object({ start: dateSchema, end: dateSchema }),
  figures: figuresSchema,
  origins: z
    .object({ current: originsSchema, compared: originsSchema })
    .describe("Where the figures come from, and those that the changes compare with"),
  changes: z.object({ visitors: change, leads: change, followers: change, position: change }),
  searches: searchResultsSchema
    .nullable()
    .describe("The searches that found the client, beside those of the period before"),
  places: z
    .array(z.object({ start: dateSchema, end: dateSchema, places: placesSchema }))
    .describe("Where the searches of this period and earlier ones rank, oldest first"),
  leads: z
    .object({ kinds: leadPartsSchema, channels: leadPartsSchema })
    .nullable()
    .describe("What the leads divide into, as the source names it; null when that is unknown"),
  targets: targetsSchema.describe("What a month is to reach"),
  work: workSchema,
  next: workSchema.describe("What is planned for the period after"),
  sections: z.array(z.enum(reportSections)).describe("The sections that it shows, in their order"),
  recommendations: z.array(recommendationSchema),
  history: z.array(historyPointSchema).describe("This period and up to thirteen earlier ones, oldest first"),
  comment: z.string().nullable(),
  generatedAt: momentSchema,
  revised: revisedSchema
    .nullable()
    .describe("What this revision changed; null for the first one, also of real figures"),
}) satisfies z.ZodType<SnapshotJson>;

export const listReportsQuerySchema = z.object({
  limit: z.coerce.number<number>().int().min(1).max(100).optional().describe("How many at most; missing means all"),
});

export const reportParamsSchema = clientParamsSchema.extend({ reportId: z.uuid() });

export const reportSchema = z.object({
  id: z.string(),
  title: z.string(),
  reportType: reportTypeSchema,
  generatedAt: momentSchema,
  emailSent: z.boolean(),
  revision: z.int().describe("1 for the first approval, raised with each later change"),
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  data: z.object({ metrics: metricsSchema, recommendations: z.array(z.string()) }),
  snapshot: snapshotSchema.describe("The frozen content, which the reader turns into text in any language"),
});
/** An approved report: a snapshot that never changes when read. */
export type Report = z.infer<typeof reportSchema>;

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

const commentSchema = z.string().trim().max(2000);

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

/** The most clients of one request. */
const mostClients = 1000;

export const requestReportsInputSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: periodStartSchema,
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
      outcome: z.enum([...scheduleOutcomes, "client_not_found"]),
      reportId: z.string().nullable(),
    }),
  ),
});
/** What became of each client of a request, in the order of the request. */
export type RequestedReports = z.infer<typeof requestedReportsSchema>;

export const resendInputSchema = z.object({
  number: z.int().min(0).max(1000).describe("The number of the new dispatch: a repeated click gives the same one"),
});

/** The most recommendations of one report, and the longest sentence of the staff. */
const mostRecommendations = 8;
const longestRecommendation = 500;

const draftRecommendationSchema = z.union([
  z.strictObject({ key: z.enum(recommendationKeys), params: z.record(z.string().max(40), z.number()) }),
  z.strictObject({ text: z.string().trim().min(1).max(longestRecommendation) }),
]);

export const draftInputSchema = z.object({
  version: z
    .int()
    .min(0)
    .optional()
    .describe("The version that was edited; refused when the working copy is another by now; missing saves over it"),
  comment: commentSchema.optional().describe("Empty clears it; missing keeps it"),
  recommendations: z
    .array(draftRecommendationSchema)
    .max(mostRecommendations)
    .nullish()
    .describe("In their order; null means those of the rules; missing keeps them"),
});
export type DraftInput = z.input<typeof draftInputSchema>;

export const approveInputSchema = z.object({
  version: z.int().min(0).optional().describe("The version that was looked at; missing approves whatever is there"),
});

export const draftSchema = z.object({
  progress: reportProgressSchema,
  report: reportSchema.nullable().describe("As the client would read it; null before it is generated"),
  ruleRecommendations: z.array(recommendationSchema).describe("What the rules recommend"),
  edited: z.boolean().describe("Whether the staff edited the recommendations"),
  unread: problemSchema.describe("Why a source of the client is missing in it; null when none is"),
  recipients: z
    .array(z.object({ email: z.string(), name: z.string().nullable(), language: languageSchema.nullable() }))
    .describe("Whom a sending goes to; a null language is the client's"),
  revisions: z.array(
    z.object({
      number: z.int(),
      approvedAt: momentSchema,
      approvedBy: z.string().nullable(),
      revised: revisedSchema.nullable(),
      uses: revisionUsesSchema.describe("What its client did with it; all null unless that is recorded"),
    }),
  ),
  recording: recordingSchema,
  recordedSince: momentSchema
    .nullable()
    .describe("Since when uses are recorded; null for as long as there is the client"),
});
/** The working copy of a report, for the staff. */
export type ReportDraft = z.infer<typeof draftSchema>;

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
