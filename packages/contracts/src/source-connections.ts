import { z } from "zod";
import { accountKinds, connectionKinds, connectionStates } from "@agency/model/connections";
import { emptySchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

export const connectionSchema = z.object({
  id: z.string(),
  kind: z.enum(connectionKinds).describe("A sign-in in a browser, or the key of a service account"),
  email: z.string().describe("The Google account"),
  state: z.enum(connectionStates),
  connectedBy: z.string().describe("Username of the member of staff"),
  connectedAt: momentSchema,
  checkedAt: momentSchema.describe("When Google last said yes or no to it"),
  endsAt: momentSchema.nullable().describe("When Google ends it; null when Google named no end"),
  businessProfile: z.boolean().describe("Whether it may read Business Profiles"),
  clients: z.int().describe("How many clients' sources it reads"),
});
/** The agency's sign-in at Google. No answer contains a token. */
export type Connection = z.infer<typeof connectionSchema>;

const disconnectedSchema = z.object({
  connection: connectionSchema,
  toldGoogle: z
    .boolean()
    .describe("Whether Google revoked the tokens; otherwise the access can be ended at Google only"),
});

const connectionsSchema = z.object({
  app: z.boolean().describe("Whether GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set"),
  redirectAddress: z.string().describe("The redirect address to enter at Google"),
  connections: z.array(connectionSchema),
});

const connectionParamsSchema = z.object({ connectionId: z.uuid() });

export const startConnectingSchema = z.object({
  connectionId: z.uuid().nullable().describe("The connection to renew; null for a new one"),
  businessProfile: z.boolean().default(false).describe("Whether to ask for Business Profile as well"),
});

export type StartConnecting = z.input<typeof startConnectingSchema>;

const consentAddressSchema = z.object({ url: z.string().describe("Google's consent page, for this browser") });

/** Google adds further parameters, which are ignored. None is trusted but by the stored `state`. */
const consentAnswerSchema = z.object({
  state: z.string().default(""),
  code: z.string().optional(),
  error: z.string().optional(),
});

const serviceAccountKeySchema = z.object({
  keyFile: z.string().trim().min(1).max(10_000).describe("The JSON file of the key, as Google Cloud gives it"),
});

export const accountKindSchema = z.enum(accountKinds);

const route = defineRoutes("Connections");

export const listConnections = route("GET", "/api/connections", {
  summary: "The agency's sign-ins at Google, the oldest first",
  access: "staff",
  right: "system",
  success: { status: 200, schema: connectionsSchema },
});

export const startConnecting = route("POST", "/api/connections/google/start", {
  summary: "Begin to connect a Google account; valid for ten minutes, once, and in this browser only",
  access: "staff",
  // A new account needs the right `connections`.
  right: "reconnect",
  asksAgain: true,
  event: "connection.started",
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
  right: "connections",
  asksAgain: true,
  event: "connection.added",
  body: serviceAccountKeySchema,
  success: { status: 201, schema: connectionSchema },
  errors: ["invalid_input", "google_failed", "too_many_attempts"],
});

export const disconnect = route("POST", "/api/connections/:connectionId/disconnect", {
  summary: "Revoke the tokens at Google and forget them; the clients' sources stay and wait for the next connection",
  access: "staff",
  right: "connections",
  asksAgain: true,
  event: "connection.ended",
  params: connectionParamsSchema,
  success: { status: 200, schema: disconnectedSchema },
  errors: ["connection_not_found"],
});

export const removeConnection = route("DELETE", "/api/connections/:connectionId", {
  summary: "Delete a disconnected connection with the sources of clients that use it",
  access: "staff",
  right: "connections",
  asksAgain: true,
  event: "connection.removed",
  params: connectionParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["connection_not_found", "still_connected"],
});
