import { z } from "zod";
import { reportProgressSchema } from "./report-progress.ts";
import { reportParamsSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";

const route = defineRoutes("Reports");

export const leaveAsSent = route("POST", "/api/reports/clients/:clientId/reports/:reportId/leave", {
  summary: "Leave a report as it was sent, although it reads differently now; that holds until the next change",
  access: "staff",
  right: "reports",
  event: "report.left",
  params: reportParamsSchema,
  body: z.strictObject({ version: z.int().min(0).describe("The version that was looked at") }),
  success: { status: 200, schema: reportProgressSchema },
  errors: ["invalid_input", "client_not_found", "report_not_found", "report_changed", "not_changed_since_sent"],
});
