import { z } from "zod";
import { languageSchema, lineSchema } from "../common.ts";

/**
 * What comes with every public form besides its own fields. All of it may be left out: a call that says nothing about itself
 * is answered like any other.
 */
export const visitFields = {
  language: languageSchema.optional().describe("Of the page that the form stood on; that of the request when left out"),
  page: lineSchema(500).optional().describe("Path of that page"),
  city: lineSchema(60).optional().describe("City of that page, if it is a city's"),
  consent: z
    .object({ notice: lineSchema(20).min(1).describe("Version of the privacy notice") })
    .optional()
    .describe("Given when the person agreed to the privacy notice"),
  marketing: z.boolean().optional().describe("Whether the person asked for news and offers too; no when left out"),
  trap: z.string().optional().describe("A field that people do not see; must be empty"),
  elapsed: z.number().optional().describe("Milliseconds since the form was shown"),
} as const;

export const visitSchema = z.object(visitFields);
export type VisitInput = z.output<typeof visitSchema>;
