import { emptySchema } from "../common.ts";
import { routesOf } from "../route.ts";
import { changePasswordInputSchema, loginInputSchema, sessionSchema } from "./schemas.ts";

const route = routesOf("Sign-in");

export const login = route("POST", "/api/auth/login", {
  summary: "Sign in; sets the session cookie",
  access: "public",
  body: loginInputSchema,
  success: { status: 200, schema: sessionSchema },
  errors: ["invalid_input", "wrong_credentials", "too_many_attempts"],
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
