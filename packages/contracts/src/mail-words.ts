import { z } from "zod";
import { languageKeys } from "@agency/content/settings";
import {
  longestMailWords,
  mailPlaceholders,
  mostCc,
  wrongPlaceholder,
  writtenPlaceholder,
} from "@agency/model/report/mail-words";
import { clientParamsSchema, emailSchema } from "./clients.ts";
import { dateSchema, languageSchema, lineSchema, reportTypeSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";
import { mailSchema } from "./settings.ts";

const placeholders = mailPlaceholders.map(writtenPlaceholder).join(", ");

/** Says which placeholder is none, and which there are. */
function knowsPlaceholders(text: string, context: z.RefinementCtx<string>): void {
  const found = wrongPlaceholder(text);
  if (found === null) return;
  const params = { found: found.slice(0, 40), options: placeholders };
  context.addIssue({ code: "custom", message: "placeholder", params });
}

/** Plain text of several lines, without control characters. */
function linesSchema(maximum: number) {
  return z
    .string()
    .trim()
    .overwrite((typed) => typed.replaceAll(/\r\n?/g, "\n"))
    .max(maximum)
    .regex(/^(?:[^\p{Cc}\p{Zl}\p{Zp}]|[\n\t])*$/u, { error: "plain_text" });
}

const described = `Placeholders: ${placeholders}. Empty for the text beneath it: the agency's for a client, the product's for the agency`;

const mailWordsShape = {
  subject: lineSchema(longestMailWords.subject).superRefine(knowsPlaceholders).describe(described),
  greeting: lineSchema(longestMailWords.greeting).superRefine(knowsPlaceholders).describe(described),
  introduction: linesSchema(longestMailWords.introduction).superRefine(knowsPlaceholders).describe(described),
  signature: linesSchema(longestMailWords.signature).superRefine(knowsPlaceholders).describe(described),
};

const wordsInputSchema = z
  .array(z.strictObject({ language: languageSchema, ...mailWordsShape }))
  .max(languageKeys.length)
  .describe("One for each language; one that is missing keeps its words");

const seenSchema = wordsInputSchema
  .exactOptional()
  .describe("As the form showed them; refused when somebody else changed the same part meanwhile");

const reportMailInputSchema = z.strictObject({
  words: wordsInputSchema,
  seen: seenSchema,
  cc: z.array(emailSchema).max(mostCc).describe("Who gets a copy of the email of every report"),
  seenCc: z
    .array(emailSchema)
    .max(mostCc)
    .exactOptional()
    .describe("As the form showed it; refused when somebody else changed it meanwhile"),
});
/** What the agency decides about the emails of all reports. */
export type ReportMailInput = z.input<typeof reportMailInputSchema>;

const clientWordsInputSchema = z.strictObject({ words: wordsInputSchema, seen: seenSchema });

const ownWordsSchema = z.object({
  language: languageSchema,
  subject: z.string(),
  greeting: z.string(),
  introduction: z.string(),
  signature: z.string(),
});
/** Own words in one language. */
export type OwnWords = z.infer<typeof ownWordsSchema>;

const clientWordsSchema = z.object({
  words: z.array(ownWordsSchema).describe("One for each language"),
  usual: z.array(ownWordsSchema).describe("What stands in place of an empty part, in every language"),
});
/** The words of the emails of a client, and what they are without them. */
export type ClientWords = z.infer<typeof clientWordsSchema>;

const reportMailSchema = clientWordsSchema.extend({ cc: z.array(z.string()) });
/** What the agency decided about the emails of all reports. */
export type ReportMail = z.infer<typeof reportMailSchema>;

const mailPreviewInputSchema = z.strictObject({
  language: languageSchema,
  reportMail: reportMailInputSchema.exactOptional().describe("Shown in place of what is saved"),
  words: wordsInputSchema.exactOptional().describe("The client's, shown in place of what is saved"),
});
export type MailPreviewInput = z.input<typeof mailPreviewInputSchema>;

const mailPreviewSchema = mailSchema.omit({ id: true }).extend({
  report: z
    .object({ reportType: reportTypeSchema, start: dateSchema, end: dateSchema })
    .nullable()
    .describe("The client's newest report; null when it has none, and the email is shown without figures"),
});
/** The email of a client's report as it would be. */
export type MailPreview = z.infer<typeof mailPreviewSchema>;

const route = defineRoutes("Settings");

export const readReportMail = route("GET", "/api/settings/report-mail", {
  summary: "The agency's own words in the emails of reports, and who gets a copy",
  access: "staff",
  right: "system",
  success: { status: 200, schema: reportMailSchema },
});

export const saveReportMail = route("PUT", "/api/settings/report-mail", {
  summary: "Set the agency's own words in the emails of reports, and who gets a copy",
  access: "staff",
  right: "settings",
  event: "settings.words",
  body: reportMailInputSchema,
  success: { status: 200, schema: reportMailSchema },
  errors: ["invalid_input", "words_changed"],
});

export const readClientWords = route("GET", "/api/reports/clients/:clientId/mail-words", {
  summary: "The words that a client's emails have in place of the agency's",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: clientWordsSchema },
  errors: ["client_not_found"],
});

export const saveClientWords = route("PUT", "/api/reports/clients/:clientId/mail-words", {
  summary: "Set the words that a client's emails have in place of the agency's",
  access: "staff",
  right: "clients",
  event: "client.words",
  params: clientParamsSchema,
  body: clientWordsInputSchema,
  success: { status: 200, schema: clientWordsSchema },
  errors: ["invalid_input", "client_not_found", "words_changed"],
});

export const previewMail = route("POST", "/api/reports/clients/:clientId/mail-words/preview", {
  summary: "The email of a client's newest report with given words; nothing is saved or sent",
  access: "staff",
  right: "clients",
  event: null,
  params: clientParamsSchema,
  body: mailPreviewInputSchema,
  success: { status: 200, schema: mailPreviewSchema },
  errors: ["invalid_input", "client_not_found", "report_not_drawn"],
});
