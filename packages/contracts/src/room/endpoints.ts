import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readRoom = endpoint<typeof routes.readRoom>("GET", "/api/reports/clients/:clientId/room");
