import { routesOf } from "../route.ts";
import { changedSchedulesSchema, scheduleChangeSchema, scheduleListSchema, schedulesQuerySchema } from "./schemas.ts";

const route = routesOf("Schedules");

export const listSchedules = route("GET", "/api/reports/schedules", {
  summary: "The schedules of one report type of all clients, by the clients' names",
  access: "staff",
  query: schedulesQuerySchema,
  success: { status: 200, schema: scheduleListSchema },
  errors: ["invalid_input"],
});

export const changeSchedules = route("PUT", "/api/reports/schedules", {
  summary:
    "Change the schedules of one report type of several clients; missing fields stay, missing clients are ignored",
  access: "staff",
  body: scheduleChangeSchema,
  success: { status: 200, schema: changedSchedulesSchema },
  errors: ["invalid_input", "client_not_found"],
});
