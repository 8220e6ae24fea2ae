import { In } from "typeorm";
import { importFiles } from "../imports/files-store.ts";
import type { Database } from "../kit/db/database.ts";
import { mailFolder } from "../kit/mail/mail-folder.ts";
import { purgeThrottles } from "../kit/throttle/database-throttle.ts";
import { notificationRepository } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import { dispatchEntity } from "../reports/table.ts";
import { purgeSignInLines } from "../staff/sign-in-lines.ts";
import { type Period, periodBefore, type RetentionRule } from "./purge-expired.ts";
import {
  auditRetention,
  clientRetention,
  enquiryRetention,
  notificationRetention,
  subscriberRetention,
} from "./rules.ts";

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
    enquiryRetention(database, { enquiries: periods.enquiries, spam: periods.spam }),
    auditRetention(database, periods.enquiries),
    notificationRetention(notificationRepository(database), {
      notifications: periods.enquiries,
      removeMails,
    }),
    clientRetention(database, { period: periods.reportsAfterContract, removeMails }),
    subscriberRetention(database, {
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
