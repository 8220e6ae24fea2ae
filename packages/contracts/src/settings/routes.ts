import { z } from "zod";
import { emptySchema } from "../common.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import {
  mailListSchema,
  mailParamsSchema,
  mailSchema,
  settingsInputSchema,
  systemSchema,
  testMailInputSchema,
} from "./schemas.ts";

const tag = "Settings";

export const readSystem = route(endpoints.readSystem, {
  summary: "The state of the database, queue, worker, email and sources",
  tag,
  access: "staff",
  success: { status: 200, schema: systemSchema },
  errors: [],
});

export const saveSettings = route(endpoints.saveSettings, {
  summary: "Set the reply address of report emails",
  tag,
  access: "staff",
  body: settingsInputSchema,
  success: { status: 200, schema: systemSchema },
  errors: ["invalid_input"],
});

export const sendTestMail = route(endpoints.sendTestMail, {
  summary: "Send a test email now",
  tag,
  access: "staff",
  body: testMailInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "mail_failed", "too_many_attempts"],
});

export const listMails = route(endpoints.listMails, {
  summary: "The newest emails that were written to files, because no mail server is configured",
  tag,
  access: "staff",
  success: { status: 200, schema: mailListSchema },
  errors: [],
});

export const readMail = route(endpoints.readMail, {
  summary: "One email that was written to a file",
  tag,
  access: "staff",
  params: mailParamsSchema,
  success: { status: 200, schema: mailSchema },
  errors: ["mail_not_found"],
});

export const downloadMail = route(endpoints.downloadMail, {
  summary: "The email's file",
  tag,
  access: "staff",
  params: mailParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "message/rfc822" },
  errors: ["mail_not_found"],
});
