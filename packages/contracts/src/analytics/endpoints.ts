import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readCharts = endpoint<typeof routes.readCharts>("GET", "/api/reports/analytics/charts");
