import { z } from "zod";
import { languageKeys } from "@agency/content/settings";
import { problemCodes } from "@agency/model/problems";
import { reportTypes } from "@agency/model/report/report-type";

export const languageSchema = z.enum(languageKeys);

export const reportTypeSchema = z.enum(reportTypes);

/** A calendar date without a time, such as 2026-11-02. */
export const dateSchema = z.iso.date();

/** A moment in UTC, such as 2026-11-02T01:00:00.000Z. */
export const momentSchema = z.iso.datetime();

/** The problem of the last try: a code with the parameters of its text. */
export const problemSchema = z
  .object({ code: z.enum(problemCodes), params: z.record(z.string(), z.string()) })
  .nullable();

/** One line of text without control characters, safe for email headers and CSV cells. */
export function lineSchema(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: "single_line" });
}

/** Somebody of the team. */
export const colleagueSchema = z.object({ id: z.uuid(), name: z.string().describe("What others read") });

export const responsibleSchema = colleagueSchema.nullable().describe("Who takes care of it; null for nobody");

export const mineSchema = z.literal("yes").optional().describe("Only clients that the caller is responsible for");

/** The token of an emailed link. Its format is not validated: a wrong token matches nothing. */
const linkTokenSchema = z.string().max(200).describe("From the link in the email");

export const linkTokenInputSchema = z.object({ token: linkTokenSchema });

export const emptySchema = z.null();
