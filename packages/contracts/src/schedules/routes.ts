import { clientParamsSchema } from "../clients/schemas.ts";
import { routesOf } from "../route.ts";
import { schedulesSchema } from "./schemas.ts";

const route = routesOf("Schedules");

export const readSchedules = route("GET", "/api/reports/clients/:clientId/schedules", {
  summary: "When a client's reports run automatically",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: schedulesSchema },
  errors: ["client_not_found"],
});

export const saveSchedules = route("PUT", "/api/reports/clients/:clientId/schedules", {
  summary: "Set when a client's reports run automatically",
  access: "staff",
  params: clientParamsSchema,
  body: schedulesSchema,
  success: { status: 200, schema: schedulesSchema },
  errors: ["invalid_input", "client_not_found"],
});
