import { z } from "zod";
import { figureSections } from "@agency/model/report/sections";
import { dateSchema, momentSchema } from "./common.ts";
import { recommendationSchema } from "./report-snapshot.ts";

const periodSchema = z.object({ start: dateSchema, end: dateSchema });

export const reportBeforeSchema = z
  .object({
    period: periodSchema,
    newSections: z.array(z.enum(figureSections)).describe("The sections with figures that it did not have"),
    recommendations: z.array(recommendationSchema).describe("What it recommended"),
  })
  .nullable()
  .describe("The client's approved report of the period before; null without one");
/** What a report is compared with. */
export type ReportBefore = z.infer<typeof reportBeforeSchema>;

export const mailedBeforeSchema = z
  .object({
    period: periodSchema,
    openedAt: momentSchema
      .nullable()
      .describe("When the client first opened that report; which of its recipients did is not recorded"),
    unopened: z.int().describe("How many of the last three periods' reports, the newest first, nobody opened"),
  })
  .nullable()
  .describe(
    "The newest of the three periods before whose report was emailed to it; null without one, and where openings are not recorded",
  );
/** What became of the report that a recipient got last. */
export type MailedBefore = z.infer<typeof mailedBeforeSchema>;
