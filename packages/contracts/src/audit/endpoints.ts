import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const runAudit = endpoint<typeof routes.runAudit>("POST", "/api/seo-audit");
export const readAudit = endpoint<typeof routes.readAudit>("GET", "/api/seo-audit/:auditId");
export const drawAudit = endpoint<typeof routes.drawAudit>("POST", "/api/seo-audit/:auditId/drawn");
export const mailAudit = endpoint<typeof routes.mailAudit>("POST", "/api/seo-audit/:auditId/mail");
export const confirmAuditMail = endpoint<typeof routes.confirmAuditMail>("POST", "/api/seo-audit/confirm");
