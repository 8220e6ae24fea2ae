import { z } from "zod";
import { reportParamsSchema, reportSchema } from "../reports/report.ts";
import { routesOf } from "../route.ts";
import {
  historyParamsSchema,
  historyQuerySchema,
  historySchema,
  portalRevisionsSchema,
  revisionParamsSchema,
} from "./schemas.ts";

const route = routesOf("History");

export const readHistory = route("GET", "/api/reports/clients/:clientId/history", {
  summary: "A page of a client's approved reports without their content, newest first",
  access: "portal",
  params: historyParamsSchema,
  query: historyQuerySchema,
  success: { status: 200, schema: historySchema },
  errors: ["invalid_input", "client_not_found", "too_many_attempts"],
});

export const readRevisions = route("GET", "/api/reports/clients/:clientId/reports/:reportId/revisions", {
  summary: "What was approved of a report, revision by revision, and when it was emailed",
  access: "portal",
  params: reportParamsSchema,
  success: { status: 200, schema: portalRevisionsSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const readRevision = route("GET", "/api/reports/clients/:clientId/reports/:reportId/revisions/:number", {
  summary: "One revision of a report as it was approved and emailed",
  access: "portal",
  params: revisionParamsSchema,
  success: { status: 200, schema: reportSchema },
  errors: ["client_not_found", "report_not_found", "too_many_attempts"],
});

export const downloadRevision = route("GET", "/api/reports/clients/:clientId/reports/:reportId/revisions/:number/pdf", {
  summary: "One revision of a report as a PDF",
  access: "portal",
  params: revisionParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["client_not_found", "report_not_found", "report_not_drawn", "too_many_attempts"],
});
