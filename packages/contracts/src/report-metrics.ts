import { z } from "zod";

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
