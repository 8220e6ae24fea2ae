import { endpoint } from "../endpoint.ts";
import type { ConfirmInput, Issue, IssueInput, SignUp, SignUpInput, UnsubscribeQuery } from "./schemas.ts";

export const signUp = endpoint<{ body: SignUpInput; response: SignUp }>("POST", "/api/newsletter");
export const confirmSubscription = endpoint<{ body: ConfirmInput; response: null }>("POST", "/api/newsletter/confirm");
export const unsubscribe = endpoint<{ query: UnsubscribeQuery; response: null }>("POST", "/api/newsletter/unsubscribe");
export const exportSubscribers = endpoint<{ response: unknown }>("GET", "/api/newsletter/subscribers");
export const requestIssue = endpoint<{ body: IssueInput; response: Issue }>("POST", "/api/newsletter/issues");
export const listIssues = endpoint<{ response: Issue[] }>("GET", "/api/newsletter/issues");
