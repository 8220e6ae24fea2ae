import { z } from "zod";
import { accountKinds } from "@agency/model/connections";
import {
  type FigureKey,
  figureKeys,
  type FigureKind,
  type figureLines,
  figureKind,
  figureMeaning,
  numberFigures,
} from "@agency/model/figures";
import { type Measure, namedMeasures } from "@agency/model/measures";
import { type Origin, originKinds, originNotes } from "@agency/model/origin";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { rankingLimits, rankingStart } from "@agency/model/top-rankings";
import { adsSchema } from "./ads.ts";
import { aiAnswersSchema } from "./ai-answers.ts";
import { clientParamsSchema } from "./clients.ts";
import { dateSchema, emptySchema, lineSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

/** The schema of each figure, by its kind and with its meaning. */
export function figuresShape<Schemas extends Record<FigureKind, z.ZodType>>(schemas: Schemas) {
  const figureSchema = (figure: FigureKey) => {
    const [schema, meaning] = [schemas[figureKind(figure)], figureMeaning(figure)];
    return meaning === undefined ? schema : schema.describe(meaning);
  };
  return Object.fromEntries(figureKeys.map((figure) => [figure, figureSchema(figure)])) as {
    [Key in FigureKey]: Schemas[(typeof figureLines)[Key]["kind"]];
  };
}

export const figureKeySchema = z.enum(figureKeys);

export const numberFigureSchema = z.enum(numberFigures);

/** How a figure is counted; money by its currency. */
export const measureSchema = z.union([
  z.enum(namedMeasures),
  z.templateLiteral(["currency_", z.string()]),
]) satisfies z.ZodType<Measure>;

export const originSchema = z.object({
  kind: z.enum(originKinds),
  readAt: momentSchema.describe("When it was typed, imported or read"),
  detail: z.string().nullable().describe("The call, the file with its row, or the first days of the months"),
  notes: z.array(z.enum(originNotes)),
  measure: measureSchema.nullable().describe("How it is counted; null when nobody stated it"),
  author: z.string().nullable().describe("The username of who typed, imported or added it up"),
  account: z
    .string()
    .nullable()
    .describe("The property, site or location that it was read from; never sent to clients"),
  final: z.boolean().nullable().describe("Whether it can no longer change where it comes from; null when unknown"),
}) satisfies z.ZodType<Origin>;

/** Answers to the doubts that a refusal named. */
export const confirmedSchema = z
  .array(z.string().max(200))
  .max(100)
  .optional()
  .describe("The doubts about figures that are right nevertheless, as an error named them");

export const presentedDoubtSchema = z.object({
  id: z.string(),
  figure: figureKeySchema,
  message: z.string().describe("In the reader's language"),
  confirmed: z.object({ by: z.string(), at: momentSchema }).nullable().describe("Who said that the figure is right"),
});
/** A figure that may be another one, and who said that it is right. */
export type PresentedDoubt = z.infer<typeof presentedDoubtSchema>;

/** Figures that nobody gave have no origin. */
export const originsSchema = z.partialRecord(figureKeySchema, originSchema).describe("Where each figure comes from");

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
/** The fate of the figures of an account that a client no longer has. */
export type Removal = z.infer<typeof removalSchema>;

const count = z.int().min(0).max(1_000_000_000).nullable();

// Not a multiple of 0.01: validators that divide refuse 19.99, so whoever goes by the description could not send it.
const amount = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine((value) => Number(value.toFixed(2)) === value, { error: "amount" })
  .describe("With at most two decimals")
  .nullable();

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
  seen: figuresSchema
    .partial()
    .optional()
    .describe("The changed figures as they were shown; refused when one became another meanwhile"),
  confirmed: confirmedSchema,
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
  ads: z.array(adsSchema.extend({ origin: originSchema })).describe("The ads of each platform"),
  aiAnswers: z.array(aiAnswersSchema({ origin: originSchema })).describe("What engines tell of their answers by AI"),
  confirmed: z
    .array(z.object({ id: z.string(), by: z.string(), at: momentSchema }))
    .describe("The doubts about its figures that somebody answered"),
  updatedAt: momentSchema,
});
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

export const takeBackInputSchema = z.object({
  reportType: reportTypeSchema,
  periodStart: dateSchema,
  figures: z.array(figureKeySchema).min(1).max(figureKeys.length).describe("The figures to take back"),
});
export type TakeBackInput = z.input<typeof takeBackInputSchema>;

/** The most clients whose months are added up at once. */
const mostAddedUp = 10_000;

/** In bytes: room for the IDs of as many. */
const addUpBytes = 512 * 1024;

const addUpInputSchema = z.object({
  periodStart: dateSchema.describe("First day of the quarter"),
  clientIds: z.array(z.string().max(64)).min(1).max(mostAddedUp).describe("IDs of no client are ignored"),
});

const addedUpSchema = z.object({
  clients: z
    .array(z.object({ clientId: z.string(), figures: z.array(numberFigureSchema) }))
    .describe("The clients whose quarter got figures, with these"),
});

const periodParamsSchema = clientParamsSchema.extend({
  reportType: reportTypeSchema,
  periodStart: dateSchema,
});

const deletionQuerySchema = z.object({
  seen: momentSchema.describe("When the figures were changed last, as they were shown to who deletes them"),
});

const readReportSchema = z
  .object({
    id: z.string(),
    revision: z.int().describe("The latest approved revision, which stays; 0 where none was approved"),
    sentAt: momentSchema.nullable().describe("When it was last emailed"),
  })
  .nullable();

export const changedFiguresSchema = periodFiguresSchema.extend({
  report: readReportSchema.describe("The report of the period that the client can read; null without one"),
});
export type ChangedFigures = z.infer<typeof changedFiguresSchema>;

export const deletionSchema = z.object({
  period: periodFiguresSchema,
  lists: z
    .object({ keywords: z.int(), pages: z.int(), profileSearches: z.int(), ads: z.int(), aiAnswers: z.int() })
    .describe("How many searches, pages, platforms of ads and parts of answers by AI go with the figures"),
  readAgain: z.array(z.enum(accountKinds)).describe("The sources that read the period again"),
  report: readReportSchema.describe("The report of the period"),
});
/** The effects of deleting the figures of a period. */
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

const route = defineRoutes("Figures");

export const readFigures = route("GET", "/api/reports/clients/:clientId/figures", {
  summary: "The entered or imported figures, newest period first",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: clientFiguresSchema },
  errors: ["client_not_found"],
});

export const saveFigures = route("PUT", "/api/reports/clients/:clientId/figures", {
  summary: "Enter the figures of one period; replaces existing ones, and those that are left out become unknown",
  access: "staff",
  right: "figures",
  event: "figures.typed",
  params: clientParamsSchema,
  body: figuresInputSchema,
  success: { status: 200, schema: periodFiguresSchema },
  errors: ["figures_changed_meanwhile", "invalid_input", "client_not_found", "figures_doubtful"],
});

export const changeFigures = route("POST", "/api/reports/clients/:clientId/figures/change", {
  summary: "Change some figures of one period; those that are left out stay as they are",
  access: "staff",
  right: "figures",
  event: "figures.typed",
  params: clientParamsSchema,
  body: figuresInputSchema,
  success: { status: 200, schema: changedFiguresSchema },
  errors: ["figures_changed_meanwhile", "invalid_input", "client_not_found", "figures_doubtful"],
});

export const takeBackFigures = route("POST", "/api/reports/clients/:clientId/figures/take-back", {
  summary: "Take back what was typed over figures that were read",
  access: "staff",
  right: "figures",
  event: "figures.takenBack",
  params: clientParamsSchema,
  body: takeBackInputSchema,
  success: { status: 200, schema: periodFiguresSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const addUpMonths = route("POST", "/api/reports/figures/add-up", {
  summary:
    "Give a quarter of some clients what follows from its months: sums of leads and spend, and the last level of followers",
  access: "staff",
  right: "figures",
  event: "figures.addedUp",
  body: addUpInputSchema,
  bodyBytes: addUpBytes,
  success: { status: 200, schema: addedUpSchema },
  errors: ["invalid_input"],
});

export const describeDeletion = route(
  "GET",
  "/api/reports/clients/:clientId/figures/:reportType/:periodStart/deletion",
  {
    summary: "What deleting the figures of one period does: where they come from, and what becomes of its report",
    access: "staff",
    right: "read",
    params: periodParamsSchema,
    success: { status: 200, schema: deletionSchema },
    errors: ["client_not_found", "figures_not_found"],
  },
);

export const deletePeriod = route("DELETE", "/api/reports/clients/:clientId/figures/:reportType/:periodStart", {
  summary: "Delete the figures of one period; the client's sources read it again, and what was approved stays",
  access: "staff",
  right: "figures",
  event: "figures.deleted",
  params: periodParamsSchema,
  query: deletionQuerySchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found", "figures_not_found", "figures_changed"],
});

export const readFiguresTemplate = route("GET", "/api/reports/clients/:clientId/figures/template.csv", {
  summary: "A CSV template with the client's last complete periods",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: z.string(), contentType: "text/csv; charset=utf-8" },
  errors: ["client_not_found"],
});
