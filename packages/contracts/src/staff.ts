import { z } from "zod";
import { roles } from "@agency/model/rights";
import { emptySchema, linkTokenInputSchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

export const loginInputSchema = z.object({
  username: z.string().min(1).max(120),
  password: z.string().min(1).max(256),
  code: z.string().min(1).max(60).optional().describe("Of an app, or a recovery code, where the account needs one"),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

const browserLinkInputSchema = z.object({ username: z.string().min(1).max(120) });

export const sessionSchema = z.object({
  username: z.string(),
  name: z.string().describe("What others read"),
  role: z.enum(roles),
  ownClientsOnly: z.boolean().describe("Whether they see only the clients that they were given"),
  factorNeeded: z.boolean().describe("Whether they have to add a passkey or an app for codes before anything else"),
  loggedInAt: momentSchema,
  expiresAt: momentSchema.describe("At the latest"),
});
export type Session = z.infer<typeof sessionSchema>;

const ownSessionSchema = z.object({
  id: z.uuid(),
  current: z.boolean().describe("Whether it is the one that asks"),
  browser: z.string().nullable().describe("Browser and system; null when they are not known"),
  network: z
    .object({
      kind: z
        .enum(["machine", "private", "internet"])
        .describe("The server's own machine, behind a router, or neither"),
      address: z.string().describe("Such as 203.0.113.0/24"),
    })
    .nullable(),
  startedAt: momentSchema,
  lastUsedAt: momentSchema.describe("To five minutes"),
  endsAt: momentSchema.describe("Unless it is used again"),
});
/** A session of somebody's own. */
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Minimum and maximum length of a password, in characters (OWASP ASVS 5.0, 6.2.1 and 6.2.9). */
export const passwordLength = { minimum: 12, maximum: 256 } as const;

export const changePasswordInputSchema = z.object({
  currentPassword: z.string().min(1).max(passwordLength.maximum),
  newPassword: z.string().min(passwordLength.minimum).max(passwordLength.maximum),
});
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;

const route = defineRoutes("Sign-in");

export const login = route("POST", "/api/auth/login", {
  summary: "Sign in; sets the session cookie",
  access: "public",
  event: "session.started",
  costs: [],
  body: loginInputSchema,
  success: { status: 200, schema: sessionSchema },
  errors: ["invalid_input", "wrong_credentials", "code_needed", "wrong_code", "too_many_attempts"],
});

export const requestBrowserLink = route("POST", "/api/auth/browser-links", {
  summary: "Email the staff a link that makes a browser known; the answer is the same for every name",
  access: "public",
  event: "browser.asked",
  costs: ["access"],
  body: browserLinkInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input"],
});

export const knowBrowser = route("POST", "/api/auth/known-browsers", {
  summary: "Make this browser known with the link of an email; sets a cookie, and signs nobody in",
  access: "public",
  event: "browser.known",
  costs: [],
  body: linkTokenInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found", "too_many_attempts"],
});

export const logout = route("POST", "/api/auth/logout", {
  summary: "End the session",
  access: "public",
  event: "session.ended",
  costs: [],
  success: { status: 204, schema: emptySchema },
});

export const readSession = route("GET", "/api/auth/session", {
  summary: "The signed-in staff member",
  access: "staff",
  right: "account",
  success: { status: 200, schema: sessionSchema },
});

export const listSessions = route("GET", "/api/auth/sessions", {
  summary: "Your own sessions, the one that was used last first",
  access: "staff",
  right: "account",
  success: { status: 200, schema: z.array(ownSessionSchema) },
});

export const endSession = route("DELETE", "/api/auth/sessions/:sessionId", {
  summary: "End one of your sessions",
  access: "staff",
  right: "account",
  event: "session.closed",
  params: z.object({ sessionId: z.uuid() }),
  success: { status: 204, schema: emptySchema },
  errors: ["session_not_found"],
});

export const endOtherSessions = route("DELETE", "/api/auth/sessions", {
  summary: "End all of your sessions but this one",
  access: "staff",
  right: "account",
  event: "session.closed",
  success: { status: 204, schema: emptySchema },
});

export const confirmByPassword = route("POST", "/api/auth/confirmation", {
  summary: "Confirm that it is you with your password; calls that ask again are answered for some minutes",
  access: "staff",
  right: "account",
  event: "session.confirmed",
  body: z.object({ password: z.string().min(1).max(passwordLength.maximum) }),
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const checkConfirmation = route("GET", "/api/auth/confirmation", {
  summary: "Whether calls that ask again are answered now",
  access: "staff",
  right: "account",
  asksAgain: true,
  success: { status: 204, schema: emptySchema },
});

export const changePassword = route("PUT", "/api/auth/password", {
  summary: "Change your own password; ends every other session, and gives this one a new token",
  access: "staff",
  right: "account",
  event: "password.changed",
  body: changePasswordInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "too_many_attempts"],
});
