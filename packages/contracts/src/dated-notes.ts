import { z } from "zod";
import { languageKeys } from "@agency/content/settings";
import { type DatedNote, longestDatedNote } from "@agency/model/dated-notes";
import { clientParamsSchema } from "./clients.ts";
import { dateSchema, emptySchema, languageSchema, lineSchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const lineOfWords = lineSchema(longestDatedNote).min(1).optional();

const wordsSchema = z
  .strictObject(Object.fromEntries(languageKeys.map((language) => [language, lineOfWords])))
  .refine((words) => Object.keys(words).length > 0, "required");

const inputSchema = z.object({
  day: dateSchema.describe("Reports whose period holds the day name it beside their sums"),
  words: wordsSchema.describe("In one language at least; a reader of another one reads that of the client"),
});

/** Something that happened on a day, as a report has it. */
export const datedNoteSchema = z.object({
  day: dateSchema,
  words: z.partialRecord(languageSchema, z.string()),
}) satisfies z.ZodType<DatedNote>;

/** The same as the staff wrote it. */
export const writtenNoteSchema = datedNoteSchema.extend({
  id: z.string(),
  author: z.string().describe("Username of the member of staff"),
  createdAt: momentSchema,
});
export type WrittenNote = z.infer<typeof writtenNoteSchema>;

/** The most notes of an answer. */
export const mostDatedNotes = 200;

const noteParamsSchema = clientParamsSchema.extend({ datedNoteId: z.uuid() });

const route = defineRoutes("Plan");

export const addDatedNote = route("POST", "/api/reports/clients/:clientId/dated-notes", {
  summary: "Note what happened on a day, for the reports whose period holds it",
  access: "staff",
  right: "clients",
  event: "datedNote.added",
  params: clientParamsSchema,
  body: inputSchema,
  success: { status: 201, schema: writtenNoteSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const changeDatedNote = route("PUT", "/api/reports/clients/:clientId/dated-notes/:datedNoteId", {
  summary: "Change such a note; approved reports keep what they said",
  access: "staff",
  right: "clients",
  event: "datedNote.changed",
  params: noteParamsSchema,
  body: inputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});

export const removeDatedNote = route("DELETE", "/api/reports/clients/:clientId/dated-notes/:datedNoteId", {
  summary: "Remove such a note; approved reports keep what they said",
  access: "staff",
  right: "clients",
  event: "datedNote.removed",
  params: noteParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["not_found", "client_not_found"],
});
