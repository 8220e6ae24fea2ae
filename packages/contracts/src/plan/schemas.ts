import { z } from "zod";
import type { Targets } from "@agency/model/plan";
import { reportSections, type SectionChoice } from "@agency/model/report/sections";
import { clientParamsSchema, websiteSchema } from "../clients/schemas.ts";
import { dateSchema, lineSchema, momentSchema } from "../common.ts";

const people = z.int().min(1).max(1_000_000_000).nullable();

export const targetsSchema = z.object({
  totalLeads: people,
  totalVisitors: people,
  averagePosition: z.number().min(1).max(100).nullable().describe("Reached at this position or a better one"),
  totalFollowers: people,
}) satisfies z.ZodType<Targets>;

const lineOfWorkSchema = z.object({
  date: dateSchema.describe(
    "The report of its period names it; what is planned is named by the report of the period before",
  ),
  text: lineSchema(200).min(1),
  link: websiteSchema.nullish(),
});

export const workInputSchema = lineOfWorkSchema.extend({
  planned: z.boolean().default(false).describe("Whether it is still to be done"),
});

export const workChangeSchema = lineOfWorkSchema.extend({
  planned: z.boolean().optional().describe("Whether it is still to be done; as before when missing"),
});

/** Something that the agency did for a client, or plans to. */
export const workItemSchema = z.object({
  id: z.string(),
  date: dateSchema,
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

export const sectionsInputSchema = z.object({
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

export const planSchema = z.object({
  targets: targetsSchema,
  sections: sectionsSchema,
  work: z.array(workItemSchema).describe(`The newest ${mostWork}, newest first`),
});

export const workParamsSchema = clientParamsSchema.extend({ workId: z.uuid() });
