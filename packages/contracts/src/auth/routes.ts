import { emptySchema } from "../common.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import { changePasswordInputSchema, loginInputSchema, sessionSchema } from "./schemas.ts";

const tag = "Sign-in";

export const login = route(endpoints.login, {
  summary: "Sign in; sets the session cookie",
  tag,
  access: "public",
  body: loginInputSchema,
  success: { status: 200, schema: sessionSchema },
  errors: ["invalid_input", "wrong_credentials", "too_many_attempts"],
});

export const logout = route(endpoints.logout, {
  summary: "End the session",
  tag,
  access: "public",
  success: { status: 204, schema: emptySchema },
  errors: [],
});

export const readSession = route(endpoints.readSession, {
  summary: "The signed-in staff member",
  tag,
  access: "staff",
  success: { status: 200, schema: sessionSchema },
  errors: [],
});

export const changePassword = route(endpoints.changePassword, {
  summary: "Change your own password; ends every other session",
  tag,
  access: "staff",
  body: changePasswordInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "too_many_attempts"],
});
