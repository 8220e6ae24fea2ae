import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readAnalytics = endpoint<typeof routes.readAnalytics>("GET", "/api/reports/analytics/dashboard");
export const listClients = endpoint<typeof routes.listClients>("GET", "/api/reports/clients");
export const createClient = endpoint<typeof routes.createClient>("POST", "/api/reports/clients");
export const readClient = endpoint<typeof routes.readClient>("GET", "/api/reports/clients/:clientId");
export const updateClient = endpoint<typeof routes.updateClient>("PUT", "/api/reports/clients/:clientId");
export const deleteClient = endpoint<typeof routes.deleteClient>("DELETE", "/api/reports/clients/:clientId");
export const rotateClientId = endpoint<typeof routes.rotateClientId>(
  "POST",
  "/api/reports/clients/:clientId/rotate-id",
);
export const readLogo = endpoint<typeof routes.readLogo>("GET", "/api/reports/clients/:clientId/logo");
export const keepLogo = endpoint<typeof routes.keepLogo>("PUT", "/api/reports/clients/:clientId/logo");
export const removeLogo = endpoint<typeof routes.removeLogo>("DELETE", "/api/reports/clients/:clientId/logo");
