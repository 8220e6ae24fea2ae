import { In } from "typeorm";
import { retention } from "@agency/content/legal";
import { activityMonths } from "@agency/model/activity";
import { purgeActivity } from "../activity/store.ts";
import { purgeAudits } from "../audit/store.ts";
import { purgeEndedClients } from "../board/change-client.ts";
import { endedBefore, warningDays } from "../clients/client.ts";
import { purgeEnquiries } from "../enquiries/store.ts";
import { purgeFiles } from "../imports/store.ts";
import { type Clock, type Period, periodBefore } from "../kit/clock.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { mailFolder } from "../kit/mail/mail-folder.ts";
import { purgeThrottles } from "../kit/throttle/throttles.ts";
import { purgeSubscribers } from "../newsletter/store.ts";
import { purgeNotifications } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import { dispatchEntity } from "../sending/table.ts";

/** Deletes records whose retention period, as stated in the privacy notice, has ended. */
type RetentionRule = {
  /** The name in the log. */
  name: string;
  /** @returns how many records were deleted */
  purge: (now: Date) => Promise<number>;
};

/** How long data is kept, as the privacy notice says. */
type RetentionPeriods = {
  enquiries: Period;
  spam: Period;
  unconfirmedNewsletter: Period;
  consentRecords: Period;
  reportsAfterContract: Period;
};

/** Who did what. */
const kept: Period = { amount: activityMonths, unit: "month" };

/** Files of mails without a row: test mails, and what a crash left between deleting a row and its file. */
const keptWithoutRow: Period = { amount: 24, unit: "hour" };

/** Every rule that deletes data after its retention period. */
export function retentionRules(database: Database, dataFolder: string, periods: RetentionPeriods): RetentionRule[] {
  const folder = mailFolder(dataFolder);
  const removeMails = folder.remove;
  return [
    {
      // A person's enquiries are kept until the period after the last one.
      name: "enquiries",
      purge: (now) =>
        purgeEnquiries(database, {
          lastEnquiry: periodBefore(now, periods.enquiries),
          spam: periodBefore(now, periods.spam),
        }),
    },
    { name: "audits", purge: (now) => purgeAudits(database, periodBefore(now, periods.enquiries)) },
    {
      name: "notifications",
      purge: async (now) => {
        const ids = await purgeNotifications(database, periodBefore(now, periods.enquiries));
        await removeMails(ids);
        return ids.length;
      },
    },
    clientRetention(database, { period: periods.reportsAfterContract, removeMails }),
    {
      name: "subscribers",
      purge: (now) =>
        purgeSubscribers(database, {
          requested: periodBefore(now, periods.unconfirmedNewsletter),
          // The proof of their consent.
          unsubscribed: periodBefore(now, periods.consentRecords),
        }),
    },
    {
      name: "mail files",
      purge: (now) => folder.sweep(periodBefore(now, keptWithoutRow), (ids) => knownMails(database, ids)),
    },
    { name: "import files", purge: (now) => purgeFiles(database, now) },
    { name: "activity", purge: (now) => purgeActivity(database, periodBefore(now, kept)) },
    { name: "throttles", purge: (now) => purgeThrottles(database, now) },
  ];
}

type ClientPeriod = {
  /** Counted from the contract's last day. */
  period: Period;
  /** Deletes emails that were written to files. */
  removeMails: (ids: string[]) => Promise<void>;
};

/** Deletes former clients with their reports, if the staff were warned in time. */
export function clientRetention(database: Database, { period, removeMails }: ClientPeriod): RetentionRule {
  return {
    name: "clients",
    purge: async (now) => {
      // The day after the last one on which the warning had to be written.
      const warnedBefore = periodBefore(now, { amount: warningDays - 1, unit: "day" });
      const purged = await purgeEndedClients(database, { endedOn: endedBefore(now, period), warnedBefore });
      await removeMails(purged.mails);
      return purged.clients;
    },
  };
}

async function knownMails({ manager }: Database, ids: string[]): Promise<Set<string>> {
  const where = { id: In(ids) };
  const [dispatches, notifications] = await Promise.all([
    manager.find(dispatchEntity, { select: { id: true }, where }),
    manager.find(notificationEntity, { select: { id: true }, where }),
  ]);
  return new Set([...dispatches, ...notifications].map(({ id }) => id));
}

/**
 * Applies every rule. A rule that fails does not stop the others.
 * @returns how many records were deleted, by rule; rules that found nothing are left out
 * @throws AggregateError when some failed
 */
export async function purgeExpired(rules: RetentionRule[], clock: Clock): Promise<Record<string, number>> {
  const now = await clock();
  const purged: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { name, purge } of rules) {
    await purge(now).then(
      (count) => {
        if (count > 0) purged[name] = count;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some expired data could not be deleted");
  return purged;
}

/** Deletes data whose retention period in the privacy notice is over. */
export function purgeExpiredJob({ environment, log, database, clock }: Context): () => Promise<void> {
  const rules = retentionRules(database, environment.DATA_DIR, retention);
  return async () => {
    const purged = await purgeExpired(rules, clock);
    if (Object.keys(purged).length === 0) return;
    await database.forgetDeleted();
    log.info({ job: "purge-expired", purged }, "Deleted expired data");
  };
}
