import { z } from "zod";
import { mostFilesTogether } from "@agency/model/limits";
import { fileFormats, keptOriginKinds, originNotes } from "@agency/model/origin";
import { reportTypes } from "@agency/model/report/report-type";
import { adFiguresSchema, adsSchema } from "./ads.ts";
import { aiAnswersSchema } from "./ai-answers.ts";
import { dateSchema, lineSchema, reportTypeSchema } from "./common.ts";
import { figureKeySchema, measureSchema, originSchema } from "./figures.ts";
import { defineRoutes } from "./route.ts";

/** Maximum size of a file, in bytes, and of the request that carries it as base64. */
export const maximumImportBytes = 4_194_304;
const maximumImportBody = 5_900_000;

/** Maximum size of files that are kept together, in bytes. */
export const maximumBytesTogether = 4 * maximumImportBytes;

const name = (maximum: number) => z.string().max(maximum);

const mappingSchema = z.object({
  columns: z.record(name(80), name(40)).describe("Meanings by header in lower case; ignore leaves a column out"),
  dateOrder: z.enum(["day_first", "month_first"]).nullable(),
  reportType: reportTypeSchema.nullable(),
  names: z
    .array(name(300))
    .max(100)
    .default([])
    .describe("Names in files, such as a property's, that were answered to be this client's"),
  ads: z
    .record(name(120), name(200))
    .default({})
    .describe("Answers about exports of ads and of answers by AI, such as a currency, by the ids of their questions"),
});

const answersSchema = z.object({
  answers: z.record(name(120), name(200)).default({}).describe("Answers by the id of their question"),
  clients: z
    .record(name(2000), name(64).nullable())
    .default({})
    .describe("Client IDs by the names in the file; null leaves a client out"),
});

export const importInputSchema = answersSchema.extend({
  upload: z.uuid().optional().describe("The file of an earlier preview, in place of its name and bytes"),
  fileName: lineSchema(200).min(1).optional(),
  file: z.string().min(1).max(maximumImportBody).optional().describe("The file's bytes as base64"),
  clientId: name(64).optional().describe("Whose figures these are where the file says nothing"),
  others: z
    .array(answersSchema.extend({ upload: z.uuid() }))
    .max(mostFilesTogether - 1)
    .default([])
    .describe("Further files of earlier previews, which are kept together with this one"),
  confirmed: z
    .array(name(300))
    .max(2000)
    .optional()
    .describe("The doubts about figures that are right nevertheless, as the preview named them"),
  mapping: mappingSchema
    .optional()
    .describe("Decisions of an earlier preview; without it, those that the client remembers"),
});
export type ImportInput = z.input<typeof importInputSchema>;

const figureValuesSchema = z.partialRecord(figureKeySchema, z.union([z.number(), z.array(z.string())]));
const sheetSchema = z.string().nullable();
const fileSchema = z.string().nullable().describe("The file's name, where several are kept together");
const lineNumberSchema = z.int().nullable();

export const questionSchema = z.object({
  id: z.string(),
  kind: z.enum([
    "period",
    "report_type",
    "date_order",
    "figure_column",
    "figure_table",
    "text_encoding",
    "heading",
    "other_currency",
    "own_currency",
    "ads_count",
    "period_column",
    "date_column",
    "divided_rows",
    "total_row",
    "part_of_all",
    "whole_period",
    "plain_numbers",
    "final",
    "actual",
    "own_calls",
    "file_period",
    "same_period",
    "ads_currency",
    "ads_column",
    "ads_counted",
    "ads_zero",
    "ads_days",
    "ads_total",
    "answers_report",
    "answers_days",
    "answers_zero",
  ]),
  sheet: sheetSchema,
  line: lineNumberSchema,
  about: z.object({
    column: z.string().nullable(),
    figure: figureKeySchema.nullable(),
    example: z.string().nullable(),
  }),
  choices: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      figures: figureValuesSchema.exactOptional().describe("What a place in the files gives"),
    }),
  ),
  named: z.string().exactOptional().describe("The choice that the file's name says"),
  usual: z.string().exactOptional().describe("The choice that counts a figure as Google is read here"),
});
export type ImportQuestion = z.infer<typeof questionSchema>;

const namedClientSchema = z.object({ clientId: z.string(), name: z.string() });

const ignoredSchema = z.object({
  file: fileSchema,
  sheet: sheetSchema,
  line: lineNumberSchema,
  column: z.string().nullable(),
  why: z.enum([
    "unknown_column",
    "other_currency",
    "ads_only",
    "unknown_channel",
    "part_of_users",
    "unknown_table",
    "not_chosen",
    "other_chosen",
    "total_row",
    "people_do_not_add_up",
    "no_total",
    "not_whole",
    "part_of_a_period",
    "several_periods",
    "hidden",
    "forecast",
    "target",
    "difference",
    "explanation",
    "second_table",
    "not_needed",
  ]),
  answer: z.string().nullable().describe("The id by which the meaning of an unknown column is answered"),
});
export type IgnoredPart = z.infer<typeof ignoredSchema>;

const outsidePlaces = ["above", "below", "remark", "property", "sheet"] as const;

const outsideSchema = z.object({
  file: fileSchema,
  sheet: sheetSchema,
  line: lineNumberSchema,
  text: z.string(),
  where: z.enum(outsidePlaces),
});
export type OutsideText = z.infer<typeof outsideSchema>;

const givenSchema = z.object({
  value: z.union([z.number(), z.array(z.string())]).nullable(),
  origin: originSchema,
});

const previewedRowSchema = z.object({
  client: namedClientSchema,
  named: z.string().nullable().describe("How the file names the client"),
  reportType: z.enum(reportTypes),
  periodStart: dateSchema,
  periodEnd: dateSchema,
  figures: figureValuesSchema,
  searches: z.int().describe("How many searches are kept, those with the most clicks"),
  pages: z.int().describe("How many pages that searches found are kept, those with the most clicks"),
  derived: z.array(figureKeySchema).describe("Figures that were worked out from the file's rows"),
  measures: z.partialRecord(figureKeySchema, measureSchema).describe("How figures are counted, where the file says so"),
  unchanged: z.array(figureKeySchema).describe("Figures that the period has already as the file says"),
  replaced: z
    .array(z.object({ figure: figureKeySchema, before: givenSchema, beneath: givenSchema.nullable() }))
    .describe("Figures that would change; beneath is what was read where the staff typed over it. All others are new"),
  differing: z
    .array(
      z.object({ figure: figureKeySchema, periodStart: dateSchema, periodEnd: dateSchema, measure: measureSchema }),
    )
    .describe("Figures that a period beside this one counts differently"),
  doubts: z
    .array(z.object({ id: z.string(), figure: figureKeySchema, message: z.string() }))
    .describe("Figures that may be others, in the reader's language; keeping asks for an answer to each"),
  lists: z
    .object({ keywords: z.enum(keptOriginKinds).exactOptional(), pages: z.enum(keptOriginKinds).exactOptional() })
    .describe("Where the searches and pages come from that would be replaced"),
  ads: z
    .array(
      adsSchema.extend({
        before: adFiguresSchema
          .extend({ currency: z.string() })
          .nullable()
          .describe("What is kept of the platform so far"),
      }),
    )
    .describe("The ads of each platform that the file tells of; those of a platform replace what is kept of it"),
  aiAnswers: z
    .array(
      aiAnswersSchema({
        before: z.int().nullable().describe("The count, or the rows of the list, that are kept so far"),
      }),
    )
    .describe("The parts of what engines tell of their answers by AI; each replaces what is kept of it"),
  notes: z.array(z.enum(originNotes)).describe("What the file says of all these figures"),
  file: fileSchema,
  sheet: sheetSchema,
  line: z.int(),
});
export type PreviewedRow = z.infer<typeof previewedRowSchema>;

const ofSchema = z.string().describe("The upload of the file that it is about");

export const importPreviewSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("question"), of: ofSchema, question: questionSchema }),
  z.object({
    kind: z.literal("clients"),
    of: ofSchema,
    names: z.array(
      z.object({
        name: z.string().describe("As the file writes it; empty for rows that name nobody"),
        where: z.enum(["column", "site", "file", "none", ...outsidePlaces]),
        sheet: sheetSchema,
        line: lineNumberSchema,
        candidates: z.array(namedClientSchema),
      }),
    ),
  }),
  z.object({
    kind: z.literal("ready"),
    formats: z.array(z.enum(fileFormats)).describe("Of each file"),
    rows: z.array(previewedRowSchema),
    ignored: z.array(ignoredSchema),
    outside: z.array(outsideSchema).describe("Texts outside the columns that say nothing about the figures"),
    leftOut: z.array(z.string()).describe("Names in the files whose rows are not used"),
    mapping: mappingSchema,
    remembered: z.boolean().describe("Whether decisions that the client remembers were used"),
  }),
]);
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const previewedImportSchema = importPreviewSchema.and(
  z.object({ upload: z.string().describe("Names the file in what follows; kept for an hour for this session") }),
);
export type PreviewedImport = z.infer<typeof previewedImportSchema>;

const keptImportSchema = z.object({
  imported: z.int().describe("Periods written"),
  clients: z.int().describe("Clients that they belong to"),
});

const route = defineRoutes("Figures");

export const previewImport = route("POST", "/api/imports/preview", {
  summary: "What of a file would be kept, or a question about it; keeps no figures",
  access: "staff",
  right: "figures",
  event: null,
  body: importInputSchema,
  bodyBytes: maximumImportBody,
  success: { status: 200, schema: previewedImportSchema },
  errors: ["invalid_input", "invalid_csv", "file_unreadable", "client_not_found", "upload_ended"],
});

export const keepImport = route("POST", "/api/imports", {
  summary: "Keep what the preview of the same file and answers shows, all or nothing",
  access: "staff",
  right: "figures",
  event: "figures.imported",
  body: importInputSchema,
  bodyBytes: maximumImportBody,
  success: { status: 200, schema: keptImportSchema },
  errors: ["invalid_input", "invalid_csv", "file_unreadable", "client_not_found", "upload_ended", "figures_doubtful"],
});
