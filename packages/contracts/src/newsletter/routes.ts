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
  summary: "Ask for the newsletter; a mail asks whether it is really wanted",
  tag,
  access: "public",
  body: signUpInputSchema,
  success: { status: 202, schema: signUpSchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const confirmSubscription = route(endpoints.confirmSubscription, {
  summary: "Confirm a sign-up; doing so twice is doing so once",
  tag,
  access: "public",
  body: confirmInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});

export const unsubscribe = route(endpoints.unsubscribe, {
  summary: "End the newsletter; also the target of the one-click button of mail programs (RFC 8058)",
  tag,
  access: "public",
  query: unsubscribeQuerySchema,
  takesForms: true,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found"],
});

export const exportSubscribers = route(endpoints.exportSubscribers, {
  summary:
    "Who is on the list, as a CSV file that spreadsheets open without harm; the header x-total-count tells how many",
  tag,
  access: "staff",
  success: { status: 200, schema: z.unknown(), contentType: "text/csv; charset=utf-8" },
  errors: [],
});

export const requestIssue = route(endpoints.requestIssue, {
  summary: "Mail an article to the list, once, however often it is asked for",
  tag,
  access: "staff",
  body: issueInputSchema,
  success: { status: 202, schema: issueSchema },
  errors: ["invalid_input", "article_not_found"],
});

export const listIssues = route(endpoints.listIssues, {
  summary: "The articles that were mailed, newest first, with how many mails are in which state",
  tag,
  access: "staff",
  success: { status: 200, schema: issueListSchema },
  errors: [],
});
