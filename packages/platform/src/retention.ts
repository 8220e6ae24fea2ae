import type { Period, RetentionRule } from "@agency/core/retention/purge-expired";
import {
  auditRetention,
  clientRetention,
  enquiryRetention,
  notificationRetention,
  subscriberRetention,
} from "@agency/core/retention/rules";
import type { Database } from "./db/database.ts";
import { auditRepository } from "./db/repositories/audit.ts";
import { clientRepository } from "./db/repositories/clients.ts";
import { enquiryRepository } from "./db/repositories/enquiries.ts";
import { newsletterRepository } from "./db/repositories/newsletter.ts";
import { notificationRepository } from "./db/repositories/notifications.ts";
import { mailFolder } from "./mail/mail-folder.ts";
import { purgeThrottles } from "./throttle/database-throttle.ts";

/** How long data is kept, as the privacy notice says. */
export type RetentionPeriods = {
  enquiries: Period;
  spam: Period;
  unconfirmedNewsletter: Period;
  consentRecords: Period;
  reportsAfterContract: Period;
};

/** Every rule that deletes data after its retention period. */
export function retentionRules(database: Database, dataFolder: string, periods: RetentionPeriods): RetentionRule[] {
  const removeMails = mailFolder(dataFolder).remove;
  return [
    enquiryRetention(enquiryRepository(database), { enquiries: periods.enquiries, spam: periods.spam }),
    auditRetention(auditRepository(database), periods.enquiries),
    notificationRetention(notificationRepository(database), {
      notifications: periods.enquiries,
      removeMails,
    }),
    clientRetention(clientRepository(database), { period: periods.reportsAfterContract, removeMails }),
    subscriberRetention(newsletterRepository(database), {
      unconfirmed: periods.unconfirmedNewsletter,
      unsubscribed: periods.consentRecords,
    }),
    { name: "throttles", purge: (now) => purgeThrottles(database, now) },
  ];
}
