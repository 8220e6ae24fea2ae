import { z } from "zod";
import { clientParamsSchema } from "../clients/schemas.ts";
import { dateSchema, momentSchema, reportTypeSchema } from "../common.ts";
import { snapshotSchema } from "./snapshot.ts";

const count = z.int().nullable();
const signedText = z
  .string()
  .nullable()
  .describe("Signed text such as +12.5%; null when there is nothing to compare with");

export const metricsSchema = z.object({
  websiteTraffic: z.object({
    totalVisitors: count,
    organicTraffic: count,
    changeFromPrevious: signedText,
    /** The client's actual split in percent, or null when the source gives none. */
    sources: z.object({ organic: z.number(), social: z.number(), direct: z.number(), other: z.number() }).nullable(),
  }),
  seoRankings: z.object({
    averagePosition: z.number().nullable(),
    keywordsTracked: count,
    changeFromPrevious: z.string().nullable().describe("Places, current minus previous: +1.2 means a worse position"),
    topRankings: z.array(z.string()),
  }),
  socialEngagement: z.object({ totalFollowers: count, changeFromPrevious: signedText }),
  conversions: z.object({ totalLeads: count, changeFromPrevious: signedText, conversionRate: z.string().nullable() }),
});
export type Metrics = z.infer<typeof metricsSchema>;

export const listReportsQuerySchema = z.object({
  limit: z.coerce.number<number>().int().min(1).max(100).optional().describe("How many at most; missing means all"),
});

export const reportParamsSchema = clientParamsSchema.extend({ reportId: z.uuid() });

export const reportSchema = z.object({
  id: z.string(),
  title: z.string(),
  reportType: reportTypeSchema,
  generatedAt: momentSchema,
  emailSent: z.boolean(),
  revision: z.int().describe("1 for the first approval, raised with each later change"),
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  data: z.object({ metrics: metricsSchema, recommendations: z.array(z.string()) }),
  snapshot: snapshotSchema.describe("The frozen content, which the reader turns into text in any language"),
});
/** An approved report: a snapshot that never changes when read. */
export type Report = z.infer<typeof reportSchema>;
