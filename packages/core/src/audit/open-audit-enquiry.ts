import { createHash } from "node:crypto";
import { type EnquiryDependencies, openEnquiry } from "../enquiries/keep-enquiry.ts";
import type { Visit } from "../enquiries/visit.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { AuditRecord } from "./audit-record.ts";
import type { AuditEnquiry } from "./audit-repository.ts";

/**
 * The enquiry of a visitor who wants the details of an audit by email, the notice to the staff, and the notification
 * with the details. A submission that looks automatic is stored, but sends no email.
 */
export async function openAuditEnquiry(
  dependencies: EnquiryDependencies,
  audit: AuditRecord,
  { email, visit }: { email: string; visit: Visit },
): Promise<AuditEnquiry> {
  const { id, url, finalUrl, score, result, createdAt } = audit;
  const opened = await openEnquiry(dependencies, {
    kind: "audit",
    email,
    website: finalUrl.slice(0, longestWebsite),
    details: { url, score },
    reference: id,
    visit,
  });
  if (opened.enquiry.spam) return opened;
  const details = addressNotification(dependencies, {
    kind: "audit-details",
    to: { email: opened.enquiry.email },
    language: visit.language,
    key: `${id}/${hash(opened.enquiry.email)}`,
    parameters: { auditId: id, url: finalUrl, checkedAt: createdAt.toISOString(), result },
  });
  return { ...opened, notifications: [...opened.notifications, details] };
}

/** Maximum length of the enquiry's column, in characters. */
const longestWebsite = 500;
/** An address may be longer than a notification's key. */
function hash(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 32);
}
