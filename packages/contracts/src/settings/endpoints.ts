import { endpoint } from "../endpoint.ts";
import type { Mail, MailParams, MailSummary, SettingsInput, System, TestMailInput } from "./schemas.ts";

export const readSystem = endpoint<{ response: System }>("GET", "/api/settings");
export const saveSettings = endpoint<{ body: SettingsInput; response: System }>("PUT", "/api/settings");
export const sendTestMail = endpoint<{ body: TestMailInput; response: null }>("POST", "/api/settings/test-mail");
export const listMails = endpoint<{ response: MailSummary[] }>("GET", "/api/settings/mails");
export const readMail = endpoint<{ params: MailParams; response: Mail }>("GET", "/api/settings/mails/:mailId");
export const downloadMail = endpoint<{ params: MailParams; response: unknown }>(
  "GET",
  "/api/settings/mails/:mailId/eml",
);
