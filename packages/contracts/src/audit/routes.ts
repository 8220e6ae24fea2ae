import { emptySchema, linkTokenInputSchema } from "../common.ts";
import { routesOf } from "../route.ts";
import {
  auditAnswerSchema,
  auditDrawingInputSchema,
  auditInputSchema,
  auditMailInputSchema,
  auditParamsSchema,
} from "./schemas.ts";

const route = routesOf("Free tools");

export const runAudit = route("POST", "/api/seo-audit", {
  summary: "Audit a page; asks the email address, if given, whether to send the details there",
  access: "public",
  body: auditInputSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: [
    "invalid_input",
    "page_unreachable",
    "page_insecure",
    "page_redirects",
    "page_error",
    "page_refused",
    "page_empty",
    "page_not_html",
    "page_too_large",
    "page_too_slow",
    "page_unreadable",
    "too_many_attempts",
  ],
});

export const readAudit = route("GET", "/api/seo-audit/:auditId", {
  summary: "A finished audit, for anyone with its link",
  access: "public",
  params: auditParamsSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: ["audit_not_found"],
});

export const drawAudit = route("POST", "/api/seo-audit/:auditId/drawn", {
  summary: "Audit the page of an audit again, as a browser draws it after its scripts ran; responds when that is done",
  access: "public",
  params: auditParamsSchema,
  body: auditDrawingInputSchema,
  success: { status: 200, schema: auditAnswerSchema },
  errors: [
    "invalid_input",
    "audit_not_found",
    "page_not_drawn",
    "speed_test_busy",
    "speed_test_waiting",
    "too_many_attempts",
  ],
});

export const mailAudit = route("POST", "/api/seo-audit/:auditId/mail", {
  summary:
    "Ask an email address whether to send the details of an audit there; a repeated request sends no second email",
  access: "public",
  params: auditParamsSchema,
  body: auditMailInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "audit_not_found", "too_many_attempts"],
});

export const confirmAuditMail = route("POST", "/api/seo-audit/confirm", {
  summary: "Email the details of an audit to the address that the link was sent to; repeating it has no further effect",
  access: "public",
  body: linkTokenInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});
