import { z } from "zod";
import { currency } from "@agency/content/settings";
import { longestQuestion, maximumAnswered } from "@agency/model/limits";
import { answerRatings } from "@agency/model/states";
import { clientParamsSchema } from "./clients.ts";
import { dateSchema, lineSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { reportParamsSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";

const saidShape = {
  rating: z.enum(answerRatings).nullable().describe("Whether the report was useful"),
  question: z.string().trim().max(longestQuestion).nullable().describe("A question to the agency, as plain text"),
  customers: z
    .int()
    .min(0)
    .max(maximumAnswered.customers)
    .nullable()
    .describe("How many of the report's leads became customers"),
  worth: z
    .int()
    .min(0)
    .max(maximumAnswered.worth)
    .nullable()
    .describe(`What these customers are worth, in whole ${currency.symbol}`),
  name: lineSchema(120).nullable().describe("Who says so"),
};

const answerInputSchema = z.strictObject({ revision: z.int().min(1).max(100_000), ...saidShape });
/** What a client says about a revision. One that says nothing takes the answer back. */
export type AnswerInput = z.input<typeof answerInputSchema>;

const givenSchema = z.object({ ...saidShape, at: momentSchema.describe("When it was given, or changed last") });

export const ownAnswerSchema = z.object({
  answer: givenSchema.nullable().describe("What was said by this link; null before"),
  state: z
    .enum(["open", "closed", "staff"])
    .describe(
      "open: it can be given and changed; closed: there is a later report of its type; staff: only clients answer",
    ),
});
/** The answer that was given by one link. */
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;

export const clientAnswerSchema = givenSchema.extend({
  id: z.uuid(),
  reportId: z.string(),
  reportType: reportTypeSchema,
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  revision: z.int(),
  recipient: z
    .string()
    .nullable()
    .describe("Whose email the link was in; null for the portal and links that were shared"),
  settled: z
    .object({ at: momentSchema, by: z.string().describe("The account's name") })
    .nullable()
    .describe("When somebody dealt with the question"),
});
/** An answer of a client, for the staff. */
export type ClientAnswer = z.infer<typeof clientAnswerSchema>;

const answerQuerySchema = z.object({
  revision: z.coerce.number<number>().int().min(1).max(100_000).optional().describe("The latest when missing"),
});

const sharedParamsSchema = z.object({ shareToken: z.string().regex(/^[\w-]{43}$/) });

const route = defineRoutes("Answers of clients");

export const readAnswer = route("GET", "/api/reports/clients/:clientId/reports/:reportId/answer", {
  summary: "What the client said about a revision in the portal",
  access: "portal",
  params: reportParamsSchema,
  query: answerQuerySchema,
  success: { status: 200, schema: ownAnswerSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "too_many_attempts"],
});

export const giveAnswer = route("PUT", "/api/reports/clients/:clientId/reports/:reportId/answer", {
  summary:
    "The client says something about a revision in the portal, changes it, or takes it back by saying nothing. Until the next report of its type; the staff cannot",
  access: "portal",
  right: "read",
  event: "answer.given",
  costs: ["answer"],
  params: reportParamsSchema,
  body: answerInputSchema,
  success: { status: 200, schema: ownAnswerSchema },
  errors: [
    "invalid_input",
    "client_not_found",
    "report_not_found",
    "answer_closed",
    "answer_by_staff",
    "too_many_attempts",
  ],
});

export const readSharedAnswer = route("GET", "/api/shared/:shareToken/answer", {
  summary: "What was said about a revision by a link",
  access: "public",
  params: sharedParamsSchema,
  query: answerQuerySchema,
  success: { status: 200, schema: ownAnswerSchema },
  errors: ["invalid_input", "share_not_found", "share_ended", "too_many_attempts"],
});

export const giveSharedAnswer = route("PUT", "/api/shared/:shareToken/answer", {
  summary: "The same by a link that opens one report: each link has its own answer",
  access: "public",
  event: "answer.given",
  costs: ["answer"],
  params: sharedParamsSchema,
  body: answerInputSchema,
  success: { status: 200, schema: ownAnswerSchema },
  errors: [
    "invalid_input",
    "share_not_found",
    "share_ended",
    "report_not_found",
    "answer_closed",
    "answer_by_staff",
    "too_many_attempts",
  ],
});

export const listAnswers = route("GET", "/api/reports/clients/:clientId/answers", {
  summary: "A client's answers, newest first, 100 at most",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: z.array(clientAnswerSchema) },
  errors: ["client_not_found"],
});

export const settleAnswer = route("PUT", "/api/reports/clients/:clientId/answers/:answerId/settled", {
  summary: "Say that the question was dealt with, or that it waits again",
  access: "staff",
  right: "reports",
  event: "answer.settled",
  params: clientParamsSchema.extend({ answerId: z.uuid() }),
  body: z.strictObject({ settled: z.boolean() }),
  success: { status: 200, schema: clientAnswerSchema },
  errors: ["invalid_input", "client_not_found", "answer_not_found"],
});
