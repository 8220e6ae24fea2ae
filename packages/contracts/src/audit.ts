import { z } from "zod";
import { emailSchema } from "./clients.ts";
import { emptySchema, lineSchema, linkTokenInputSchema, momentSchema } from "./common.ts";
import { visitFields } from "./enquiries.ts";
import { defineRoutes } from "./route.ts";

/** The body of an audit request. */
const auditInputSchema = z.object({
  url: lineSchema(2000).min(1).describe("Address of the page; a bare name is tried on https, then on http"),
  email: emailSchema.or(z.literal("")).nullish().describe("Email address to send the details to, if wanted"),
  ...visitFields,
});

/** The body of a request to audit a page again, as sent or as drawn. */
const auditAgainInputSchema = z.object({ language: visitFields.language });

const auditMailInputSchema = z.object({ email: emailSchema, ...visitFields });

const auditCategories = ["indexability", "content", "technical", "sharing", "international"] as const;
const auditCategorySchema = z.enum(auditCategories);

const placesSchema = {
  where: z.array(z.string()).describe("Snippets of the page as plain text, never HTML; only the first few"),
  places: z.int().describe("Total number of such places"),
};

const auditFindingSchema = z.object({
  check: z.string(),
  category: auditCategorySchema,
  outcome: z
    .enum(["fail", "warn", "unknown"])
    .describe("unknown: the check could not be made, and the page loses no points for it"),
  name: z.string(),
  what: z.string(),
  ...placesSchema,
  also: z
    .array(
      z.object({
        what: z.string(),
        ...placesSchema,
        mend: z.string().describe("Empty where it is the same as that of the finding"),
      }),
    )
    .describe("What else the check found, at no further cost"),
  why: z.string(),
  mend: z.string().describe("What to do about it; empty when the check could not be made"),
  documentation: z.string().nullable().describe("The page that documents the rule"),
  weight: z.int().describe("Points of the score; 0 for an informational check"),
  lost: z.number().describe("Points lost"),
  cap: z.int().nullable().describe("The maximum score that it allows; null when it sets none"),
});

const auditCheckSchema = z.object({
  check: z.string(),
  name: z.string(),
  weight: z
    .int()
    .nullable()
    .describe("Points of the score; 0 for an informational check, null for one that is no longer made"),
});

const auditSinceSchema = z.object({
  auditId: z.string(),
  score: z.int().min(0).max(100),
  checkedAt: momentSchema,
  rulesChanged: z
    .boolean()
    .describe("Whether the checks have changed since, so that a difference need not be one of the page"),
  changes: z
    .array(
      z.object({
        check: z.string(),
        change: z
          .enum(["fixed", "new", "still", "unread", "gone"])
          .describe("unread: the check could not be made this time; gone: it does not apply any more"),
        what: z.string().describe("As it is now, or as it was when it is no longer there"),
        before: z.string().nullable().describe("As it was, when it is still there and reads differently"),
      }),
    )
    .describe("What became of each finding; what the earlier audit could not tell is left out"),
});

export const auditSchema = z.object({
  id: z.string().describe("Anyone with this id can open the audit"),
  url: z.string().describe("The requested address"),
  finalUrl: z.string().describe("The address after redirects"),
  score: z.int().min(0).max(100),
  ruleSet: z.string().describe("Version of the checks and weights"),
  readAs: z.enum(["sent", "drawn"]).describe("Whether the page was read as sent, or as a browser draws it"),
  read: z.string().describe("The same in words"),
  drawable: z.boolean().describe("Whether it can be audited as drawn too: its text appears only after scripts run"),
  checkedAt: momentSchema,
  capped: z.array(z.string()).describe("Why the score is capped; empty when it is not"),
  categories: z.array(
    z.object({
      category: auditCategorySchema,
      name: z.string(),
      points: z.number(),
      possible: z.int().describe("Maximum points for this page; 0 when nothing applied"),
      weight: z.int().describe("Points when every check applies"),
    }),
  ),
  findings: z.array(auditFindingSchema).describe("Worst first"),
  passed: z.array(auditCheckSchema),
  notApplicable: z.array(auditCheckSchema),
  since: auditSinceSchema.nullable().describe("Compared with the audit that it repeats; null when it repeats none"),
});
/** An audit in the reader's language. It contains no email address. */
export type Audit = z.infer<typeof auditSchema>;

export const auditAnswerSchema = z.object({ audit: auditSchema });
export type AuditAnswer = z.infer<typeof auditAnswerSchema>;

const auditParamsSchema = z.object({ auditId: z.string().regex(/^[0-9a-z]{26}$/i) });

const route = defineRoutes("Free tools");

/** What can keep an address from being audited. */
const auditErrors = [
  "page_unreachable",
  "page_insecure",
  "page_redirects",
  "page_error",
  "page_refused",
  "page_challenged",
  "page_needs_cookies",
  "page_empty",
  "page_not_html",
  "page_too_large",
  "page_too_slow",
  "page_unreadable",
] as const;

export const runAudit = route("POST", "/api/seo-audit", {
  summary: "Audit a page; asks the email address, if given, whether to send the details there",
  access: "public",
  event: null,
  costs: ["reading"],
  costsWith: { field: "email", costs: ["form"] },
  body: auditInputSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: ["invalid_input", "not_offered", "too_many_attempts", ...auditErrors],
});

export const repeatAudit = route("POST", "/api/seo-audit/:auditId/again", {
  summary: "Audit the address of an audit again, and compare the two finding by finding",
  access: "public",
  event: null,
  costs: ["reading"],
  params: auditParamsSchema,
  body: auditAgainInputSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: ["invalid_input", "not_offered", "audit_not_found", ...auditErrors],
});

export const readAudit = route("GET", "/api/seo-audit/:auditId", {
  summary: "A finished audit, for anyone with its link",
  access: "public",
  params: auditParamsSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: ["audit_not_found"],
});

export const drawAudit = route("POST", "/api/seo-audit/:auditId/drawn", {
  summary:
    "Audit the page of an audit again, as a browser draws it after its scripts ran, and compare the two if the first was drawn, too; responds when that is done",
  access: "public",
  event: null,
  costs: ["browser"],
  params: auditParamsSchema,
  body: auditAgainInputSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: [
    "invalid_input",
    "not_offered",
    "audit_not_found",
    "page_not_drawn",
    "speed_test_busy",
    "speed_test_waiting",
  ],
});

export const mailAudit = route("POST", "/api/seo-audit/:auditId/mail", {
  summary:
    "Ask an email address whether to send the details of an audit there; a repeated request sends no second email",
  access: "public",
  event: null,
  costs: ["form"],
  params: auditParamsSchema,
  body: auditMailInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "audit_not_found", "too_many_attempts"],
});

export const confirmAuditMail = route("POST", "/api/seo-audit/confirm", {
  summary: "Email the details of an audit to the address that the link was sent to; repeating it has no further effect",
  access: "public",
  event: null,
  costs: ["link", "notice"],
  body: linkTokenInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});
