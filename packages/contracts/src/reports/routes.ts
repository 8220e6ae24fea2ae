import { z } from "zod";
import { clientParamsSchema } from "../clients/schemas.ts";
import { routesOf } from "../route.ts";
import { approveInputSchema, draftInputSchema, draftSchema, lettersInputSchema, lettersSchema } from "./draft.ts";
import { listReportsQuerySchema, reportParamsSchema, reportSchema } from "./report.ts";
import {
  allReportsQuerySchema,
  allReportsSchema,
  dispatchParamsSchema,
  reportProgressSchema,
  requestReportInputSchema,
  resendInputSchema,
  settleInputSchema,
} from "./schemas.ts";

const route = routesOf("Reports");

export const listReports = route("GET", "/api/reports/clients/:clientId/reports", {
  summary: "A client's approved reports, newest first",
  access: "portal",
  params: clientParamsSchema,
  query: listReportsQuerySchema,
  success: { status: 200, schema: z.array(reportSchema) },
  errors: ["invalid_input", "client_not_found", "too_many_attempts"],
});

export const requestReport = route("POST", "/api/reports/clients/:clientId/reports", {
  summary: "Generate and approve the report of a complete period; a second request refreshes the same report",
  access: "staff",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "no_figures", "source_unread"],
});

export const sendReport = route("POST", "/api/reports/clients/:clientId/reports/send", {
  summary: "Generate and approve the report of a complete period and email it once to each contact",
  access: "staff",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "no_figures", "no_recipients", "sample_not_mailed", "source_unread"],
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

export const readDraft = route("GET", "/api/reports/clients/:clientId/reports/:reportId/draft", {
  summary: "The working copy of a report as the client would read it, and its revisions",
  access: "staff",
  params: reportParamsSchema,
  success: { status: 200, schema: draftSchema },
  errors: ["client_not_found", "report_not_found", "report_not_drawn"],
});

export const checkLetters = route("POST", "/api/reports/letters", {
  summary: "Which words of texts the PDFs of reports cannot show",
  access: "staff",
  body: lettersInputSchema,
  success: { status: 200, schema: lettersSchema },
  errors: ["invalid_input", "report_not_drawn"],
});

export const downloadDraft = route("GET", "/api/reports/clients/:clientId/reports/:reportId/draft/pdf", {
  summary: "The working copy of a report as a PDF",
  access: "staff",
  params: reportParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["client_not_found", "report_not_found", "report_not_drawn"],
});

export const approveReport = route("POST", "/api/reports/clients/:clientId/reports/:reportId/approve", {
  summary: "Approve the working copy of a report, which the client can then read",
  access: "staff",
  params: reportParamsSchema,
  body: approveInputSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "not_generated", "report_changed"],
});

export const sendApproved = route("POST", "/api/reports/clients/:clientId/reports/:reportId/send", {
  summary: "Email the approved report to every contact that does not have this revision yet",
  access: "staff",
  params: reportParamsSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["client_not_found", "report_not_found", "not_approved", "no_recipients", "sample_not_mailed"],
});

export const readDispatch = route("GET", "/api/reports/clients/:clientId/reports/:reportId/dispatches/:dispatchId", {
  summary: "A report as it was mailed",
  access: "staff",
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
    params: dispatchParamsSchema,
    success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
    errors: ["client_not_found", "report_not_found", "report_not_drawn"],
  },
);

export const editReport = route("PUT", "/api/reports/clients/:clientId/reports/:reportId/draft", {
  summary: "Change the comment or the recommendations of a report's working copy",
  access: "staff",
  params: reportParamsSchema,
  body: draftInputSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "report_changed", "report_not_drawn"],
});

export const resendReport = route("POST", "/api/reports/clients/:clientId/reports/:reportId/resend", {
  summary: "Email the approved report to every contact again",
  access: "staff",
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
    params: dispatchParamsSchema,
    body: settleInputSchema,
    success: { status: 200, schema: reportProgressSchema },
    errors: ["invalid_input", "client_not_found", "report_not_found", "not_uncertain"],
  },
);

export const listAllReports = route("GET", "/api/reports", {
  summary: "Every report of every client with its send history, newest first",
  access: "staff",
  query: allReportsQuerySchema,
  success: { status: 200, schema: allReportsSchema },
  errors: ["invalid_input"],
});

export const listClientReports = route("GET", "/api/reports/clients/:clientId/progress", {
  summary: "Every report of a client with its send history, newest first",
  access: "staff",
  params: clientParamsSchema,
  query: allReportsQuerySchema,
  success: { status: 200, schema: allReportsSchema },
  errors: ["invalid_input", "client_not_found"],
});
