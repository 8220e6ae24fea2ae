import { z } from "zod";
import { maximumLogoBody } from "@agency/model/limits";
import { emptySchema } from "../common.ts";
import { routesOf } from "../route.ts";
import {
  clientChangeSchema,
  clientInputSchema,
  clientListSchema,
  clientParamsSchema,
  clientSchema,
  clientsQuerySchema,
  dashboardAnalyticsSchema,
  logoInputSchema,
  logoQuerySchema,
  readClientSchema,
} from "./schemas.ts";

const route = routesOf("Clients");

export const readAnalytics = route("GET", "/api/reports/analytics/dashboard", {
  summary: "The four figures above the dashboard",
  access: "staff",
  success: { status: 200, schema: dashboardAnalyticsSchema },
});

export const listClients = route("GET", "/api/reports/clients", {
  summary: "Clients, newest first; the header x-total-count gives the total",
  access: "staff",
  query: clientsQuerySchema,
  success: { status: 200, schema: clientListSchema },
  errors: ["invalid_input"],
});

export const createClient = route("POST", "/api/reports/clients", {
  summary: "Add a client",
  access: "staff",
  body: clientInputSchema,
  success: { status: 201, schema: clientSchema },
  errors: ["invalid_input", "email_taken"],
});

export const readClient = route("GET", "/api/reports/clients/:clientId", {
  summary: "A client: the portal's part, or the whole record for the staff",
  access: "portal",
  params: clientParamsSchema,
  success: { status: 200, schema: readClientSchema },
  errors: ["client_not_found", "too_many_attempts"],
});

export const updateClient = route("PUT", "/api/reports/clients/:clientId", {
  summary: "Change a client; missing fields stay unchanged",
  access: "staff",
  params: clientParamsSchema,
  body: clientChangeSchema,
  success: { status: 200, schema: clientSchema },
  errors: ["invalid_input", "client_not_found", "email_taken"],
});

export const deleteClient = route("DELETE", "/api/reports/clients/:clientId", {
  summary: "Delete a client with its figures and reports",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["client_not_found"],
});

export const rotateClientId = route("POST", "/api/reports/clients/:clientId/rotate-id", {
  summary: "Replace the client ID; the old one and the links to single reports stop working",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: clientSchema },
  errors: ["client_not_found"],
});

export const readLogo = route("GET", "/api/reports/clients/:clientId/logo", {
  summary: "A client's logo, drawn from the file that the staff chose",
  access: "portal",
  params: clientParamsSchema,
  query: logoQuerySchema,
  success: { status: 200, schema: z.string(), contentType: "image/png" },
  errors: ["invalid_input", "client_not_found", "not_found", "too_many_attempts"],
});

export const keepLogo = route("PUT", "/api/reports/clients/:clientId/logo", {
  summary: "Keep a client's logo, in place of the one before",
  access: "staff",
  params: clientParamsSchema,
  body: logoInputSchema,
  bodyBytes: maximumLogoBody,
  success: { status: 200, schema: clientSchema },
  errors: ["invalid_input", "client_not_found", "logo_unreadable", "logo_too_large", "logo_incomplete"],
});

export const removeLogo = route("DELETE", "/api/reports/clients/:clientId/logo", {
  summary: "Remove a client's logo",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["client_not_found"],
});
