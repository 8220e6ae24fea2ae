import { z } from "zod";
import { accountKinds, connectionKinds, connectionStates } from "@agency/model/connections";
import { momentSchema } from "../common.ts";

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

export const disconnectedSchema = z.object({
  connection: connectionSchema,
  toldGoogle: z
    .boolean()
    .describe("Whether Google revoked the tokens; otherwise the access can be ended at Google only"),
});

export const connectionsSchema = z.object({
  app: z.boolean().describe("Whether GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set"),
  redirectAddress: z.string().describe("The redirect address to enter at Google"),
  connections: z.array(connectionSchema),
});

export const connectionParamsSchema = z.object({ connectionId: z.uuid() });

export const startConnectingSchema = z.object({
  connectionId: z.uuid().nullable().describe("The connection to renew; null for a new one"),
  businessProfile: z.boolean().default(false).describe("Whether to ask for Business Profile as well"),
});

export type StartConnecting = z.input<typeof startConnectingSchema>;

export const consentAddressSchema = z.object({ url: z.string().describe("Google's consent page, for this browser") });

/** Google adds further parameters, which are ignored. None is trusted but by the stored `state`. */
export const consentAnswerSchema = z.object({
  state: z.string().default(""),
  code: z.string().optional(),
  error: z.string().optional(),
});

export const serviceAccountKeySchema = z.object({
  keyFile: z.string().trim().min(1).max(10_000).describe("The JSON file of the key, as Google Cloud gives it"),
});

export const accountKindSchema = z.enum(accountKinds);
