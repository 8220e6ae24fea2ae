import { z } from "zod";
import { clientParamsSchema } from "../clients/schemas.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  allReportsQuerySchema,
  allReportsSchema,
  commentInputSchema,
  dispatchParamsSchema,
  reportParamsSchema,
  reportProgressSchema,
  reportSchema,
  requestReportInputSchema,
  resendInputSchema,
  settleInputSchema,
} from "./schemas.ts";

const tag = "Reports";

export const listReports = route(endpoints.listReports, {
  summary: "A client's generated reports, newest first",
  tag,
  access: "portal",
  params: clientParamsSchema,
  success: { status: 200, schema: z.array(reportSchema) },
  errors: ["client_not_found", "too_many_attempts"],
});

export const requestReport = route(endpoints.requestReport, {
  summary: "Generate the report of the last complete period; a second request refreshes the same report",
  tag,
  access: "staff",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "no_figures"],
});

export const sendReport = route(endpoints.sendReport, {
  summary: "Generate the report of the last complete period and email it once",
  tag,
  access: "staff",
  params: clientParamsSchema,
  body: requestReportInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "no_figures"],
});

export const readReport = route(endpoints.readReport, {
  summary: "One generated report",
  tag,
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: reportSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const downloadReport = route(endpoints.downloadReport, {
  summary: "The report as a PDF",
  tag,
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const readReportProgress = route(endpoints.readReportProgress, {
  summary: "The state of a report and its emails",
  tag,
  access: "staff",
  params: reportParamsSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["client_not_found", "report_not_found"],
});

export const commentReport = route(endpoints.commentReport, {
  summary: "Set or clear the staff's comment on a report",
  tag,
  access: "staff",
  params: reportParamsSchema,
  body: commentInputSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found"],
});

export const resendReport = route(endpoints.resendReport, {
  summary: "Email a generated report in its current state",
  tag,
  access: "staff",
  params: reportParamsSchema,
  body: resendInputSchema,
  success: { status: 202, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "not_generated"],
});

export const settleDispatch = route(endpoints.settleDispatch, {
  summary: "Settle a dispatch with an unknown outcome: it arrived, or send it again",
  tag,
  access: "staff",
  params: dispatchParamsSchema,
  body: settleInputSchema,
  success: { status: 200, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "not_uncertain"],
});

export const listAllReports = route(endpoints.listAllReports, {
  summary: "Every report of every client with its send history, newest first",
  tag,
  access: "staff",
  query: allReportsQuerySchema,
  success: { status: 200, schema: allReportsSchema },
  errors: ["invalid_input"],
});
