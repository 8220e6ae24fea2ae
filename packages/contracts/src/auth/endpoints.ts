import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const login = endpoint<typeof routes.login>("POST", "/api/auth/login");
export const requestBrowserLink = endpoint<typeof routes.requestBrowserLink>("POST", "/api/auth/browser-links");
export const knowBrowser = endpoint<typeof routes.knowBrowser>("POST", "/api/auth/known-browsers");
export const logout = endpoint<typeof routes.logout>("POST", "/api/auth/logout");
export const readSession = endpoint<typeof routes.readSession>("GET", "/api/auth/session");
export const changePassword = endpoint<typeof routes.changePassword>("PUT", "/api/auth/password");
