import { z } from "zod";
import { emptySchema, lineSchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";
import { sessionSchema } from "./staff.ts";

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytesSchema = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]*$/);

/** What authenticators name a passkey: at most 1,023 bytes. */
const credentialIdSchema = bytesSchema(1400);

const transportSchema = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

const keyTypeSchema = z.literal("public-key");

const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: keyTypeSchema })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: keyTypeSchema, transports: z.array(transportSchema) })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

const requestOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});

const newPasskeySchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: keyTypeSchema,
  response: z.object({
    clientDataJSON: bytesSchema(4000),
    attestationObject: bytesSchema(40_000),
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});

/** What a browser brings of a passkey that its owner has just used. */
export const usedPasskeySchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: keyTypeSchema,
  response: z.object({
    clientDataJSON: bytesSchema(4000),
    authenticatorData: bytesSchema(8000),
    signature: bytesSchema(8000),
    userHandle: bytesSchema(100).optional(),
  }),
});

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
});
/** A passkey of somebody's own. */
export type Passkey = z.infer<typeof passkeySchema>;

const renameInputSchema = z.strictObject({ name: lineSchema(60).min(1) });

const passkeyParamsSchema = z.object({ passkeyId: z.uuid() });

const route = defineRoutes("Passkeys");

export const beginPasskeySignIn = route("POST", "/api/auth/passkeys/sign-in-options", {
  summary: "What a browser asks its passkeys with, to sign in; keeps nothing",
  access: "public",
  event: null,
  costs: [],
  success: { status: 200, schema: requestOptionsSchema },
});

export const signInByPasskey = route("POST", "/api/auth/passkeys/sign-in", {
  summary: "Sign in with a passkey alone; sets the session cookie",
  access: "public",
  event: "session.started",
  costs: [],
  body: usedPasskeySchema,
  success: { status: 200, schema: sessionSchema },
  errors: ["invalid_input", "passkey_refused"],
});

export const beginPasskeyConfirmation = route("POST", "/api/auth/passkeys/confirmation-options", {
  summary: "What a browser asks your passkeys with, to confirm that it is you; keeps nothing",
  access: "staff",
  right: "account",
  event: null,
  success: { status: 200, schema: requestOptionsSchema },
});

export const confirmByPasskey = route("POST", "/api/auth/passkeys/confirmation", {
  summary: "Confirm that it is you with one of your passkeys",
  access: "staff",
  right: "account",
  event: "session.confirmed",
  body: usedPasskeySchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "passkey_refused"],
});

export const listPasskeys = route("GET", "/api/auth/passkeys", {
  summary: "Your own passkeys, the oldest first",
  access: "staff",
  right: "account",
  success: { status: 200, schema: z.array(passkeySchema) },
});

export const beginPasskey = route("POST", "/api/auth/passkeys/options", {
  summary: "What a browser makes a new passkey with; keeps nothing",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: null,
  success: { status: 200, schema: creationOptionsSchema },
  errors: ["too_many_passkeys"],
});

export const addPasskey = route("POST", "/api/auth/passkeys", {
  summary:
    "Add a passkey that the browser has just made; it is named after browser and system, and the session gets a new token",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: "passkey.added",
  body: newPasskeySchema,
  success: { status: 201, schema: passkeySchema },
  errors: ["invalid_input", "passkey_refused", "passkey_known", "too_many_passkeys"],
});

export const renamePasskey = route("PUT", "/api/auth/passkeys/:passkeyId", {
  summary: "Give one of your passkeys another name",
  access: "staff",
  right: "account",
  event: "passkey.renamed",
  params: passkeyParamsSchema,
  body: renameInputSchema,
  success: { status: 200, schema: passkeySchema },
  errors: ["invalid_input", "passkey_not_found"],
});

export const removePasskey = route("DELETE", "/api/auth/passkeys/:passkeyId", {
  summary: "Remove one of your passkeys: it signs nobody in any more",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: "passkey.removed",
  params: passkeyParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["passkey_not_found", "last_factor"],
});
