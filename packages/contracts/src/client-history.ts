import { z } from "zod";
import { activityKinds, actorKinds } from "@agency/model/activity";
import { accountKinds } from "@agency/model/connections";
import { figureKeys } from "@agency/model/figures";
import { longestNote } from "@agency/model/limits";
import { useKinds } from "@agency/model/states";
import { clientParamsSchema } from "./clients.ts";
import { dateSchema, emptySchema, momentSchema, reportTypeSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const at = momentSchema;
const by = z.string().describe("The account's name");
const period = { reportType: reportTypeSchema, reportPeriod: z.object({ start: dateSchema, end: dateSchema }) };
const report = { reportId: z.string(), ...period, revision: z.int().nullable() };

const noteInputSchema = z.strictObject({
  text: z.string().trim().min(1).max(longestNote).describe("Plain text that only the staff read"),
});

const noteSchema = z.object({ kind: z.literal("note"), at, id: z.uuid(), by, text: z.string() });
/** A note of the staff about a client. */
export type ClientNote = z.infer<typeof noteSchema>;

const eventSchema = z.discriminatedUnion("kind", [
  noteSchema,
  z.object({ kind: z.literal("added"), at }),
  z.object({
    kind: z.literal("approved"),
    at,
    by: by.nullable().describe("Null where nobody pressed a button"),
    ...report,
  }),
  z.object({ kind: z.literal("withdrawn"), at, by: by.nullable(), ...report }),
  z.object({ kind: z.literal("sent"), at, recipient: z.string(), ...report }),
  z.object({ kind: z.literal("handed_over"), at, by, recipient: z.string(), ...report }),
  z.object({
    kind: z.literal("used"),
    at: at.describe("The last time"),
    use: z.enum(useKinds),
    times: z.int(),
    ...report,
  }),
  z.object({ kind: z.literal("answered"), at, name: z.string().nullable(), ...report }),
  z.object({
    kind: z.literal("figures"),
    at,
    by,
    from: z.enum(["typed", "file"]),
    figures: z.array(z.enum(figureKeys)),
    ...period,
  }),
  z.object({
    kind: z.literal("done"),
    at,
    what: z.enum(activityKinds),
    actor: z.enum(actorKinds),
    by: z.string().nullable().describe("Who of the team; null for others, and where the name was erased"),
    changed: z.array(z.string()).describe("The fields that were changed"),
    token: z.string().nullable().describe("The name of the token by which a program did it, or that it was done to"),
    to: z.string().nullable().describe("Who is responsible from then on; null for nobody"),
  }),
  z.object({ kind: z.literal("source"), at, by, source: z.enum(accountKinds), name: z.string() }),
]);
/** Something that happened with a client. */
export type ClientEvent = z.infer<typeof eventSchema>;

const eventsQuerySchema = z.object({
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
  offset: z.coerce.number<number>().int().min(0).max(5000).default(0),
});
export type EventsQuery = z.input<typeof eventsQuerySchema>;

const eventsSchema = z.object({ events: z.array(eventSchema), more: z.boolean() });

const route = defineRoutes("Notes and history of clients");

export const listEvents = route("GET", "/api/reports/clients/:clientId/events", {
  summary: "The staff's notes about a client, and what happened with its reports, newest first",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  query: eventsQuerySchema,
  success: { status: 200, schema: eventsSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const addNote = route("POST", "/api/reports/clients/:clientId/notes", {
  summary: "Note something about a client that only the staff read",
  access: "staff",
  right: "clients",
  event: "note.added",
  params: clientParamsSchema,
  body: noteInputSchema,
  success: { status: 201, schema: noteSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const removeNote = route("DELETE", "/api/reports/clients/:clientId/notes/:noteId", {
  summary: "Remove a note about a client",
  access: "staff",
  right: "clients",
  event: "note.removed",
  params: clientParamsSchema.extend({ noteId: z.uuid() }),
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found", "note_not_found"],
});
