import { In } from "typeorm";
import { type Period, periodBefore, type RetentionRule } from "@agency/core/retention/purge-expired";
import {
  auditRetention,
  clientRetention,
  enquiryRetention,
  notificationRetention,
  subscriberRetention,
} from "@agency/core/retention/rules";
import type { Database } from "./db/database.ts";
import { notificationEntity } from "./db/entities/notifications.ts";
import { dispatchEntity } from "./db/entities/reports.ts";
import { auditRepository } from "./db/repositories/audit.ts";
import { clientRepository } from "./db/repositories/clients.ts";
import { enquiryRepository } from "./db/repositories/enquiries.ts";
import { importFiles } from "./db/repositories/import-files.ts";
import { newsletterRepository } from "./db/repositories/newsletter.ts";
import { notificationRepository } from "./db/repositories/notifications.ts";
import { mailFolder } from "./mail/mail-folder.ts";
import { purgeThrottles } from "./throttle/database-throttle.ts";
import { purgeSignInLines } from "./throttle/sign-in-lines.ts";

/** How long data is kept, as the privacy notice says. */
export type RetentionPeriods = {
  enquiries: Period;
  spam: Period;
  unconfirmedNewsletter: Period;
  consentRecords: Period;
  reportsAfterContract: Period;
};

/** Files of mails without a row: test mails, and what a crash left between deleting a row and its file. */
const keptWithoutRow: Period = { amount: 24, unit: "hour" };

/** Every rule that deletes data after its retention period. */
export function retentionRules(database: Database, dataFolder: string, periods: RetentionPeriods): RetentionRule[] {
  const folder = mailFolder(dataFolder);
  const removeMails = folder.remove;
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
    {
      name: "mail files",
      purge: (now) => folder.sweep(periodBefore(now, keptWithoutRow), (ids) => knownMails(database, ids)),
    },
    { name: "import files", purge: (now) => importFiles(database).purge(now) },
    { name: "throttles", purge: (now) => purgeThrottles(database, now) },
    { name: "sign-in lines", purge: (now) => purgeSignInLines(database, now) },
  ];
}

async function knownMails({ manager }: Database, ids: string[]): Promise<Set<string>> {
  const where = { id: In(ids) };
  const [dispatches, notifications] = await Promise.all([
    manager.find(dispatchEntity, { select: { id: true }, where }),
    manager.find(notificationEntity, { select: { id: true }, where }),
  ]);
  return new Set([...dispatches, ...notifications].map(({ id }) => id));
}
