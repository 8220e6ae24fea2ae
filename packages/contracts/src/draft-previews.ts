import { z } from "zod";
import { languageSchema } from "./common.ts";
import { reportParamsSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";
import { mailSchema } from "./settings.ts";

const draftMailSchema = mailSchema.omit({ id: true });
/** The email of a report's working copy. */
export type DraftMail = z.infer<typeof draftMailSchema>;

const readerQuerySchema = z.object({ language: languageSchema.optional().describe("The client's when missing") });

const route = defineRoutes("Reports");

export const readDraftMail = route("GET", "/api/reports/clients/:clientId/reports/:reportId/draft/mail", {
  summary:
    "The email of the working copy of a report, as a recipient who reads a language would get it; its link opens nothing, and nothing is sent",
  access: "staff",
  right: "read",
  params: reportParamsSchema,
  query: readerQuerySchema,
  success: { status: 200, schema: draftMailSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "report_not_drawn"],
});

export const downloadDraft = route("GET", "/api/reports/clients/:clientId/reports/:reportId/draft/pdf", {
  summary: "The working copy of a report as a PDF",
  access: "staff",
  right: "read",
  params: reportParamsSchema,
  query: readerQuerySchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/pdf" },
  errors: ["invalid_input", "client_not_found", "report_not_found", "report_not_drawn"],
});
