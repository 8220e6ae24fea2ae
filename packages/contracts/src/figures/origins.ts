import { z } from "zod";
import { figureKeys } from "@agency/model/figures";
import { type Measure, namedMeasures } from "@agency/model/measures";
import { type Origin, originKinds, originNotes } from "@agency/model/origin";
import { momentSchema } from "../common.ts";

export const figureKeySchema = z.enum(figureKeys);

/** How a figure is counted; money by its currency. */
export const measureSchema = z.union([
  z.enum(namedMeasures),
  z.templateLiteral(["currency_", z.string()]),
]) satisfies z.ZodType<Measure>;

export const originSchema = z.object({
  kind: z.enum(originKinds),
  readAt: momentSchema.describe("When it was typed, imported or read"),
  detail: z.string().nullable().describe("The call, or the file with its row"),
  notes: z.array(z.enum(originNotes)),
  measure: measureSchema.nullable().describe("How it is counted; null when nobody stated it"),
  author: z.string().nullable().describe("The username of who typed or imported it"),
  account: z
    .string()
    .nullable()
    .describe("The property, site or location that it was read from; never sent to clients"),
  final: z.boolean().nullable().describe("Whether it can no longer change where it comes from; null when unknown"),
}) satisfies z.ZodType<Origin>;

/** Figures that nobody gave have no origin. */
export const originsSchema = z.partialRecord(figureKeySchema, originSchema).describe("Where each figure comes from");
