import { z } from "zod";
import { figureKeys } from "@agency/model/figures";
import { type Origin, originKinds, originNotes } from "@agency/model/origin";
import { momentSchema } from "../common.ts";

export const figureKeySchema = z.enum(figureKeys);

export const originSchema = z.object({
  kind: z.enum(originKinds),
  readAt: momentSchema.describe("When it was typed, imported or read"),
  detail: z.string().nullable().describe("The call, or the file with its row"),
  notes: z.array(z.enum(originNotes)),
  author: z.string().nullable().describe("The username of who typed or imported it"),
  account: z
    .string()
    .nullable()
    .describe("The property, site or location that it was read from; never sent to clients"),
  final: z.boolean().nullable().describe("Whether it can no longer change where it comes from; null when unknown"),
}) satisfies z.ZodType<Origin>;

/** Figures that nobody gave have no origin. */
export const originsSchema = z.partialRecord(figureKeySchema, originSchema).describe("Where each figure comes from");
