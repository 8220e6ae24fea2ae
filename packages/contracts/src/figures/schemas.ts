import { z } from "zod";
import { accountKinds } from "@agency/model/connections";
import { figureKeys } from "@agency/model/figures";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { rankingLimits, rankingStart } from "@agency/model/top-rankings";
import { clientParamsSchema } from "../clients/schemas.ts";
import { dateSchema, lineSchema, momentSchema, reportTypeSchema } from "../common.ts";
import { figuresShape } from "./figures-shape.ts";
import { figureKeySchema, originSchema, originsSchema } from "./origins.ts";

const count = z.int().min(0).max(1_000_000_000).nullable();

const amount = z.number().min(0).max(1_000_000_000).multipleOf(0.01, { error: "amount" }).nullable();

/** The figures of one period. `null` means that no source gave the figure; it is never treated as 0. */
export const figuresSchema = z.strictObject(
  figuresShape({
    count,
    money: amount,
    position: z.number().min(1).max(1000).nullable(),
    list: z
      .array(lineSchema(rankingLimits.length).min(1).regex(rankingStart, { error: "no_formula" }))
      .max(rankingLimits.count),
  }),
);
export type Figures = z.infer<typeof figuresSchema>;

export const figuresInputSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: dateSchema.describe("First day: a Monday, the first of a month or the first of a quarter"),
  figures: figuresSchema.partial().describe("null says that there is no data"),
});
export type FiguresInput = z.input<typeof figuresInputSchema>;

export const periodFiguresSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: dateSchema,
  periodEnd: dateSchema,
  figures: figuresSchema,
  origins: originsSchema,
  overridden: z
    .partialRecord(
      figureKeySchema,
      z.object({ value: z.union([z.number(), z.array(z.string())]).nullable(), origin: originSchema }),
    )
    .describe("What was last read of the figures that the staff typed over"),
  updatedAt: momentSchema,
});
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

export const takeBackInputSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: dateSchema,
  figures: z.array(figureKeySchema).min(1).max(figureKeys.length).describe("The figures to take back"),
});
export type TakeBackInput = z.input<typeof takeBackInputSchema>;

export const periodParamsSchema = clientParamsSchema.extend({
  reportType: reportTypeSchema,
  periodStart: dateSchema,
});

export const deletionQuerySchema = z.object({
  seen: momentSchema.describe("When the figures were changed last, as they were shown to who deletes them"),
});

export const deletionSchema = z.object({
  period: periodFiguresSchema,
  lists: z
    .object({ keywords: z.int(), pages: z.int(), profileSearches: z.int() })
    .describe("How many searches and pages go with the figures"),
  readAgain: z.array(z.enum(accountKinds)).describe("The sources that read the period again"),
  report: z
    .object({
      id: z.string(),
      revision: z.int().describe("The latest approved revision, which stays; 0 where none was approved"),
      sentAt: momentSchema.nullable().describe("When it was last emailed"),
    })
    .nullable()
    .describe("The report of the period"),
});
/** What deleting the figures of a period does. */
export type Deletion = z.infer<typeof deletionSchema>;

const periodSchema = z.object({ start: dateSchema, end: dateSchema });
const periodOfEachType = Object.fromEntries(reportTypes.map((type) => [type, periodSchema])) as Record<
  ReportType,
  typeof periodSchema
>;

export const clientFiguresSchema = z.object({
  /** Newest period first. */
  periods: z.array(periodFiguresSchema),
  /** The periods that a report requested now would cover. */
  reportPeriods: z.object(periodOfEachType),
});
export type ClientFigures = z.infer<typeof clientFiguresSchema>;
