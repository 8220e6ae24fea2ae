import { endpoint } from "../endpoint.ts";
import type { ChangePasswordInput, LoginInput, Session } from "./schemas.ts";

export const login = endpoint<{ body: LoginInput; response: Session }>("POST", "/api/auth/login");
export const logout = endpoint<{ response: null }>("POST", "/api/auth/logout");
export const readSession = endpoint<{ response: Session }>("GET", "/api/auth/session");
export const changePassword = endpoint<{ body: ChangePasswordInput; response: null }>("PUT", "/api/auth/password");
