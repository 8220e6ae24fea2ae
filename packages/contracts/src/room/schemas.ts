import { z } from "zod";
import { defaultLanguage } from "@agency/content/settings";
import { clientParamsSchema, portalClientSchema } from "../clients/schemas.ts";
import { languageSchema } from "../common.ts";
import { reportSchema } from "../reports/report.ts";

export const roomParamsSchema = clientParamsSchema;

export const roomQuerySchema = z.object({
  language: languageSchema.default(defaultLanguage).describe("The language of the page"),
  report: z.string().max(64).optional().describe("The report to show; the newest when missing or unknown"),
  width: z.coerce.number<number>().int().min(1).max(20_000).default(390).describe("The width of the window, in pixels"),
});

const contentSchema = z.object({
  client: portalClientSchema,
  newest: reportSchema.nullable().describe("Null before the first report"),
  report: reportSchema.nullable().describe("The report that was asked for, when it is another one"),
});
/** What a client's room shows first. */
export type RoomContent = z.infer<typeof contentSchema>;

export const roomSchema = contentSchema.extend({
  html: z.string().describe("The room's first screen; empty when the site is not built"),
});
export type RoomAnswer = z.infer<typeof roomSchema>;
