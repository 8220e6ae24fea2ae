import { emptySchema } from "../common.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  clientChangeSchema,
  clientInputSchema,
  clientListSchema,
  clientParamsSchema,
  clientSchema,
  clientsQuerySchema,
  dashboardAnalyticsSchema,
  readClientSchema,
} from "./schemas.ts";

const tag = "Clients";

export const readAnalytics = route(endpoints.readAnalytics, {
  summary: "The four figures above the dashboard",
  tag,
  access: "staff",
  success: { status: 200, schema: dashboardAnalyticsSchema },
  errors: [],
});

export const listClients = route(endpoints.listClients, {
  summary: "Clients, newest first; the header x-total-count gives the total",
  tag,
  access: "staff",
  query: clientsQuerySchema,
  success: { status: 200, schema: clientListSchema },
  errors: ["invalid_input"],
});

export const createClient = route(endpoints.createClient, {
  summary: "Add a client",
  tag,
  access: "staff",
  body: clientInputSchema,
  success: { status: 201, schema: clientSchema },
  errors: ["invalid_input", "email_taken"],
});

export const readClient = route(endpoints.readClient, {
  summary: "A client: the portal's part, or the whole record for the staff",
  tag,
  access: "portal",
  params: clientParamsSchema,
  success: { status: 200, schema: readClientSchema },
  errors: ["client_not_found", "too_many_attempts"],
});

export const updateClient = route(endpoints.updateClient, {
  summary: "Change a client; missing fields stay unchanged",
  tag,
  access: "staff",
  params: clientParamsSchema,
  body: clientChangeSchema,
  success: { status: 200, schema: clientSchema },
  errors: ["invalid_input", "client_not_found", "email_taken"],
});

export const deleteClient = route(endpoints.deleteClient, {
  summary: "Delete a client with its figures and reports",
  tag,
  access: "staff",
  params: clientParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["client_not_found"],
});

export const rotateClientId = route(endpoints.rotateClientId, {
  summary: "Replace the client ID; the old one stops working",
  tag,
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: clientSchema },
  errors: ["client_not_found"],
});
