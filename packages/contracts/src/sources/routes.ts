import { clientParamsSchema } from "../clients/schemas.ts";
import { emptySchema } from "../common.ts";
import { removalSchema } from "../figures/removal.ts";
import { routesOf } from "../route.ts";
import {
  accountsParamsSchema,
  accountsQuerySchema,
  accountsSchema,
  checkedChoiceSchema,
  choiceSchema,
  chosenSourceSchema,
  filledFiguresSchema,
  readPeriodInputSchema,
  removalQuerySchema,
  sourceInputSchema,
  sourceParamsSchema,
  sourcesSchema,
  trackingSchema,
} from "./schemas.ts";

const route = routesOf("Sources");

export const listSources = route("GET", "/api/reports/clients/:clientId/sources", {
  summary: "A client's Analytics property, Search Console site and Business Profile location",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: sourcesSchema },
  errors: ["client_not_found"],
});

export const listAccounts = route("GET", "/api/reports/clients/:clientId/accounts/:connectionId", {
  summary:
    "The properties, sites or locations that a connection can read, by name; those that look like the client's come first",
  access: "staff",
  params: accountsParamsSchema,
  query: accountsQuerySchema,
  success: { status: 200, schema: accountsSchema },
  errors: ["invalid_input", "client_not_found", "connection_not_found", "connection_ended", "google_failed"],
});

const choiceErrors = [
  "invalid_input",
  "not_found",
  "client_not_found",
  "connection_not_found",
  "connection_ended",
  "account_not_readable",
  "google_failed",
] as const;

export const checkChoice = route("GET", "/api/reports/clients/:clientId/sources/:kind/check", {
  summary: "What the staff have to confirm before an account becomes a client's, and which figures it replaces",
  access: "staff",
  params: sourceParamsSchema,
  query: choiceSchema,
  success: { status: 200, schema: checkedChoiceSchema },
  errors: choiceErrors,
});

export const chooseSource = route("PUT", "/api/reports/clients/:clientId/sources/:kind", {
  summary:
    "Choose an account for a client, if the connection can read it; figures that another one gave are removed from periods without an approved report that shows them",
  access: "staff",
  params: sourceParamsSchema,
  body: sourceInputSchema,
  success: { status: 200, schema: chosenSourceSchema },
  errors: [...choiceErrors, "choice_unconfirmed"],
});

export const describeRemoval = route("GET", "/api/reports/clients/:clientId/sources/:kind/removal", {
  summary: "Which periods lose figures when an account is taken away, and which approved reports keep them",
  access: "staff",
  params: sourceParamsSchema,
  success: { status: 200, schema: removalSchema },
  errors: ["not_found", "client_not_found"],
});

export const clearSource = route("DELETE", "/api/reports/clients/:clientId/sources/:kind", {
  summary:
    "Take an account away from a client, and its figures out of periods without an approved report that shows them",
  access: "staff",
  params: sourceParamsSchema,
  query: removalQuerySchema,
  success: { status: 200, schema: removalSchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});

export const readSources = route("POST", "/api/reports/clients/:clientId/sources/read", {
  summary: "Read now what of a client's sources is not read yet, also what failed or was cancelled",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 202, schema: sourcesSchema },
  errors: ["client_not_found"],
});

export const readPeriod = route("POST", "/api/reports/clients/:clientId/sources/read-period", {
  summary: "Read one period of a client's sources now, also a week without a weekly schedule",
  access: "staff",
  params: clientParamsSchema,
  body: readPeriodInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found"],
});

export const cancelBackfill = route("DELETE", "/api/reports/clients/:clientId/sources/:kind/backfill", {
  summary: "Leave the months unread that no worker has begun",
  access: "staff",
  params: sourceParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["not_found", "client_not_found"],
});

export const chooseFigures = route("PUT", "/api/reports/clients/:clientId/sources/:kind/figures", {
  summary: "Which figures a source fills; the newest periods are read again unless their report is approved",
  access: "staff",
  params: sourceParamsSchema,
  body: filledFiguresSchema,
  success: { status: 200, schema: sourcesSchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});

export const trackKeywords = route("PUT", "/api/reports/clients/:clientId/keywords", {
  summary: "Which searches count as a client's own; the newest periods are read again unless their report is approved",
  access: "staff",
  params: clientParamsSchema,
  body: trackingSchema,
  success: { status: 200, schema: sourcesSchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});
