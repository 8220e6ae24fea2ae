import { z } from "zod";
import { shareDays } from "@agency/model/limits";
import { logoSchema } from "../clients/schemas.ts";
import { momentSchema } from "../common.ts";
import { reportParamsSchema, reportSchema } from "../reports/report.ts";

export const shareInputSchema = z.strictObject({
  days: z.literal(shareDays).default(30).describe("How long the link opens the report"),
});

export const shareSchema = z.object({
  id: z.string(),
  createdAt: momentSchema,
  by: z.enum(["agency", "client"]).describe("Who made the link"),
  expiresAt: momentSchema,
  views: z.int().describe("How often the report was opened with it"),
  lastViewedAt: momentSchema.nullable(),
});
/** A link that opens one report for anybody who has it. Its token is told once, to whoever makes it. */
export type Share = z.infer<typeof shareSchema>;

export const sharesSchema = z.array(shareSchema);

export const madeShareSchema = z.object({
  share: shareSchema,
  token: z.string().describe("The part of the link after the #. Only its hash is stored"),
});

export const shareParamsSchema = reportParamsSchema.extend({ shareId: z.uuid() });

export const sharedParamsSchema = z.object({ shareToken: z.string().regex(/^[\w-]{43}$/) });

export const sharedReportSchema = z.object({
  report: reportSchema,
  logo: logoSchema.nullable().describe("The client's"),
  expiresAt: momentSchema,
  mailed: z.boolean().describe("Whether the link is that of the report's email"),
  recorded: z.boolean().describe("Whether its openings are recorded"),
});
/** What a link opens: the report with its client's logo, and until when. */
export type SharedReport = z.infer<typeof sharedReportSchema>;

export const sharedOpeningSchema = z.strictObject({ revision: z.int().min(1).max(100_000) });
