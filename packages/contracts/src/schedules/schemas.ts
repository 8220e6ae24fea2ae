import { z } from "zod";
import { timeZone } from "@agency/content/settings";
import { reportTypes } from "@agency/model/report/report-type";
import { scheduleModes } from "@agency/model/states";
import { reportTypeSchema } from "../common.ts";

const scheduleModeSchema = z.enum(scheduleModes);

export const scheduleSchema = z
  .strictObject({
    reportType: reportTypeSchema,
    enabled: z.boolean(),
    day: z
      .int()
      .min(1)
      .max(28)
      .describe("Weekly: 1 (Monday) to 7; monthly: day of the month; quarterly: day of the quarter's first month"),
    hour: z.int().min(0).max(23).describe(timeZone),
    mode: scheduleModeSchema.describe("Send to the client, or prepare for review"),
  })
  .refine(({ reportType, day }) => reportType !== "weekly" || day <= 7, { path: ["day"], error: "weekday" });
export type Schedule = z.infer<typeof scheduleSchema>;

export const schedulesSchema = z
  .array(scheduleSchema)
  .length(reportTypes.length)
  .refine((schedules) => reportTypes.every((type, index) => schedules[index]?.reportType === type), {
    error: "one_per_type",
  });
/** One schedule per report type, in the order of the report types. */
export type Schedules = z.infer<typeof schedulesSchema>;
