import { z } from "zod";
import { languageSchema, lineSchema } from "../common.ts";

/**
 * Sent with every public form besides its own fields. All of it is optional: a request without these fields is
 * treated like any other.
 */
export const visitFields = {
  language: languageSchema.optional().describe("Language of the page with the form; defaults to that of the request"),
  page: lineSchema(500).optional().describe("Path of that page"),
  city: lineSchema(60).optional().describe("City of that page, for a city page"),
  consent: z
    .object({ notice: lineSchema(20).min(1).describe("Version of the privacy notice") })
    .optional()
    .describe("Given when the person accepted the privacy notice"),
  marketing: z.boolean().optional().describe("Whether the person also consented to news and offers; defaults to false"),
  trap: z.string().optional().describe("Honeypot: a field that people do not see; must be empty"),
  elapsed: z.number().optional().describe("Milliseconds since the form was shown"),
} as const;

export const visitSchema = z.object(visitFields);
export type VisitInput = z.output<typeof visitSchema>;
