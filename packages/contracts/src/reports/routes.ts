import { z } from "zod";
import { clientParamsSchema } from "../clients/schemas.ts";
import { routesOf } from "../route.ts";
import {
  allReportsQuerySchema,
  allReportsSchema,
  commentInputSchema,
  dispatchParamsSchema,
  reportParamsSchema,
  reportProgressSchema,
  reportSchema,
  requestedReportsSchema,
  requestReportInputSchema,
  requestReportsInputSchema,
  resendInputSchema,
  settleInputSchema,
} from "./schemas.ts";

const route = routesOf("Reports");

export const listReports = route("GET", "/api/reports/clients/:clientId/reports", {
  summary: "A client's generated reports, newest first",
  access: "portal",
  params: clientParamsSchema,
  success: { status: 200, schema: z.array(reportSchema) },
  errors: ["client_not_found", "too_many_attempts"],
});

export const requestReport = route("POST", "/api/reports/clients/:clientId/reports", {
  summary: "Generate the report of the last complete period; a second request refreshes the same report",
  access: "staff",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "no_figures"],
});

export const sendReport = route("POST", "/api/reports/clients/:clientId/reports/send", {
  summary: "Generate the report of the last complete period and email it once",
  access: "staff",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "no_figures"],
});

export const requestReports = route("POST", "/api/reports/generate", {
  summary: "Generate, and if asked email, the reports of the last complete period for many clients at once",
  access: "staff",
  body: requestReportsInputSchema,
  success: { status: 202, schema: requestedReportsSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const readReport = route("GET", "/api/reports/clients/:clientId/reports/:reportId", {
  summary: "One generated report",
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: reportSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const downloadReport = route("GET", "/api/reports/clients/:clientId/reports/:reportId/pdf", {
  summary: "The report as a PDF",
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["client_not_found", "report_not_found", "report_not_drawn", "too_many_attempts"],
});

export const readReportProgress = route("GET", "/api/reports/clients/:clientId/reports/:reportId/progress", {
  summary: "The state of a report and its emails",
  access: "staff",
  params: reportParamsSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["client_not_found", "report_not_found"],
});

export const commentReport = route("PUT", "/api/reports/clients/:clientId/reports/:reportId/comment", {
  summary: "Set or clear the staff's comment on a report",
  access: "staff",
  params: reportParamsSchema,
  body: commentInputSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found"],
});

export const resendReport = route("POST", "/api/reports/clients/:clientId/reports/:reportId/resend", {
  summary: "Email a generated report in its current state",
  access: "staff",
  params: reportParamsSchema,
  body: resendInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "not_generated"],
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
