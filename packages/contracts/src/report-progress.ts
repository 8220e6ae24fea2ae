import { z } from "zod";
import {
  dispatchStates,
  heldReasons,
  lifeStates,
  reportStates,
  reportActions,
  runOutcomes,
  runPurposes,
  runSteps,
  stepStates,
} from "@agency/model/states";
import { dateSchema, languageSchema, momentSchema, problemSchema, reportTypeSchema } from "./common.ts";

const dispatchStateSchema = z.enum(dispatchStates);

export const dispatchSchema = z.object({
  id: z.string(),
  number: z.int().describe("0 for the first sending, then 1, 2, … for each resend; one dispatch for each recipient"),
  revision: z.int().nullable().describe("The revision that is sent; null until it is known"),
  recipient: z.string(),
  recipientName: z.string().nullable(),
  state: dispatchStateSchema,
  attempts: z.int(),
  requestedAt: momentSchema,
  sentAt: momentSchema.nullable(),
  problem: problemSchema,
  counts: z.boolean().describe("Whether it is the email that says what its recipient has of the report"),
});
export type Dispatch = z.infer<typeof dispatchSchema>;

const mailsSchema = z.object({
  state: dispatchStateSchema.nullable().describe("Of the most urgent one; null without emails"),
  sentAt: momentSchema.nullable().describe("When the last one was sent"),
  sent: z.array(z.string()).describe("The addresses that it reached"),
  failed: z.array(z.object({ recipient: z.string(), problem: problemSchema })),
  uncertain: z
    .array(z.object({ id: z.string(), recipient: z.string() }))
    .describe("The dispatches of which nobody knows whether they arrived"),
});
/** What became of emails, one for each recipient. */
export type Mails = z.infer<typeof mailsSchema>;

const runSchema = z.object({
  id: z.string(),
  number: z.int().nullable().describe("The sending; null when the report was only to be generated"),
  outcome: z.enum(runOutcomes).describe("What became of it: pending while it goes on"),
  purpose: z.enum(runPurposes),
  steps: z.array(z.object({ step: z.enum(runSteps), state: z.enum(stepStates) })),
  problem: problemSchema.describe("Of the last try while it goes on, or why the report failed or waits for a look"),
  mails: mailsSchema.describe("What became of the emails of its sending, or of those that took their place"),
});

/** A figure with its change since the period before. */
export const comparedFigureSchema = z.object({
  value: z.number().nullable(),
  change: z
    .number()
    .nullable()
    .describe(
      "Since the preceding period: in percent, for the position in places; null when there is nothing to compare",
    ),
});

export const reportProgressSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  reportType: reportTypeSchema,
  reportPeriod: z.object({ start: dateSchema, end: dateSchema }),
  title: z.string(),
  state: z.enum(reportStates),
  life: z.enum(lifeStates).describe("What has become of it, as on the month board"),
  actions: z.array(z.enum(reportActions)).describe("What runs can do with it now"),
  held: z.enum(heldReasons).nullable().describe("Why it cannot be approved and mailed with others"),
  problem: problemSchema,
  requestedAt: momentSchema,
  generatedAt: momentSchema.nullable(),
  sample: z.boolean(),
  figures: z
    .object({ leads: comparedFigureSchema, visitors: comparedFigureSchema })
    .describe("As the client reads them, or those of the working copy before the first approval"),
  comment: z.string().nullable().describe("The staff's comment in the client's language"),
  comments: z.partialRecord(languageSchema, z.string()).describe("The staff's comment in each language"),
  revision: z.int().describe("The revision that the client reads; 0 before the first approval"),
  unapproved: z.boolean().describe("Whether the staff have something that the client cannot read yet"),
  doubtful: z.boolean().describe("Whether figures may be others, and nobody has said that they are right"),
  version: z.int().describe("Raised with each change; approve with it what was looked at"),
  run: runSchema.nullable().describe("What the staff asked for this report by itself, the last time"),
  mails: mailsSchema.describe("What became of the emails that count"),
  /** The send history, newest first. */
  dispatches: z.array(dispatchSchema),
});
/** The progress of a report, for the staff. */
export type ReportProgress = z.infer<typeof reportProgressSchema>;
