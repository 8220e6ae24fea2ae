import { z } from "zod";
import { recordings } from "@agency/model/states";
import { momentSchema } from "../common.ts";

export const openingInputSchema = z.strictObject({
  revision: z.int().min(1).max(100_000),
});

export const recordingInputSchema = z.strictObject({ on: z.boolean() });

export const recordingSchema = z
  .enum(recordings)
  .describe("Whether uses of the reports are recorded; refused: the client switched it off");

export const recordingAnswerSchema = z.object({ recording: recordingSchema });

const useSchema = z
  .object({ times: z.int(), firstAt: momentSchema, lastAt: momentSchema })
  .nullable()
  .describe("Null when it did not happen");

export const revisionUsesSchema = z.object({
  opened: useSchema.describe(
    "In the portal, by somebody who moved the pointer, scrolled, tapped or typed; openings within half an hour are one",
  ),
  downloaded: useSchema.describe("Its PDF, in the portal"),
  mailed: useSchema.describe("Through the link of an email"),
});
/** How a client used one revision of a report. */
export type RevisionUses = z.infer<typeof revisionUsesSchema>;
