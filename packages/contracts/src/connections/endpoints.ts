import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const listConnections = endpoint<typeof routes.listConnections>("GET", "/api/connections");
export const startConnecting = endpoint<typeof routes.startConnecting>("POST", "/api/connections/google/start");
export const addServiceAccountKey = endpoint<typeof routes.addServiceAccountKey>(
  "POST",
  "/api/connections/google/keys",
);
export const disconnect = endpoint<typeof routes.disconnect>("POST", "/api/connections/:connectionId/disconnect");
export const removeConnection = endpoint<typeof routes.removeConnection>("DELETE", "/api/connections/:connectionId");
