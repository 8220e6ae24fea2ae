import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const signUp = endpoint<typeof routes.signUp>("POST", "/api/newsletter");
export const confirmSubscription = endpoint<typeof routes.confirmSubscription>("POST", "/api/newsletter/confirm");
export const unsubscribe = endpoint<typeof routes.unsubscribe>("POST", "/api/newsletter/unsubscribe");
export const exportSubscribers = endpoint<typeof routes.exportSubscribers>("GET", "/api/newsletter/subscribers");
export const requestIssue = endpoint<typeof routes.requestIssue>("POST", "/api/newsletter/issues");
export const listIssues = endpoint<typeof routes.listIssues>("GET", "/api/newsletter/issues");
