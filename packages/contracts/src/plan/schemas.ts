import { z } from "zod";
import type { Targets } from "@agency/model/plan";
import { clientParamsSchema, websiteSchema } from "../clients/schemas.ts";
import { dateSchema, lineSchema, momentSchema } from "../common.ts";

const people = z.int().min(1).max(1_000_000_000).nullable();

export const targetsSchema = z.object({
  totalLeads: people,
  totalVisitors: people,
  averagePosition: z.number().min(1).max(100).nullable().describe("Reached at this position or a better one"),
  totalFollowers: people,
}) satisfies z.ZodType<Targets>;

export const workInputSchema = z.object({
  date: dateSchema.describe("The report of its period names it"),
  text: lineSchema(200).min(1),
  link: websiteSchema.nullish(),
});
/** Something that the agency did for a client. */
export type WorkInput = z.input<typeof workInputSchema>;

export const workItemSchema = z.object({
  id: z.string(),
  date: dateSchema,
  text: z.string(),
  link: z.string().nullable(),
  author: z.string().describe("Username of the member of staff"),
  createdAt: momentSchema,
});
export type WorkItem = z.infer<typeof workItemSchema>;

/** The most items of an answer. */
export const mostWork = 200;

export const planSchema = z.object({
  targets: targetsSchema,
  work: z.array(workItemSchema).describe(`The newest ${mostWork}, newest first`),
});

export const workParamsSchema = clientParamsSchema.extend({ workId: z.uuid() });
