import { composeAuditDetails } from "./audit-details.ts";
import { composeAuditVerification } from "./audit-verification.ts";

export const auditMails = {
  "audit-verification": composeAuditVerification,
  "audit-details": composeAuditDetails,
};

export type AuditMails = typeof auditMails;
