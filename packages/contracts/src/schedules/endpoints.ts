import type { ClientParams } from "../clients/schemas.ts";
import { endpoint } from "../endpoint.ts";
import type { Schedules } from "./schemas.ts";

export const readSchedules = endpoint<{ params: ClientParams; response: Schedules }>(
  "GET",
  "/api/reports/clients/:clientId/schedules",
);
export const saveSchedules = endpoint<{ params: ClientParams; body: Schedules; response: Schedules }>(
  "PUT",
  "/api/reports/clients/:clientId/schedules",
);
