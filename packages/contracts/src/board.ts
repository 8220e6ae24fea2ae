import { z } from "zod";
import { clientPackages } from "@agency/content/settings";
import { originGroups } from "@agency/model/origin";
import { revisedParts } from "@agency/model/report/revised";
import {
  boardOrigins,
  type LifeState,
  lifeStates,
  clientStatuses,
  heldReasons,
  reportActions,
  runActions,
  runOutcomes,
} from "@agency/model/states";
import { clientParamsSchema } from "./clients.ts";
import {
  dateSchema,
  languageSchema,
  mineSchema,
  momentSchema,
  problemSchema,
  reportTypeSchema,
  responsibleSchema,
} from "./common.ts";
import { numberFigureSchema } from "./figures.ts";
import { comparedFigureSchema } from "./report-progress.ts";
import { defineRoutes } from "./route.ts";

const periodSchema = z.object({ start: dateSchema, end: dateSchema });
const count = z.int();
const stateSchema = z.enum(lifeStates);
const packageSchema = z.enum(clientPackages);
const actionSchema = z.enum(runActions);
const reportActionSchema = z.enum(reportActions);
const outcomeSchema = z.enum(runOutcomes);

const periodStartSchema = dateSchema
  .optional()
  .describe("First day of a complete period of the last 24; missing means the last complete one");

const ofEachState = Object.fromEntries(lifeStates.map((state) => [state, count])) as Record<LifeState, typeof count>;

/** The columns by which the board can be sorted. */
export const boardSorts = ["name", "state", "visitors", "leads", "position"] as const;
export type BoardSort = (typeof boardSorts)[number];

/** Which clients of the board are meant. */
const filterSchema = z.object({
  state: stateSchema.optional(),
  package: packageSchema.optional(),
  origin: z.enum(boardOrigins).optional().describe("Where some of the period's figures come from"),
  search: z.string().trim().max(120).optional().describe("Part of a client's name"),
  mine: mineSchema,
  unopened: z
    .literal("yes")
    .optional()
    .describe("Only clients that have not opened what they were mailed three days ago or earlier"),
});

export const choicesQuerySchema = filterSchema.extend({
  reportType: reportTypeSchema,
  periodStart: periodStartSchema,
  sort: z.enum(boardSorts).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
});
export type ChoicesQuery = z.input<typeof choicesQuerySchema>;

export const choicesSchema = z.object({
  choices: z.array(
    z.object({
      clientId: z.string(),
      inRuns: z.boolean().describe("Whether runs include the client: an active one"),
      actions: z.array(reportActionSchema).describe("What can be asked for this client now"),
    }),
  ),
});
/** A client of the board, as far as choosing it needs. */
export type BoardChoice = z.infer<typeof choicesSchema>["choices"][number];

export const boardQuerySchema = choicesQuerySchema.extend({
  limit: z.coerce.number<number>().int().min(1).max(500).default(100),
  offset: z.coerce.number<number>().int().min(0).max(100_000).default(0),
});
export type BoardQuery = z.input<typeof boardQuerySchema>;

const changesSchema = z.object({
  figures: z.array(
    z.object({ figure: numberFigureSchema, before: z.number().nullable(), after: z.number().nullable() }),
  ),
  parts: z.array(z.enum(revisedParts)),
});

const rowSchema = z.object({
  clientId: z.string(),
  clientName: z.string(),
  responsible: responsibleSchema,
  package: packageSchema,
  language: languageSchema,
  status: z.enum(clientStatuses).describe("Runs leave out clients that are paused or ended"),
  origins: z
    .array(z.enum(originGroups))
    .describe("Where the period's figures come from, most of them first; empty without figures"),
  reportId: z.string().nullable(),
  version: count.describe("Raised with each change of the working copy"),
  revision: count.describe("The revision that the client reads; 0 before the first approval"),
  state: stateSchema,
  actions: z.array(reportActionSchema).describe("What can be asked for this client now"),
  detail: z.object({
    held: z.enum(heldReasons).nullable(),
    unasked: z
      .boolean()
      .describe("Whether figures are missing that a source could bring, which nobody asked for them yet"),
    problem: problemSchema,
    preparedAt: momentSchema.nullable(),
    approvedAt: momentSchema.nullable(),
    sentAt: momentSchema.nullable(),
    sent: count.describe("Contacts who have the latest revision"),
    recipients: count.describe("Contacts who get this report"),
    handedOver: z
      .object({ by: z.string(), at: momentSchema })
      .nullable()
      .describe("Who last gave the latest revision of a sent report to a contact; null when nobody did"),
    opened: z
      .object({
        recorded: z.boolean(),
        at: momentSchema.nullable().describe("When the client first opened or downloaded it; null before"),
      })
      .describe("Of the latest revision, where uses are recorded"),
    revised: changesSchema.nullable().describe("What the latest revision changed"),
    changed: changesSchema
      .extend({ sent: z.boolean().describe("Whether the client was sent the report before") })
      .nullable()
      .describe("What changed since the latest revision and is not approved; nothing is named since sample figures"),
  }),
  figures: z.object({ leads: comparedFigureSchema, visitors: comparedFigureSchema, position: comparedFigureSchema }),
  lines: count.describe("Lines of what was done that its report names"),
  commented: z.boolean().describe("Whether the working copy has a comment, in whichever language"),
  trend: z.array(z.number().nullable()).describe("Visitors of up to 14 periods, oldest first; null without a figure"),
  quarter: z
    .object({
      offered: z.array(numberFigureSchema).describe("The figures that it lacks and that follow from its months"),
      asked: z.array(numberFigureSchema).describe("Those that its months have and that do not follow from them"),
      parts: z.int().describe("How many platforms of ads and engines of answers follow from its months as well"),
    })
    .nullable()
    .describe("Null for reports that are not quarterly"),
});
export type BoardRow = z.infer<typeof rowSchema>;

const runSchema = z.object({
  id: z.string(),
  action: actionSchema,
  reportType: reportTypeSchema,
  period: periodSchema,
  by: z.string().describe("The username of who asked for it"),
  requestedAt: momentSchema,
  ended: z.boolean(),
  leavesAt: momentSchema.nullable().describe("Before this nothing of it is mailed; null where it went at once"),
  total: count,
  counts: z.partialRecord(outcomeSchema, count).describe("How many clients have each outcome"),
  held: count.describe("How many of those that it prepared are held: a source was not read, or a figure is doubtful"),
});
/** A request of the staff for many reports, and its progress. */
export type Run = z.infer<typeof runSchema>;

export const boardSchema = z.object({
  reportType: reportTypeSchema,
  period: periodSchema,
  previous: dateSchema.nullable().describe("First day of the period before; null for the oldest that can be prepared"),
  next: dateSchema.nullable(),
  total: count.describe("Clients that match"),
  inRuns: count.describe("Those of them that runs of all include: the active ones"),
  counts: z.object(ofEachState).describe("Clients in each state, whatever state is asked for"),
  unopened: count.describe("Clients that have not opened what they were mailed three days ago or earlier"),
  rows: z.array(rowSchema),
  runs: z.array(runSchema).describe("Those that go on and the last one of the period, newest first"),
  upcoming: z
    .object({ reportType: reportTypeSchema, at: momentSchema, clients: count })
    .nullable()
    .describe("The next scheduled run"),
});
/** The state of every client's report of one type and period. */
export type Board = z.infer<typeof boardSchema>;

/** The state of one client's report of a type and period. */
const clientRowSchema = z.object({ reportType: reportTypeSchema, period: periodSchema, row: rowSchema.nullable() });

/** The most clients of one request by their IDs. */
const mostRunClients = 10_000;

/** In bytes: room for the IDs of as many. */
const runInputBytes = 512 * 1024;

export const runInputSchema = z.object({
  action: actionSchema,
  reportType: reportTypeSchema,
  periodStart: periodStartSchema,
  clientIds: z
    .array(z.string().max(64))
    .min(1)
    .max(mostRunClients)
    .optional()
    .describe("The client IDs; missing means every client that matches the filter and to whom the action applies"),
  filter: filterSchema.optional(),
  undoable: z
    .boolean()
    .optional()
    .describe("Whether nothing is mailed for a minute where more than one report is sent, so that it can be undone"),
  seenOnly: z
    .boolean()
    .optional()
    .describe("Leaves out reports that nobody of the staff had on screen since they were generated"),
});
export type RunInput = z.input<typeof runInputSchema>;

const runParamsSchema = z.object({ runId: z.uuid() });

const runQuerySchema = z.object({
  outcome: outcomeSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(500).default(100),
  offset: z.coerce.number<number>().int().min(0).max(100_000).default(0),
});

export const runDetailsSchema = runSchema.extend({
  items: z.array(
    z.object({
      clientId: z.string(),
      clientName: z.string(),
      reportId: z.string().nullable(),
      outcome: outcomeSchema,
      problem: problemSchema,
    }),
  ),
});
/** A run with what became of each client, those with trouble first. */
export type RunDetails = z.infer<typeof runDetailsSchema>;

const route = defineRoutes("Month board");

export const readBoard = route("GET", "/api/reports/board", {
  summary: "The state of every client's report of one type and period",
  access: "staff",
  right: "read",
  query: boardQuerySchema,
  success: { status: 200, schema: boardSchema },
  errors: ["invalid_input"],
});

export const readClientRow = route("GET", "/api/reports/clients/:clientId/board", {
  summary: "The same of one client; null for one that is paused or ended and has no report of the period",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  query: z.object({ reportType: reportTypeSchema.default("monthly"), periodStart: periodStartSchema }),
  success: { status: 200, schema: clientRowSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const readChoices = route("GET", "/api/reports/board/choices", {
  summary: "The clients of a board in its order, with what can be asked for each",
  access: "staff",
  right: "read",
  query: choicesQuerySchema,
  success: { status: 200, schema: choicesSchema },
  errors: ["invalid_input"],
});

export const startRun = route("POST", "/api/reports/runs", {
  summary:
    "Prepare, approve, generate, send, retry or cancel many reports; the same request while it goes on answers the same run",
  access: "staff",
  right: "reports",
  event: "run.started",
  body: runInputSchema,
  bodyBytes: runInputBytes,
  success: { status: 202, schema: runDetailsSchema },
  errors: ["invalid_input"],
});

/** What a sending would do. */
const sendingQuestionSchema = z.object({
  reports: count.describe("How many reports would be mailed"),
  languages: z.partialRecord(languageSchema, count).describe("How many emails there would be in each language"),
  uncommented: count.describe("Reports without a comment in a language in which somebody reads them"),
  unseen: z
    .array(z.object({ clientId: z.string(), clientName: z.string(), reportId: z.string() }))
    .describe("Those of the reports that nobody of the staff had on screen since they were generated"),
  leftOut: z.array(z.object({ clientId: z.string(), clientName: z.string(), outcome: outcomeSchema })),
});
export type SendingQuestion = z.infer<typeof sendingQuestionSchema>;

export const describeSending = route("POST", "/api/reports/runs/question", {
  summary: "What a run would mail, and what it would leave out, without doing it",
  access: "staff",
  right: "reports",
  event: null,
  body: runInputSchema,
  bodyBytes: runInputBytes,
  success: { status: 200, schema: sendingQuestionSchema },
  errors: ["invalid_input"],
});

export const sendCopies = route("POST", "/api/reports/runs/copies", {
  summary:
    "Mail to the staff's own address what a run would mail to clients, in each of their languages, and nothing else",
  access: "staff",
  right: "reports",
  event: "report.copied",
  body: runInputSchema,
  bodyBytes: runInputBytes,
  success: {
    status: 202,
    schema: z.object({
      mails: count.describe("How many emails there will be"),
      to: z.string().describe("The address that they go to"),
    }),
  },
  errors: ["invalid_input"],
});

export const stopRun = route("POST", "/api/reports/runs/:runId/stop", {
  summary: "Undo what a run has not done yet: emails that have not left do not leave; what is approved stays so",
  access: "staff",
  right: "reports",
  event: "run.stopped",
  params: runParamsSchema,
  success: { status: 200, schema: runDetailsSchema },
  errors: ["run_not_found"],
});

export const hurryRun = route("POST", "/api/reports/runs/:runId/now", {
  summary: "Mail at once what waits for the minute in which it can be undone",
  access: "staff",
  right: "reports",
  event: "run.hurried",
  params: runParamsSchema,
  success: { status: 200, schema: runDetailsSchema },
  errors: ["run_not_found"],
});

export const readRun = route("GET", "/api/reports/runs/:runId", {
  summary: "How far a run is, and what became of each client",
  access: "staff",
  right: "read",
  params: runParamsSchema,
  query: runQuerySchema,
  success: { status: 200, schema: runDetailsSchema },
  errors: ["invalid_input", "run_not_found"],
});
