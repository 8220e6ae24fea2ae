import { z } from "zod";
import { emptySchema } from "../common.ts";
import { routesOf } from "../route.ts";
import {
  mailCheckInputSchema,
  mailFindingsSchema,
  mailListSchema,
  mailParamsSchema,
  mailSchema,
  settingsInputSchema,
  systemSchema,
  testMailInputSchema,
} from "./schemas.ts";

const route = routesOf("Settings");

export const readSystem = route("GET", "/api/settings", {
  summary: "The state of the database, queue, worker, email and sources",
  access: "staff",
  success: { status: 200, schema: systemSchema },
});

export const saveSettings = route("PUT", "/api/settings", {
  summary: "Set the reply address of report emails",
  access: "staff",
  body: settingsInputSchema,
  success: { status: 200, schema: systemSchema },
  errors: ["invalid_input"],
});

export const sendTestMail = route("POST", "/api/settings/test-mail", {
  summary: "Send a test email now",
  access: "staff",
  body: testMailInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "mail_failed", "too_many_attempts"],
});

export const checkMail = route("POST", "/api/settings/mail-check", {
  summary: "Look up whether other mail servers can tell that the product's emails come from the agency",
  access: "staff",
  body: mailCheckInputSchema,
  success: { status: 200, schema: mailFindingsSchema },
  errors: ["invalid_input", "too_many_attempts"],
});

export const listMails = route("GET", "/api/settings/mails", {
  summary: "The newest emails that were written to files, because no mail server is configured",
  access: "staff",
  success: { status: 200, schema: mailListSchema },
});

export const readMail = route("GET", "/api/settings/mails/:mailId", {
  summary: "One email that was written to a file",
  access: "staff",
  params: mailParamsSchema,
  success: { status: 200, schema: mailSchema },
  errors: ["mail_not_found"],
});

export const downloadMail = route("GET", "/api/settings/mails/:mailId/eml", {
  summary: "The email's file",
  access: "staff",
  params: mailParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "message/rfc822" },
  errors: ["mail_not_found"],
});
