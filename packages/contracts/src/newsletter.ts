import { z } from "zod";
import { emailSchema } from "./clients.ts";
import { emptySchema, lineSchema, linkTokenInputSchema, momentSchema } from "./common.ts";
import { visitFields } from "./enquiries.ts";
import { defineRoutes } from "./route.ts";

/** The body of the newsletter form. */
const signUpInputSchema = z.object({ email: emailSchema, ...visitFields });

const signUpSchema = z.object({
  asked: z.boolean().describe("Whether an email asks to confirm it. It never says whether the address is subscribed"),
});

const issueInputSchema = z.object({ slug: lineSchema(120).min(1).describe("Slug of the article") });

const countSchema = z.int().min(0);

export const issueSchema = z.object({
  slug: z.string(),
  requestedAt: momentSchema,
  articleExists: z
    .boolean()
    .describe("Whether the article is there in any language; without it, emails that are queued wait"),
  counts: z.object({
    queued: countSchema.describe("Not sent yet"),
    sent: countSchema,
    failed: countSchema.describe("Permanently refused by the mail server"),
    uncertain: countSchema.describe("Handed over without a reply; never retried automatically"),
  }),
});
/** An article emailed to the subscribers, with its progress. */
export type Issue = z.infer<typeof issueSchema>;

const issueListSchema = z.array(issueSchema);

const route = defineRoutes("Newsletter");

export const signUp = route("POST", "/api/newsletter", {
  summary: "Sign up for the newsletter; sends an email that asks for confirmation",
  access: "public",
  event: "newsletter.asked",
  costs: ["form"],
  body: signUpInputSchema,
  success: { status: 202, schema: signUpSchema },
  errors: ["invalid_input", "not_offered", "too_many_attempts"],
});

export const confirmSubscription = route("POST", "/api/newsletter/confirm", {
  summary: "Confirm a sign-up; confirming twice has no further effect",
  access: "public",
  event: "newsletter.confirmed",
  costs: ["link", "notice"],
  body: linkTokenInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});

export const unsubscribe = route("POST", "/api/newsletter/unsubscribe", {
  summary: "Unsubscribe from the newsletter; also the target of email programs' one-click button (RFC 8058)",
  access: "public",
  event: "newsletter.left",
  costs: [],
  query: linkTokenInputSchema,
  takesForms: true,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});

export const exportSubscribers = route("GET", "/api/newsletter/subscribers", {
  summary: "The subscribers as a CSV file that is safe in spreadsheets; the header x-total-count gives their number",
  access: "staff",
  right: "exports",
  asksAgain: true,
  event: "subscribers.exported",
  success: { status: 200, schema: z.unknown(), contentType: "text/csv; charset=utf-8" },
});

export const countSubscribers = route("GET", "/api/newsletter/subscribers/count", {
  summary: "How many people an issue would be emailed to",
  access: "staff",
  right: "inbox",
  success: { status: 200, schema: z.object({ count: z.int() }) },
});

export const requestIssue = route("POST", "/api/newsletter/issues", {
  summary: "Email an article to the subscribers, once, even when requested repeatedly",
  access: "staff",
  right: "newsletter",
  event: "newsletter.sent",
  body: issueInputSchema,
  success: { status: 202, schema: issueSchema },
  errors: ["invalid_input", "article_not_found"],
});

export const listIssues = route("GET", "/api/newsletter/issues", {
  summary: "The emailed articles, newest first, with their number of emails by state",
  access: "staff",
  right: "inbox",
  success: { status: 200, schema: issueListSchema },
});
