import { emptySchema } from "../common.ts";
import { routesOf } from "../route.ts";
import {
  connectionParamsSchema,
  connectionSchema,
  connectionsSchema,
  consentAddressSchema,
  consentAnswerSchema,
  disconnectedSchema,
  serviceAccountKeySchema,
  startConnectingSchema,
} from "./schemas.ts";

const route = routesOf("Connections");

export const listConnections = route("GET", "/api/connections", {
  summary: "The agency's sign-ins at Google, the oldest first",
  access: "staff",
  success: { status: 200, schema: connectionsSchema },
});

export const startConnecting = route("POST", "/api/connections/google/start", {
  summary: "Begin to connect a Google account; valid for ten minutes, once, and in this browser only",
  access: "staff",
  body: startConnectingSchema,
  success: { status: 200, schema: consentAddressSchema },
  errors: ["invalid_input", "google_not_configured", "connection_not_found", "too_many_attempts"],
});

/** Without `access: "staff"`: a browser whose session has ended must see a page, not JSON. */
export const finishConnecting = route("GET", "/api/connections/google/callback", {
  summary: "Where Google sends the browser back to; leads on to System Settings, which say what became of it",
  access: "public",
  query: consentAnswerSchema,
  success: { status: 303, schema: emptySchema },
  errors: ["invalid_input"],
});

export const addServiceAccountKey = route("POST", "/api/connections/google/keys", {
  summary: "Connect by the key of a service account; a key of a known account replaces the former one",
  access: "staff",
  body: serviceAccountKeySchema,
  success: { status: 201, schema: connectionSchema },
  errors: ["invalid_input", "google_failed", "too_many_attempts"],
});

export const disconnect = route("POST", "/api/connections/:connectionId/disconnect", {
  summary: "Revoke the tokens at Google and forget them; the clients' sources stay and wait for the next connection",
  access: "staff",
  params: connectionParamsSchema,
  success: { status: 200, schema: disconnectedSchema },
  errors: ["connection_not_found"],
});

export const removeConnection = route("DELETE", "/api/connections/:connectionId", {
  summary: "Delete a disconnected connection with the sources of clients that use it",
  access: "staff",
  params: connectionParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["connection_not_found", "still_connected"],
});
