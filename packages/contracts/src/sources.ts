import { z } from "zod";
import { searchCountryKeys } from "@agency/content/settings";
import { connectionStates, doubtKinds } from "@agency/model/connections";
import { figureKeys } from "@agency/model/figures";
import { mostKeywords } from "@agency/model/limits";
import { sourceProblems } from "@agency/model/source-problem";
import { clientParamsSchema } from "./clients.ts";
import { dateSchema, emptySchema, lineSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { figureKeySchema, removalSchema } from "./figures.ts";
import { defineRoutes } from "./route.ts";
import { accountKindSchema } from "./source-connections.ts";

const sourceParamsSchema = clientParamsSchema.extend({ kind: accountKindSchema });

const accountsParamsSchema = clientParamsSchema.extend({ connectionId: z.uuid() });

export const accountsQuerySchema = z.object({
  kind: accountKindSchema,
  search: z.string().trim().max(120).default("").describe("Parts of the name, the number or the address"),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type AccountsQuery = z.input<typeof accountsQuerySchema>;

const accountSchema = z.object({
  id: z.string().describe("Google's name for it"),
  name: z.string(),
  group: z.string().describe("The Analytics account that the property belongs to; empty for a site"),
  suggested: z.boolean().describe("Whether it looks like the client's, by website or name"),
  usedBy: z.array(z.string()).describe("The names of other clients that use it"),
});
export type Account = z.infer<typeof accountSchema>;

const accountsSchema = z.object({ total: z.int(), accounts: z.array(accountSchema) });

export const choiceSchema = z.object({
  connectionId: z.uuid(),
  accountId: z.string().min(1).max(500).describe("As the list of accounts names it"),
});
export type Choice = z.infer<typeof choiceSchema>;

const doubtKindSchema = z.enum(doubtKinds);

const approvedTooText = "Take the figures of the former account out of the approved periods as well; reports stay";

export const sourceInputSchema = choiceSchema.extend({
  confirmed: z
    .array(doubtKindSchema)
    .max(doubtKinds.length)
    .default([])
    .describe("What the staff confirmed although it is doubtful"),
  approvedToo: z.boolean().default(false).describe(approvedTooText),
});
export type SourceInput = z.input<typeof sourceInputSchema>;

const removalQuerySchema = z.object({
  approvedToo: z.enum(["true", "false"]).default("false").describe(approvedTooText),
});

const doubtSchema = z.object({
  about: doubtKindSchema.describe(
    "shared: other clients use it. site: its sites are not the client's website. name: it names no site, and is not called like the client",
  ),
  clients: z.array(z.string()).describe("The other clients that use it, or whose website it is"),
});
/** Why an account may not be a client's. */
export type Doubt = z.infer<typeof doubtSchema>;

export const checkedChoiceSchema = z.object({
  name: z.string(),
  sites: z.array(z.string()).describe("The sites whose figures it has; empty where Google names none"),
  doubts: z.array(doubtSchema).describe("What the staff have to confirm"),
  removal: removalSchema.describe("What choosing it removes of a former account's figures"),
});
export type CheckedChoice = z.infer<typeof checkedChoiceSchema>;

export const readPeriodInputSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: dateSchema.describe("First day of a complete period of the last 24"),
});
export type ReadPeriodInput = z.infer<typeof readPeriodInputSchema>;

export const trackingSchema = z.object({
  keywords: z
    .array(lineSchema(120).min(1))
    .max(mostKeywords)
    .describe("In the staff's order; empty for the queries with the most clicks"),
  country: z.enum(searchCountryKeys).nullable().describe("Where people search; null for everywhere"),
});
/** Which searches count as a client's own. */
export type Tracking = z.infer<typeof trackingSchema>;

export const filledFiguresSchema = z.object({
  figures: z
    .array(figureKeySchema)
    .max(figureKeys.length)
    .describe("Of those that a source of the kind can fill; the client's other sources give them up"),
});
export type FilledFigures = z.infer<typeof filledFiguresSchema>;

export const sourceSchema = z.object({
  kind: accountKindSchema,
  accountId: z.string(),
  name: z.string(),
  sites: z.array(z.string()).describe("The sites whose figures it has; empty where Google names none"),
  usedBy: z.array(z.string()).describe("The names of other clients that use it"),
  accepted: z
    .array(z.object({ about: doubtKindSchema, by: z.string(), at: momentSchema }))
    .describe("What was doubtful when it was chosen, and the username of who confirmed it"),
  timeZone: z.string().describe("The zone of the account's days"),
  connectionId: z.string(),
  email: z.string().describe("The Google account that reads it"),
  state: z.enum(connectionStates).describe("The state of that connection"),
  chosenBy: z.string().describe("Username of the member of staff"),
  chosenAt: momentSchema,
  tracking: trackingSchema.nullable().describe("Of a Search Console site; null until it is set"),
  fills: z.array(figureKeySchema).describe("The figures that it fills"),
  problem: z.enum(sourceProblems).nullable().describe("Why the last reading gave no figures"),
  problemSince: momentSchema.nullable(),
  readAt: momentSchema.nullable().describe("When figures were last read"),
  progress: z
    .object({
      total: z.int(),
      read: z.int(),
      waiting: z.int().describe("Queued or being read"),
      cancelled: z.int(),
      failed: z.int().describe("Given up after many tries"),
    })
    .describe("How many of its months were read"),
});
/** Which account of a connection belongs to a client. */
export type Source = z.infer<typeof sourceSchema>;

const sourcesSchema = z.array(sourceSchema);

const chosenSourceSchema = z.object({
  source: sourceSchema,
  removal: removalSchema.describe("What became of a former account's figures"),
});

const route = defineRoutes("Sources");

export const listSources = route("GET", "/api/reports/clients/:clientId/sources", {
  summary: "A client's Analytics property, Search Console site and Business Profile location",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: sourcesSchema },
  errors: ["client_not_found"],
});

export const listAccounts = route("GET", "/api/reports/clients/:clientId/accounts/:connectionId", {
  summary:
    "The properties, sites or locations that a connection can read, by name; those that look like the client's come first",
  access: "staff",
  right: "sources",
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
  right: "sources",
  params: sourceParamsSchema,
  query: choiceSchema,
  success: { status: 200, schema: checkedChoiceSchema },
  errors: choiceErrors,
});

export const chooseSource = route("PUT", "/api/reports/clients/:clientId/sources/:kind", {
  summary:
    "Choose an account for a client, if the connection can read it; figures that another one gave are removed from periods without an approved report that shows them",
  access: "staff",
  right: "sources",
  event: "source.chosen",
  params: sourceParamsSchema,
  body: sourceInputSchema,
  success: { status: 200, schema: chosenSourceSchema },
  errors: [...choiceErrors, "choice_unconfirmed"],
});

export const describeRemoval = route("GET", "/api/reports/clients/:clientId/sources/:kind/removal", {
  summary: "Which periods lose figures when an account is taken away, and which approved reports keep them",
  access: "staff",
  right: "sources",
  params: sourceParamsSchema,
  success: { status: 200, schema: removalSchema },
  errors: ["not_found", "client_not_found"],
});

export const clearSource = route("DELETE", "/api/reports/clients/:clientId/sources/:kind", {
  summary:
    "Take an account away from a client, and its figures out of periods without an approved report that shows them",
  access: "staff",
  right: "sources",
  event: "source.removed",
  params: sourceParamsSchema,
  query: removalQuerySchema,
  success: { status: 200, schema: removalSchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});

export const readSources = route("POST", "/api/reports/clients/:clientId/sources/read", {
  summary: "Read now what of a client's sources is not read yet, also what failed or was cancelled",
  access: "staff",
  right: "figures",
  event: "source.read",
  params: clientParamsSchema,
  success: { status: 202, schema: sourcesSchema },
  errors: ["client_not_found"],
});

export const readPeriod = route("POST", "/api/reports/clients/:clientId/sources/read-period", {
  summary: "Read one period of a client's sources now, also a week without a weekly schedule",
  access: "staff",
  right: "figures",
  event: "source.read",
  params: clientParamsSchema,
  body: readPeriodInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found"],
});

export const cancelBackfill = route("DELETE", "/api/reports/clients/:clientId/sources/:kind/backfill", {
  summary: "Leave the months unread that no worker has begun",
  access: "staff",
  right: "figures",
  event: "source.stopped",
  params: sourceParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["not_found", "client_not_found"],
});

export const chooseFigures = route("PUT", "/api/reports/clients/:clientId/sources/:kind/figures", {
  summary: "Which figures a source fills; the newest periods are read again unless their report is approved",
  access: "staff",
  right: "figures",
  event: "source.changed",
  params: sourceParamsSchema,
  body: filledFiguresSchema,
  success: { status: 200, schema: sourcesSchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});

export const trackKeywords = route("PUT", "/api/reports/clients/:clientId/keywords", {
  summary: "Which searches count as a client's own; the newest periods are read again unless their report is approved",
  access: "staff",
  right: "figures",
  event: "source.changed",
  params: clientParamsSchema,
  body: trackingSchema,
  success: { status: 200, schema: sourcesSchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});
