import { z } from "zod";
import { targetFigures } from "@agency/model/plan";
import { lookKinds } from "@agency/model/report/look-reasons";
import { figureSections } from "@agency/model/report/sections";
import { historyFigures } from "@agency/model/report/snapshot";
import { lifeStates } from "@agency/model/states";
import { dateSchema, languageSchema, mineSchema, reportTypeSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const lookReasonSchema = z.object({
  kind: z.enum(lookKinds),
  figure: z.enum([...new Set([...historyFigures, ...targetFigures])]).nullable(),
  value: z.number().nullable(),
  against: z.number().nullable().describe("The target that was missed, or the value of the period before"),
  language: languageSchema.nullable().describe("The one in which a comment is missing"),
  section: z.enum(figureSections).nullable().describe("The one that the report of the period before did not have"),
});

const entrySchema = z.object({
  clientId: z.string(),
  clientName: z.string(),
  reportId: z.string(),
  version: z.int().describe("Raised with each change of the working copy"),
  state: z.enum(lifeStates),
  open: z.boolean().describe("Whether it has something that its client cannot read before somebody approves it"),
  seen: z.boolean().describe("Whether somebody of the staff had it on screen since it was generated"),
  reasons: z.array(lookReasonSchema).describe("Why to look closely, the most important first"),
});
/** A report of the review queue. */
export type QueueEntry = z.infer<typeof entrySchema>;

export const queueSchema = z.object({
  reportType: reportTypeSchema,
  period: z.object({ start: dateSchema, end: dateSchema }),
  entries: z
    .array(entrySchema)
    .describe("Every prepared report of the period: those to look at closely first, then the others by name"),
});
/** The prepared reports of a period, in the order in which somebody reviews them. */
export type ReviewQueue = z.infer<typeof queueSchema>;

const route = defineRoutes("Review");

export const readQueue = route("GET", "/api/reports/queue", {
  summary: "The prepared reports of one type and period, in the order in which somebody reviews them",
  access: "staff",
  right: "read",
  query: z.object({
    reportType: reportTypeSchema,
    periodStart: dateSchema
      .optional()
      .describe("First day of a complete period of the last 24; missing means the last complete one"),
    mine: mineSchema,
  }),
  success: { status: 200, schema: queueSchema },
  errors: ["invalid_input"],
});
