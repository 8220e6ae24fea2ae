import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readSystem = endpoint<typeof routes.readSystem>("GET", "/api/settings");
export const saveSettings = endpoint<typeof routes.saveSettings>("PUT", "/api/settings");
export const sendTestMail = endpoint<typeof routes.sendTestMail>("POST", "/api/settings/test-mail");
export const checkMail = endpoint<typeof routes.checkMail>("POST", "/api/settings/mail-check");
export const listMails = endpoint<typeof routes.listMails>("GET", "/api/settings/mails");
export const readMail = endpoint<typeof routes.readMail>("GET", "/api/settings/mails/:mailId");
export const downloadMail = endpoint<typeof routes.downloadMail>("GET", "/api/settings/mails/:mailId/eml");
