import type { Enquiry } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { AuditRecord } from "./audit-record.ts";

/** An enquiry with the notifications that go with it. */
export type AuditEnquiry = { enquiry: Enquiry; notifications: NotificationRequest[] };

export type AuditRepository = {
  /** The audit, and the enquiry of whoever left an e-mail address, all or nothing. */
  keep: (audit: AuditRecord, enquiry: AuditEnquiry | null) => Promise<void>;
  find: (id: string) => Promise<AuditRecord | null>;
  /** Keeps an enquiry about an audit, unless this person asked about it before. @returns whether it was new */
  addEnquiry: (enquiry: AuditEnquiry) => Promise<boolean>;
  /** Forgets audits that were made before a moment. @returns how many are gone */
  purge: (before: Date) => Promise<number>;
};
