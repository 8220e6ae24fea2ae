import { z } from "zod";
import { mailCheckKeys } from "@agency/model/mail-check";
import { diskStates } from "@agency/model/states";
import { emailSchema } from "./clients.ts";
import { emptySchema, momentSchema } from "./common.ts";
import { releaseSchema } from "./health.ts";
import { defineRoutes } from "./route.ts";

export const settingsInputSchema = z
  .object({
    replyTo: emailSchema
      .nullable()
      .exactOptional()
      .describe("Reply address of report emails; null for the agency's own address; missing keeps it"),
    seenReplyTo: emailSchema
      .nullable()
      .exactOptional()
      .describe("As the form showed it; refused when somebody else changed it meanwhile"),
    promisesWork: z
      .boolean()
      .exactOptional()
      .describe("Whether the sentences of reports say what the agency does next; missing keeps it"),
    tokens: z.boolean().exactOptional().describe("Whether programs may read with tokens; missing keeps it"),
    factorRequired: z
      .boolean()
      .exactOptional()
      .describe("Whether everybody needs a passkey or an app for codes; missing keeps it"),
  })
  .refine(({ seenReplyTo: _seen, ...changes }) => Object.keys(changes).length > 0, {
    path: ["replyTo"],
    error: "required",
  });
export type SettingsInput = z.infer<typeof settingsInputSchema>;

export const systemSchema = z.object({
  release: releaseSchema,
  database: z.object({ kind: z.enum(["sqlite", "mariadb"]), working: z.boolean() }),
  queue: z.object({
    kind: z.enum(["polling", "redis"]),
    working: z.boolean(),
    waiting: z.int().describe("Number of due reports and emails"),
    oldestDueAt: momentSchema.nullable(),
  }),
  worker: z.object({ lastSeenAt: momentSchema.nullable() }),
  mail: z.object({ kind: z.enum(["files", "smtp"]), working: z.boolean(), from: z.string() }),
  proxy: z.object({
    kind: z
      .enum(["none", "trusted", "missing", "untrusted"])
      .describe("Whether TRUSTED_PROXIES names the proxy in front; `missing` and `untrusted` need attention"),
    peer: z.string().nullable().describe("Address of a proxy that is not trusted"),
  }),
  disk: z.object({
    state: z.enum(diskStates),
    freeBytes: z.number().describe("What can still be written to the disk of DATA_DIR"),
  }),
  backup: z.object({
    lastAt: momentSchema.nullable().describe("The last backup of these data; null when none was ever made"),
    late: z.boolean(),
  }),
  deletions: z
    .array(z.object({ name: z.string(), day: z.string() }))
    .describe("Former clients that will be deleted, soonest first"),
  sources: z.object({
    sampleData: z.boolean(),
    connected: z.int().describe("Google accounts that work"),
    ended: z
      .array(z.string())
      .describe("Google accounts that must be connected again, because clients' sources need them"),
  }),
  replyTo: z.string().nullable(),
  promisesWork: z.boolean().describe("Whether the sentences of reports say what the agency does next"),
  tokens: z.boolean().describe("Whether programs may read with tokens"),
  factorRequired: z.boolean().describe("Whether everybody needs a passkey or an app for codes"),
});
export type System = z.infer<typeof systemSchema>;

export const testMailInputSchema = z.object({ to: emailSchema });
export type TestMailInput = z.infer<typeof testMailInputSchema>;

export const mailSummarySchema = z.object({
  id: z.string(),
  subject: z.string(),
  to: z.string(),
  at: momentSchema,
});

const mailListSchema = z.array(mailSummarySchema);
export type MailSummary = z.infer<typeof mailSummarySchema>;

const mailParamsSchema = z.object({ mailId: z.string().regex(/^[\w-]{1,80}$/) });

export const mailSchema = mailSummarySchema.extend({
  from: z.string(),
  cc: z.string().nullable(),
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ filename: z.string(), bytes: z.int() })),
});
/** An email that was written to a file because no mail server is configured. */
export type Mail = z.infer<typeof mailSchema>;

export const mailCheckInputSchema = z.strictObject({
  selector: z
    .string()
    .trim()
    .regex(/^(?:[\w-]+(?:\.[\w-]+)*)?$/)
    .max(200)
    .default("")
    .describe("DKIM selector; empty when unknown"),
  headers: z.string().max(50_000).default("").describe("Headers of an email that arrived; empty when there are none"),
});
export type MailCheckInput = z.infer<typeof mailCheckInputSchema>;

const mailFindingsSchema = z.array(
  z.object({
    key: z.enum(mailCheckKeys).describe("The check and what it found"),
    params: z.record(z.string(), z.string()).describe("Names and addresses for its text"),
  }),
);

const route = defineRoutes("Settings");

export const readSystem = route("GET", "/api/settings", {
  summary: "The state of the database, queue, worker, email and sources",
  access: "staff",
  right: "system",
  success: { status: 200, schema: systemSchema },
});

export const saveSettings = route("PUT", "/api/settings", {
  summary: "Set the reply address of report emails, and whether reports promise work",
  access: "staff",
  right: "settings",
  event: "settings.changed",
  body: settingsInputSchema,
  success: { status: 200, schema: systemSchema },
  errors: ["invalid_input", "setting_changed", "confirmation_needed"],
});

export const sendTestMail = route("POST", "/api/settings/test-mail", {
  summary: "Send a test email now",
  access: "staff",
  right: "settings",
  event: null,
  body: testMailInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "mail_failed", "too_many_attempts"],
});

export const checkMail = route("POST", "/api/settings/mail-check", {
  summary: "Look up whether other mail servers can tell that the product's emails come from the agency",
  access: "staff",
  right: "settings",
  event: null,
  body: mailCheckInputSchema,
  success: { status: 200, schema: mailFindingsSchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const listMails = route("GET", "/api/settings/mails", {
  summary: "The newest emails that were written to files, because no mail server is configured",
  access: "staff",
  right: "settings",
  success: { status: 200, schema: mailListSchema },
});

export const readMail = route("GET", "/api/settings/mails/:mailId", {
  summary: "One email that was written to a file",
  access: "staff",
  right: "settings",
  params: mailParamsSchema,
  success: { status: 200, schema: mailSchema },
  errors: ["mail_not_found"],
});

export const downloadMail = route("GET", "/api/settings/mails/:mailId/eml", {
  summary: "The email's file",
  access: "staff",
  right: "settings",
  params: mailParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "message/rfc822" },
  errors: ["mail_not_found"],
});
