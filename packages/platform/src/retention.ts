import type { Period, RetentionRule } from "@agency/core/retention/purge-expired";
import {
  auditRetention,
  enquiryRetention,
  notificationRetention,
  subscriberRetention,
} from "@agency/core/retention/rules";
import type { Database } from "./db/database.ts";
import { auditRepository } from "./db/repositories/audit.ts";
import { enquiryRepository } from "./db/repositories/enquiries.ts";
import { newsletterRepository } from "./db/repositories/newsletter.ts";
import { notificationRepository } from "./db/repositories/notifications.ts";
import { mailFolder } from "./mail/mail-folder.ts";

/** How long data is kept, as the privacy notice says. */
export type RetentionPeriods = {
  enquiries: Period;
  spam: Period;
  unconfirmedNewsletter: Period;
  consentRecords: Period;
};

/** Every rule that deletes data after its retention period. */
export function retentionRules(database: Database, dataFolder: string, periods: RetentionPeriods): RetentionRule[] {
  return [
    enquiryRetention(enquiryRepository(database), { enquiries: periods.enquiries, spam: periods.spam }),
    auditRetention(auditRepository(database), periods.enquiries),
    notificationRetention(notificationRepository(database), {
      notifications: periods.enquiries,
      removeMails: mailFolder(dataFolder).remove,
    }),
    subscriberRetention(newsletterRepository(database), {
      unconfirmed: periods.unconfirmedNewsletter,
      unsubscribed: periods.consentRecords,
    }),
  ];
}
