import { z } from "zod";
import type { Targets } from "@agency/model/plan";
import { reportSections, type SectionChoice } from "@agency/model/report/sections";
import { clientParamsSchema, websiteSchema } from "./clients.ts";
import { dateSchema, emptySchema, lineSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { mostDatedNotes, writtenNoteSchema } from "./dated-notes.ts";
import { defineRoutes } from "./route.ts";

const whole = z.int().min(1).max(1_000_000_000).nullable();

export const targetsSchema = z.object({
  totalLeads: whole,
  totalVisitors: whole,
  averagePosition: z.number().min(1).max(100).nullable().describe("Reached at this position or a better one"),
  totalFollowers: whole,
  adSpend: whole
    .exactOptional()
    .describe("The budget of ads in the agency's currency, which reports say how much of was used; missing like null"),
}) satisfies z.ZodType<Targets>;

const lineOfWorkSchema = z.object({
  reportType: reportTypeSchema.describe("Longer reports name it as well, when its period ends in theirs"),
  periodStart: dateSchema.describe(
    "First day of the period whose report names it; what is planned is named by the report of the period before",
  ),
  text: lineSchema(200).min(1),
  link: websiteSchema.nullish(),
});

const workInputSchema = lineOfWorkSchema.extend({
  planned: z.boolean().default(false).describe("Whether it is still to be done"),
});

const workChangeSchema = lineOfWorkSchema.extend({
  planned: z.boolean().optional().describe("Whether it is still to be done; as before when missing"),
});

/** Something that the agency did for a client, or plans to. */
export const workItemSchema = z.object({
  id: z.string(),
  reportType: reportTypeSchema,
  periodStart: dateSchema,
  text: z.string(),
  link: z.string().nullable(),
  planned: z.boolean(),
  author: z.string().describe("Username of the member of staff"),
  createdAt: momentSchema,
});
export type WorkItem = z.infer<typeof workItemSchema>;

/** The most items of an answer. */
export const mostWork = 200;

const sectionChoicesSchema = z
  .array(z.object({ section: z.enum(reportSections), shown: z.boolean() }) satisfies z.ZodType<SectionChoice>)
  .max(reportSections.length)
  .refine((choices) => new Set(choices.map(({ section }) => section)).size === choices.length, "section_twice");

const sectionsInputSchema = z.object({
  sections: sectionChoicesSchema
    .nullable()
    .describe(
      "In the order of the reports; null for the package's default. Sections that are missing keep their usual place.",
    ),
});

export const sectionsSchema = z.object({
  chosen: z
    .boolean()
    .describe("Whether the staff chose them for this client; otherwise they are the package's default"),
  sections: sectionChoicesSchema.describe("Every section, shown or not, in the order of the reports"),
});
/** Which sections a client's reports show. */
export type Sections = z.infer<typeof sectionsSchema>;

const planSchema = z.object({
  targets: targetsSchema,
  sections: sectionsSchema,
  work: z.array(workItemSchema).describe(`The newest ${mostWork}, newest period first`),
  datedNotes: z
    .array(writtenNoteSchema)
    .describe(`What happened on a day: the newest ${mostDatedNotes}, newest day first`),
  reportType: reportTypeSchema.describe("The type of the reports that the client mainly gets"),
});

const workParamsSchema = clientParamsSchema.extend({ workId: z.uuid() });

const route = defineRoutes("Plan");

export const readPlan = route("GET", "/api/reports/clients/:clientId/plan", {
  summary: "What a client's months are to reach, what was done, and which sections its reports show",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: planSchema },
  errors: ["client_not_found"],
});

export const saveTargets = route("PUT", "/api/reports/clients/:clientId/targets", {
  summary: "What a client's months are to reach; null for a figure without a target",
  access: "staff",
  right: "clients",
  event: "plan.changed",
  params: clientParamsSchema,
  body: targetsSchema,
  success: { status: 200, schema: targetsSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const saveSections = route("PUT", "/api/reports/clients/:clientId/sections", {
  summary: "Which sections a client's reports show, and in which order; approved reports keep theirs",
  access: "staff",
  right: "clients",
  event: "plan.changed",
  params: clientParamsSchema,
  body: sectionsInputSchema,
  success: { status: 200, schema: sectionsSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const addWork = route("POST", "/api/reports/clients/:clientId/work", {
  summary: "Note what was done for a client, for the report of a period, or what is planned",
  access: "staff",
  right: "clients",
  event: "work.added",
  params: clientParamsSchema,
  body: workInputSchema,
  success: { status: 201, schema: workItemSchema },
  errors: ["invalid_input", "client_not_found"],
});

/** The most clients for whom the same is noted at once. */
const mostWorkClients = 500;

export const addWorkForMany = route("POST", "/api/reports/work", {
  summary: "Note the same for several clients: for all of them, or for none where one is unknown",
  access: "staff",
  right: "clients",
  event: "work.added",
  body: workInputSchema.extend({ clientIds: z.array(z.string().max(64)).min(1).max(mostWorkClients) }),
  success: { status: 201, schema: z.object({ added: z.int() }) },
  errors: ["invalid_input", "client_not_found"],
});

export const changeWork = route("PUT", "/api/reports/clients/:clientId/work/:workId", {
  summary: "Change what was noted; approved reports keep what they said",
  access: "staff",
  right: "clients",
  event: "work.changed",
  params: workParamsSchema,
  body: workChangeSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});

export const removeWork = route("DELETE", "/api/reports/clients/:clientId/work/:workId", {
  summary: "Remove what was noted; approved reports keep what they said",
  access: "staff",
  right: "clients",
  event: "work.removed",
  params: workParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["not_found", "client_not_found"],
});
