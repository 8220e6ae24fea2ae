import { z } from "zod";
import { emptySchema } from "../common.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  confirmInputSchema,
  issueInputSchema,
  issueListSchema,
  issueSchema,
  signUpInputSchema,
  signUpSchema,
  unsubscribeQuerySchema,
} from "./schemas.ts";

const tag = "Newsletter";

export const signUp = route(endpoints.signUp, {
  summary: "Sign up for the newsletter; sends an email that asks for confirmation",
  tag,
  access: "public",
  body: signUpInputSchema,
  success: { status: 202, schema: signUpSchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const confirmSubscription = route(endpoints.confirmSubscription, {
  summary: "Confirm a sign-up; confirming twice has no further effect",
  tag,
  access: "public",
  body: confirmInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});

export const unsubscribe = route(endpoints.unsubscribe, {
  summary: "Unsubscribe from the newsletter; also the target of email programs' one-click button (RFC 8058)",
  tag,
  access: "public",
  query: unsubscribeQuerySchema,
  takesForms: true,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});

export const exportSubscribers = route(endpoints.exportSubscribers, {
  summary: "The subscribers as a CSV file that is safe in spreadsheets; the header x-total-count gives their number",
  tag,
  access: "staff",
  success: { status: 200, schema: z.unknown(), contentType: "text/csv; charset=utf-8" },
  errors: [],
});

export const requestIssue = route(endpoints.requestIssue, {
  summary: "Email an article to the subscribers, once, even when requested repeatedly",
  tag,
  access: "staff",
  body: issueInputSchema,
  success: { status: 202, schema: issueSchema },
  errors: ["invalid_input", "article_not_found"],
});

export const listIssues = route(endpoints.listIssues, {
  summary: "The emailed articles, newest first, with their number of emails by state",
  tag,
  access: "staff",
  success: { status: 200, schema: issueListSchema },
  errors: [],
});
