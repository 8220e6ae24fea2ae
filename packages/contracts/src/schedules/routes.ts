import { clientParamsSchema } from "../clients/schemas.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import { schedulesSchema } from "./schemas.ts";

const tag = "Schedules";

export const readSchedules = route(endpoints.readSchedules, {
  summary: "When a client's reports run automatically",
  tag,
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: schedulesSchema },
  errors: ["client_not_found"],
});

export const saveSchedules = route(endpoints.saveSchedules, {
  summary: "Set when a client's reports run automatically",
  tag,
  access: "staff",
  params: clientParamsSchema,
  body: schedulesSchema,
  success: { status: 200, schema: schedulesSchema },
  errors: ["invalid_input", "client_not_found"],
});
