import { z } from "zod";
import { recommendationKeys } from "@agency/model/report/recommendations";
import { languageSchema, momentSchema, problemSchema } from "../common.ts";
import { recordingSchema, revisionUsesSchema } from "../uses/schemas.ts";
import { reportSchema } from "./report.ts";
import { commentSchema, reportProgressSchema } from "./schemas.ts";
import { recommendationSchema, revisedSchema } from "./snapshot.ts";

/** The most recommendations of one report, and the longest sentence of the staff. */
const mostRecommendations = 8;
const longestRecommendation = 500;

const draftRecommendationSchema = z.union([
  z.strictObject({ key: z.enum(recommendationKeys), params: z.record(z.string().max(40), z.number()) }),
  z.strictObject({ text: z.string().trim().min(1).max(longestRecommendation) }),
]);

export const draftInputSchema = z.object({
  version: z
    .int()
    .min(0)
    .optional()
    .describe("The version that was edited; refused when the working copy is another by now; missing saves over it"),
  comment: commentSchema.optional().describe("Empty clears it; missing keeps it"),
  recommendations: z
    .array(draftRecommendationSchema)
    .max(mostRecommendations)
    .nullish()
    .describe("In their order; null means those of the rules; missing keeps them"),
});
export type DraftInput = z.input<typeof draftInputSchema>;

export const approveInputSchema = z.object({
  version: z.int().min(0).optional().describe("The version that was looked at; missing approves whatever is there"),
});

/** Texts to look through at once: those of one form, as long as a comment may be. */
const mostTexts = 20;
const longestText = 2000;

export const lettersInputSchema = z.object({ texts: z.array(z.string().max(longestText)).min(1).max(mostTexts) });

export const lettersSchema = z.object({
  undrawn: z.array(z.string()).describe("Words that PDFs cannot show, because no font has their letters"),
});

export const draftSchema = z.object({
  progress: reportProgressSchema,
  report: reportSchema.nullable().describe("As the client would read it; null before it is generated"),
  differs: z.boolean().describe("Whether approving it would make another revision"),
  ruleRecommendations: z.array(recommendationSchema).describe("What the rules recommend"),
  edited: z.boolean().describe("Whether the staff edited the recommendations"),
  unread: problemSchema.describe("Why a source of the client is missing in it; null when none is"),
  undrawn: z
    .array(z.string())
    .describe("Words that its PDF cannot show, because no font has their letters; only somebody approves it then"),
  recipients: z
    .array(z.object({ email: z.string(), name: z.string().nullable(), language: languageSchema.nullable() }))
    .describe("Whom a sending goes to; a null language is the client's"),
  revisions: z.array(
    z.object({
      number: z.int(),
      approvedAt: momentSchema,
      approvedBy: z.string().nullable(),
      revised: revisedSchema.nullable(),
      uses: revisionUsesSchema.describe("What its client did with it; all null unless that is recorded"),
    }),
  ),
  recording: recordingSchema,
  recordedSince: momentSchema
    .nullable()
    .describe("Since when uses are recorded; null for as long as there is the client"),
});
/** The working copy of a report, for the staff. */
export type ReportDraft = z.infer<typeof draftSchema>;
