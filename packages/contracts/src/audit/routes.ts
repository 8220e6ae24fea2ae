import { emptySchema } from "../common.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import { auditAnswerSchema, auditInputSchema, auditMailInputSchema, auditParamsSchema } from "./schemas.ts";

const tag = "Free tools";

export const runAudit = route(endpoints.runAudit, {
  summary: "Audit a page; sends the details to the email address, if given",
  tag,
  access: "public",
  body: auditInputSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: [
    "invalid_input",
    "page_unreachable",
    "page_not_html",
    "page_too_large",
    "page_too_slow",
    "too_many_attempts",
  ],
});

export const readAudit = route(endpoints.readAudit, {
  summary: "A finished audit, for anyone with its link",
  tag,
  access: "public",
  params: auditParamsSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: ["audit_not_found"],
});

export const mailAudit = route(endpoints.mailAudit, {
  summary: "Email the details of an audit; a repeated request sends no second email",
  tag,
  access: "public",
  params: auditParamsSchema,
  body: auditMailInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "audit_not_found", "too_many_attempts"],
});
