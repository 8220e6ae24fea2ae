import { endpoint } from "../endpoint.ts";
import type { AuditAnswer, AuditInput, AuditMailInput, AuditParams } from "./schemas.ts";

export const runAudit = endpoint<{ body: AuditInput; response: AuditAnswer }>("POST", "/api/seo-audit");
export const readAudit = endpoint<{ params: AuditParams; response: AuditAnswer }>("GET", "/api/seo-audit/:auditId");
export const mailAudit = endpoint<{ params: AuditParams; body: AuditMailInput; response: null }>(
  "POST",
  "/api/seo-audit/:auditId/mail",
);
