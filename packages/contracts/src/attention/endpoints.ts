import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readAttention = endpoint<typeof routes.readAttention>("GET", "/api/reports/attention");
