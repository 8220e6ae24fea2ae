import { z } from "zod";
import { type ErrorCode, errorStatus } from "@agency/model/error-codes";

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response. `message` is for the person, in the requested language. */
export const errorBodySchema = z.object({
  error: z.enum(errorCodes),
  message: z.string(),
  fields: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        line: z.number().int().optional().describe("The line of an imported file, from 1"),
      }),
    )
    .optional(),
  alternatives: z.array(z.string()).optional().describe("Alternatives to request instead: the nearest free times"),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
