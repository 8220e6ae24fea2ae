import { endpoint } from "../endpoint.ts";
import type {
  Client,
  ClientChange,
  ClientInput,
  ClientParams,
  ClientsQuery,
  DashboardAnalytics,
  ReadClient,
} from "./schemas.ts";

export const readAnalytics = endpoint<{ response: DashboardAnalytics }>("GET", "/api/reports/analytics/dashboard");
export const listClients = endpoint<{ query: ClientsQuery; response: Client[] }>("GET", "/api/reports/clients");
export const createClient = endpoint<{ body: ClientInput; response: Client }>("POST", "/api/reports/clients");
export const readClient = endpoint<{ params: ClientParams; response: ReadClient }>(
  "GET",
  "/api/reports/clients/:clientId",
);
export const updateClient = endpoint<{ params: ClientParams; body: ClientChange; response: Client }>(
  "PUT",
  "/api/reports/clients/:clientId",
);
export const deleteClient = endpoint<{ params: ClientParams; response: null }>(
  "DELETE",
  "/api/reports/clients/:clientId",
);
export const rotateClientId = endpoint<{ params: ClientParams; response: Client }>(
  "POST",
  "/api/reports/clients/:clientId/rotate-id",
);
