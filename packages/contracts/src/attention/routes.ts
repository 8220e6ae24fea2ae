import { routesOf } from "../route.ts";
import { attentionQuerySchema, attentionSchema } from "./schemas.ts";

const route = routesOf("Reports");

export const readAttention = route("GET", "/api/reports/attention", {
  summary:
    "What waits for the staff: failed and uncertain reports and emails, schedules that made no report for the last complete period, reports prepared for over 3 days, revisions that were not mailed",
  access: "staff",
  query: attentionQuerySchema,
  success: { status: 200, schema: attentionSchema },
  errors: ["invalid_input"],
});
