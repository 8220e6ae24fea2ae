import { z } from "zod";
import { dateSchema, momentSchema, reportTypeSchema } from "../common.ts";

const periodShape = { reportType: reportTypeSchema, periodStart: dateSchema, periodEnd: dateSchema };

export const removalSchema = z.object({
  removed: z
    .array(
      z.object({
        ...periodShape,
        reportId: z.string().nullable().describe("Its report, which is made again if it waits for approval"),
        left: z.boolean().describe("Whether the period has other figures"),
      }),
    )
    .describe("The periods that lose figures, by report type and newest first"),
  approved: z
    .array(
      z.object({
        ...periodShape,
        reportId: z.string(),
        revision: z.int(),
        approvedAt: momentSchema,
        sentAt: momentSchema.nullable().describe("When it was last emailed"),
      }),
    )
    .describe("The periods whose approved report shows the figures, which never changes"),
});
/** What becomes of the figures of an account that a client no longer has. */
export type Removal = z.infer<typeof removalSchema>;
