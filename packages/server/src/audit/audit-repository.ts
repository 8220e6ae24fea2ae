import type { Enquiry } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { AuditRecord } from "./audit-record.ts";

/** An enquiry, and the email that asks the person to confirm the address; null for spam. */
export type AuditEnquiry = {
  enquiry: Enquiry;
  verification: { tokenHash: string; notification: NotificationRequest } | null;
};

export type AuditRepository = {
  /** Stores the audit, and the enquiry when the visitor left an email address, in one transaction. */
  keep: (audit: AuditRecord, enquiry: AuditEnquiry | null) => Promise<void>;
  find: (id: string) => Promise<AuditRecord | null>;
  /** Stores an enquiry about an audit unless this person has already sent one. @returns whether it is new */
  addEnquiry: (enquiry: AuditEnquiry) => Promise<boolean>;
  /** The enquiry whose address a link confirms. */
  findByVerification: (tokenHash: string) => Promise<Enquiry | null>;
  /** Stores that an enquiry's address is confirmed, with the emails that follow, in one transaction. */
  confirm: (enquiry: Enquiry, notifications: NotificationRequest[]) => Promise<void>;
  /** Deletes audits made before a moment. @returns how many were deleted */
  purge: (before: Date) => Promise<number>;
};
