import { z } from "zod";
import { shareDays } from "@agency/model/limits";
import { emailSchema, logoQuerySchema, logoSchema } from "./clients.ts";
import { emptySchema, momentSchema } from "./common.ts";
import { reportParamsSchema, reportSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";

const shareInputSchema = z.strictObject({
  days: z.literal(shareDays).default(30).describe("How long the link opens the report"),
});

export const shareSchema = z.object({
  id: z.string(),
  createdAt: momentSchema,
  by: z.enum(["agency", "client"]).describe("Who made the link"),
  expiresAt: momentSchema,
  views: z
    .int()
    .describe("How often a person opened the report with it. Reading it by GET, as crawlers do, does not count"),
  lastViewedAt: momentSchema.nullable(),
});
/** A link that opens one report for anybody who has it. Its token is told once, to whoever makes it. */
export type Share = z.infer<typeof shareSchema>;

const sharesSchema = z.array(shareSchema);

const madeShareSchema = z.object({
  share: shareSchema,
  token: z.string().describe("The part of the link after the #. Only its hash is stored"),
});

const shareParamsSchema = reportParamsSchema.extend({ shareId: z.uuid() });

const sharedParamsSchema = z.object({ shareToken: z.string().regex(/^[\w-]{43}$/) });

export const sharedReportSchema = z.object({
  report: reportSchema,
  logo: logoSchema.nullable().describe("The client's"),
  expiresAt: momentSchema,
  mailed: z.boolean().describe("Whether the link is that of the report's email"),
  recorded: z.boolean().describe("Whether its openings are recorded"),
});
/** A link opens the report with its client's logo, until a day. */
export type SharedReport = z.infer<typeof sharedReportSchema>;

const sharedOpeningSchema = z.strictObject({ revision: z.int().min(1).max(100_000) });

const handOverInputSchema = z.strictObject({ email: emailSchema.describe("Of the contact") });

const route = defineRoutes("Shared reports");

export const listShares = route("GET", "/api/reports/clients/:clientId/reports/:reportId/shares", {
  summary: "The links that open a report at present, newest first",
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: sharesSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const makeShare = route("POST", "/api/reports/clients/:clientId/reports/:reportId/shares", {
  summary: "Make a link that opens this report, and nothing else, for some days",
  access: "portal",
  right: "reports",
  event: "share.made",
  costs: ["sharing"],
  params: reportParamsSchema,
  body: shareInputSchema,
  success: { status: 201, schema: madeShareSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "too_many_shares", "too_many_attempts"],
});

export const endShare = route("DELETE", "/api/reports/clients/:clientId/reports/:reportId/shares/:shareId", {
  summary: "End a link at once; ending it again changes nothing",
  access: "portal",
  right: "reports",
  event: "share.ended",
  costs: [],
  params: shareParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["client_not_found", "report_not_found", "share_not_found", "too_many_attempts"],
});

export const readShared = route("GET", "/api/shared/:shareToken", {
  summary: "The report that a link opens",
  access: "public",
  params: sharedParamsSchema,
  success: { status: 200, schema: sharedReportSchema },
  errors: ["share_not_found", "share_ended", "too_many_attempts"],
});

export const readSharedLogo = route("GET", "/api/shared/:shareToken/logo", {
  summary: "The logo of the client whose report a link opens",
  access: "public",
  params: sharedParamsSchema,
  query: logoQuerySchema,
  success: { status: 200, schema: z.string(), contentType: "image/png" },
  errors: ["share_not_found", "share_ended", "invalid_input", "not_found", "too_many_attempts"],
});

export const downloadShared = route("GET", "/api/shared/:shareToken/pdf", {
  summary: "The report that a link opens, as a PDF",
  access: "public",
  params: sharedParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["share_not_found", "share_ended", "report_not_drawn", "too_many_attempts"],
});

export const recordSharedOpening = route("POST", "/api/shared/:shareToken/openings", {
  summary:
    "A person reads a report by a link: one more view of a link that somebody made. By the link of an email, an opening is recorded unless recording is off. The staff do not count",
  access: "public",
  event: null,
  costs: [],
  params: sharedParamsSchema,
  body: sharedOpeningSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "share_not_found", "share_ended", "too_many_attempts"],
});

export const noteHandOver = route("POST", "/api/reports/clients/:clientId/reports/:reportId/handovers", {
  summary: "Note that somebody opened a chat with a contact to give a link to the approved report",
  access: "staff",
  right: "reports",
  event: "report.handedOver",
  params: reportParamsSchema,
  body: handOverInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found", "report_not_found"],
});
