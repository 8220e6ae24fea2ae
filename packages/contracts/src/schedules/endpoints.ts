import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const listSchedules = endpoint<typeof routes.listSchedules>("GET", "/api/reports/schedules");
export const changeSchedules = endpoint<typeof routes.changeSchedules>("PUT", "/api/reports/schedules");
