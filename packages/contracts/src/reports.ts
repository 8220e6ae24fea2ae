import { z } from "zod";
import { mailFilters, reportStates } from "@agency/model/states";
import { clientParamsSchema, recordingSchema } from "./clients.ts";
import { emptySchema, dateSchema, languageSchema, momentSchema, problemSchema, reportTypeSchema } from "./common.ts";
import { confirmedSchema, presentedDoubtSchema } from "./figures.ts";
import { mailedBeforeSchema, reportBeforeSchema } from "./report-before.ts";
import { metricsSchema } from "./report-metrics.ts";
import { reportProgressSchema } from "./report-progress.ts";
import { recommendationSchema, revisedSchema, ruleRecommendationSchema, snapshotSchema } from "./report-snapshot.ts";
import { defineRoutes } from "./route.ts";

const listReportsQuerySchema = z.object({
  limit: z.coerce.number<number>().int().min(1).max(100).optional().describe("How many at most; missing means all"),
  types: z
    .enum(["all", "main"])
    .default("all")
    .describe("Of every type, or of the one that the client mainly gets: monthly, or else the one sent most often"),
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

const commentSchema = z.string().trim().max(2000);

const periodStartSchema = dateSchema
  .optional()
  .describe("First day of a complete period of the last 24; missing means the last complete one");

export const requestReportInputSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: periodStartSchema,
  comment: commentSchema
    .optional()
    .describe(
      "The staff's comment in the client's language, saved with the request; empty clears it, missing keeps it",
    ),
  confirmed: confirmedSchema.describe("Answers to doubts about the figures; source_unread to go without a source"),
});

const resendInputSchema = z.object({
  number: z
    .int()
    .min(0)
    .max(1000)
    .optional()
    .describe(
      "The number of the sending: a repeated click gives the same one. Missing means the sending of this revision that is still on its way, or else a new one",
    ),
});

const settleInputSchema = z.object({ arrived: z.boolean() });

const dispatchParamsSchema = reportParamsSchema.extend({ dispatchId: z.uuid() });

export const allReportsQuerySchema = z.object({
  reportType: reportTypeSchema.optional(),
  state: z.enum(reportStates).optional(),
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

const useSchema = z
  .object({ times: z.int(), firstAt: momentSchema, lastAt: momentSchema })
  .nullable()
  .describe("Null when it did not happen");

export const revisionUsesSchema = z.object({
  opened: useSchema.describe(
    "In the portal, by somebody who moved the pointer, scrolled, tapped or typed; openings within half an hour are one",
  ),
  downloaded: useSchema.describe("Its PDF, in the portal"),
  mailed: useSchema.describe("Through the link of an email"),
});
/** How a client used one revision of a report. */
export type RevisionUses = z.infer<typeof revisionUsesSchema>;

/** The most recommendations of one report, and the longest sentence of the staff. */
const mostRecommendations = 8;
const longestRecommendation = 500;

const draftRecommendationSchema = z.union([
  ruleRecommendationSchema,
  z.strictObject({ text: z.string().trim().min(1).max(longestRecommendation) }),
]);

export const draftInputSchema = z.object({
  version: z
    .int()
    .min(0)
    .optional()
    .describe("The version that was edited; refused when the working copy is another by now; missing saves over it"),
  comment: commentSchema.optional().describe("In the client's language; empty clears it, missing keeps it"),
  comments: z
    .partialRecord(languageSchema, commentSchema)
    .optional()
    .describe("In further languages, or in all; an empty one clears it, a missing one keeps it"),
  recommendations: z
    .array(draftRecommendationSchema)
    .max(mostRecommendations)
    .nullish()
    .describe("In their order; null means those of the rules; missing keeps them"),
});
export type DraftInput = z.input<typeof draftInputSchema>;

const approveInputSchema = z.object({
  version: z.int().min(0).optional().describe("The version that was looked at; missing approves whatever is there"),
  confirmed: confirmedSchema.describe("Answers to doubts about the figures; source_unread to go without a source"),
});

export const draftSchema = z.object({
  progress: reportProgressSchema,
  report: reportSchema.nullable().describe("As the client would read it; null before it is generated"),
  differs: z.boolean().describe("Whether approving it would make another revision"),
  before: reportBeforeSchema,
  ruleRecommendations: z.array(recommendationSchema).describe("What the rules recommend"),
  edited: z.boolean().describe("Whether the staff edited the recommendations"),
  unread: problemSchema.describe("Why a source of the client is missing in it; null when none is"),
  doubts: z
    .array(presentedDoubtSchema)
    .describe("Figures that may be others; approving asks for those without an answer"),
  undrawn: z
    .array(z.string())
    .describe("Words that its PDF cannot show, because no font has their letters; only somebody approves it then"),
  recipients: z
    .array(
      z.object({
        email: z.string(),
        name: z.string().nullable(),
        language: languageSchema.nullable(),
        served: z.boolean().describe("Whether the approved revision was sent to it, or is on its way"),
        before: mailedBeforeSchema,
      }),
    )
    .describe("Whom a sending goes to; a null language is the client's"),
  handOver: z
    .array(
      z.object({
        email: z.string(),
        name: z.string().nullable(),
        language: languageSchema,
        whatsapp: z.string().describe("The number's digits, with the country's code"),
      }),
    )
    .describe("Contacts to whom a person can give a link to the report by WhatsApp"),
  handedOver: z
    .array(z.object({ revision: z.int(), recipient: z.string(), by: z.string(), at: momentSchema }))
    .describe("Who did so, newest first. Whether it arrived, nobody knows"),
  revisions: z.array(
    z.object({
      number: z.int(),
      approvedAt: momentSchema,
      approvedBy: z.string().nullable(),
      withdrawn: z
        .object({ at: momentSchema, by: z.string() })
        .nullable()
        .describe("When the approval was taken back, and by whom; null while it stands"),
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

const route = defineRoutes("Reports");

export const listReports = route("GET", "/api/reports/clients/:clientId/reports", {
  summary: "A client's approved reports, newest period first",
  access: "portal",
  params: clientParamsSchema,
  query: listReportsQuerySchema,
  success: { status: 200, schema: z.array(reportSchema) },
  errors: ["invalid_input", "client_not_found", "too_many_attempts"],
});

export const requestReport = route("POST", "/api/reports/clients/:clientId/reports", {
  summary: "Generate and approve the report of a complete period; a second request refreshes the same report",
  access: "staff",
  right: "reports",
  event: "report.generated",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "no_figures", "source_unread", "figures_doubtful"],
});

export const sendReport = route("POST", "/api/reports/clients/:clientId/reports/send", {
  summary: "Generate and approve the report of a complete period and email it once to each contact",
  access: "staff",
  right: "reports",
  event: "report.sent",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: [
    "invalid_input",
    "client_not_found",
    "no_figures",
    "no_recipients",
    "sample_not_mailed",
    "source_unread",
    "figures_doubtful",
  ],
});

export const readReport = route("GET", "/api/reports/clients/:clientId/reports/:reportId", {
  summary: "One approved report",
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: reportSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const downloadReport = route("GET", "/api/reports/clients/:clientId/reports/:reportId/pdf", {
  summary: "The approved report as a PDF",
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["client_not_found", "report_not_found", "report_not_drawn", "too_many_attempts"],
});

export const downloadPicture = route("GET", "/api/reports/clients/:clientId/reports/:reportId/picture", {
  summary: "The approved report in a picture for a chat: whose it is, how it went, and three numbers",
  access: "portal",
  params: reportParamsSchema,
  query: z.object({ language: languageSchema.optional().describe("The client's when missing") }),
  success: { status: 200, schema: z.unknown(), contentType: "image/png" },
  errors: ["invalid_input", "client_not_found", "report_not_found", "report_not_drawn", "too_many_attempts"],
});

export const readDraft = route("GET", "/api/reports/clients/:clientId/reports/:reportId/draft", {
  summary: "The working copy of a report as the client would read it, and its revisions",
  access: "staff",
  right: "read",
  params: reportParamsSchema,
  success: { status: 200, schema: draftSchema },
  errors: ["client_not_found", "report_not_found", "report_not_drawn"],
});

export const noteSeen = route("POST", "/api/reports/clients/:clientId/reports/:reportId/seen", {
  summary: "Note that the working copy was on somebody's screen for a while",
  access: "staff",
  right: "reports",
  event: null,
  params: reportParamsSchema,
  body: z.strictObject({ version: z.int().min(0).describe("The version that was shown") }),
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found", "report_not_found"],
});

export const approveReport = route("POST", "/api/reports/clients/:clientId/reports/:reportId/approve", {
  summary: "Approve the working copy of a report, which the client can then read",
  access: "staff",
  right: "reports",
  event: "report.approved",
  params: reportParamsSchema,
  body: approveInputSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: [
    "invalid_input",
    "client_not_found",
    "report_not_found",
    "not_generated",
    "report_changed",
    "source_unread",
    "figures_doubtful",
  ],
});

export const sendApproved = route("POST", "/api/reports/clients/:clientId/reports/:reportId/send", {
  summary:
    "Email the approved report to every contact that does not have this revision yet, and to those for whom its last sending failed",
  access: "staff",
  right: "reports",
  event: "report.sent",
  params: reportParamsSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["client_not_found", "report_not_found", "not_approved", "no_recipients", "sample_not_mailed"],
});

export const readDispatch = route("GET", "/api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId", {
  summary: "A report as it was mailed",
  access: "staff",
  right: "read",
  params: dispatchParamsSchema,
  success: { status: 200, schema: reportSchema },
  errors: ["client_not_found", "report_not_found"],
});

export const downloadDispatch = route(
  "GET",
  "/api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId/pdf",
  {
    summary: "A report as it was mailed, as a PDF",
    access: "staff",
    right: "read",
    params: dispatchParamsSchema,
    success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
    errors: ["client_not_found", "report_not_found", "report_not_drawn"],
  },
);

export const editReport = route("PUT", "/api/reports/clients/:clientId/reports/:reportId/draft", {
  summary: "Change comments or the recommendations of a report's working copy",
  access: "staff",
  right: "reports",
  event: "report.edited",
  params: reportParamsSchema,
  body: draftInputSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "report_changed", "report_not_drawn"],
});

export const resendReport = route("POST", "/api/reports/clients/:clientId/reports/:reportId/resend", {
  summary: "Email the approved report to every contact again",
  access: "staff",
  right: "reports",
  event: "report.sent",
  params: reportParamsSchema,
  body: resendInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: [
    "invalid_input",
    "client_not_found",
    "report_not_found",
    "not_approved",
    "no_recipients",
    "sample_not_mailed",
  ],
});

export const settleDispatch = route(
  "POST",
  "/api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId/settle",
  {
    summary: "Settle a dispatch with an unknown outcome: it arrived, or send it again",
    access: "staff",
    right: "reports",
    event: "mail.settled",
    params: dispatchParamsSchema,
    body: settleInputSchema,
    success: { status: 200, schema: reportProgressSchema },
    errors: ["invalid_input", "client_not_found", "report_not_found", "not_uncertain"],
  },
);

export const listAllReports = route("GET", "/api/reports", {
  summary: "Every report of every client with its send history, newest first",
  access: "staff",
  right: "read",
  query: allReportsQuerySchema,
  success: { status: 200, schema: allReportsSchema },
  errors: ["invalid_input"],
});

export const listClientReports = route("GET", "/api/reports/clients/:clientId/progress", {
  summary: "Every report of a client with its send history, newest first",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  query: allReportsQuerySchema,
  success: { status: 200, schema: allReportsSchema },
  errors: ["invalid_input", "client_not_found"],
});
