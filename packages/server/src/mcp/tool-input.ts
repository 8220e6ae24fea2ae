import { z } from "zod";
import { dateSchema, reportTypeSchema } from "@agency/contracts/common";

export const client = z.string().min(1).max(200).describe("The client's name, as the lists of clients have it");
export const reportType = reportTypeSchema.default("monthly");
export const periodStart = dateSchema
  .optional()
  .describe("First day of the period, such as 2026-10-01; the last complete one when missing");

/** Registers a tool. One that `proposes` leaves something behind. */
export type AddTool = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  run: (input: z.output<z.ZodObject<Shape>>) => Promise<unknown>,
  proposes?: "proposes",
) => void;
