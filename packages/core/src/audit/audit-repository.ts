import type { Enquiry } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { AuditRecord } from "./audit-record.ts";

/** An enquiry with its notifications. */
export type AuditEnquiry = { enquiry: Enquiry; notifications: NotificationRequest[] };

export type AuditRepository = {
  /** Stores the audit, and the enquiry when the visitor left an email address, in one transaction. */
  keep: (audit: AuditRecord, enquiry: AuditEnquiry | null) => Promise<void>;
  find: (id: string) => Promise<AuditRecord | null>;
  /** Stores an enquiry about an audit unless this person has already sent one. @returns whether it is new */
  addEnquiry: (enquiry: AuditEnquiry) => Promise<boolean>;
  /** Deletes audits made before a moment. @returns how many were deleted */
  purge: (before: Date) => Promise<number>;
};
