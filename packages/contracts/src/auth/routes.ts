import { emptySchema, linkTokenInputSchema } from "../common.ts";
import { routesOf } from "../route.ts";
import { browserLinkInputSchema, changePasswordInputSchema, loginInputSchema, sessionSchema } from "./schemas.ts";

const route = routesOf("Sign-in");

export const login = route("POST", "/api/auth/login", {
  summary: "Sign in; sets the session cookie",
  access: "public",
  body: loginInputSchema,
  success: { status: 200, schema: sessionSchema },
  errors: ["invalid_input", "wrong_credentials", "too_many_attempts"],
});

export const requestBrowserLink = route("POST", "/api/auth/browser-links", {
  summary: "Email the staff a link that makes a browser known; the answer is the same for every name",
  access: "public",
  body: browserLinkInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const knowBrowser = route("POST", "/api/auth/known-browsers", {
  summary: "Make this browser known with the link of an email; sets a cookie, and signs nobody in",
  access: "public",
  body: linkTokenInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found", "too_many_attempts"],
});

export const logout = route("POST", "/api/auth/logout", {
  summary: "End the session",
  access: "public",
  success: { status: 204, schema: emptySchema },
});

export const readSession = route("GET", "/api/auth/session", {
  summary: "The signed-in staff member",
  access: "staff",
  success: { status: 200, schema: sessionSchema },
});

export const changePassword = route("PUT", "/api/auth/password", {
  summary: "Change your own password; ends every other session",
  access: "staff",
  body: changePasswordInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "too_many_attempts"],
});
