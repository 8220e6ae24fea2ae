import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readSchedules = endpoint<typeof routes.readSchedules>("GET", "/api/reports/clients/:clientId/schedules");
export const saveSchedules = endpoint<typeof routes.saveSchedules>("PUT", "/api/reports/clients/:clientId/schedules");
