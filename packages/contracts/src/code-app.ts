import { z } from "zod";
import { emptySchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const codeAppSchema = z.object({
  since: momentSchema.nullable().describe("When the app was added; null without one"),
  recoveryCodes: z.int().describe("How many are left"),
});
/** Whether an app shows codes for somebody's account. */
export type CodeApp = z.infer<typeof codeAppSchema>;

const newCodeAppSchema = z.object({
  secret: z.string().describe("In base32, for apps that read no picture"),
  address: z.string().describe("The same as an otpauth address, for a QR code"),
  challenge: z.string().describe("To send back within five minutes"),
});
/** What an app is set up with. */
export type NewCodeApp = z.infer<typeof newCodeAppSchema>;

const addCodeAppSchema = z.strictObject({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  challenge: z.string().min(1).max(200),
  code: z.string().min(1).max(20).describe("That the app shows now"),
});

const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).describe("Each signs in once in place of the app. They are shown this once"),
});

const route = defineRoutes("Codes from an app");

export const readCodeApp = route("GET", "/api/auth/code-app", {
  summary: "Whether an app shows codes for your account",
  access: "staff",
  right: "account",
  success: { status: 200, schema: codeAppSchema },
});

export const beginCodeApp = route("POST", "/api/auth/code-app/options", {
  summary: "What an app is set up with; keeps nothing",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: null,
  success: { status: 200, schema: newCodeAppSchema },
});

export const addCodeApp = route("PUT", "/api/auth/code-app", {
  summary:
    "Add an app, in place of a former one: passwords need its code from then on, and the session gets a new token",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: "codeApp.added",
  body: addCodeAppSchema,
  success: { status: 200, schema: recoveryCodesSchema },
  errors: ["invalid_input", "code_app_late"],
});

export const renewRecoveryCodes = route("POST", "/api/auth/code-app/recovery-codes", {
  summary: "Make ten new recovery codes; the former ones end",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: "codeApp.renewed",
  success: { status: 200, schema: recoveryCodesSchema },
  errors: ["code_app_not_found"],
});

export const removeCodeApp = route("DELETE", "/api/auth/code-app", {
  summary: "Remove the app and its recovery codes: the password alone signs in again",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: "codeApp.removed",
  success: { status: 204, schema: emptySchema },
  errors: ["code_app_not_found", "last_factor"],
});
