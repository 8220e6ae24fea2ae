import { purgeAudits } from "../audit/store.ts";
import { endedBefore, warningDays } from "../clients/ended-client.ts";
import { purgeEndedClients } from "../clients/store.ts";
import { purgeEnquiries } from "../enquiries/store.ts";
import type { Database } from "../kit/db/database.ts";
import { purgeSubscribers } from "../newsletter/store.ts";
import type { NotificationRepository } from "../notifications/notification-repository.ts";
import { type Period, periodBefore, type RetentionRule } from "./purge-expired.ts";

/** Deletes enquiries a retention period after the person's last one, spam sooner. */
export function enquiryRetention(database: Database, periods: { enquiries: Period; spam: Period }): RetentionRule {
  return {
    name: "enquiries",
    purge: (now) =>
      purgeEnquiries(database, {
        lastEnquiry: periodBefore(now, periods.enquiries),
        spam: periodBefore(now, periods.spam),
      }),
  };
}

/** Deletes audits, and with them the links to them, after the same period as enquiries. */
export function auditRetention(database: Database, period: Period): RetentionRule {
  return { name: "audits", purge: (now) => purgeAudits(database, periodBefore(now, period)) };
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

type NotificationPeriod = {
  notifications: Period;
  /** Deletes emails that were written to files. */
  removeMails: (ids: string[]) => Promise<void>;
};

/** Deletes notifications a retention period after they were requested. */
export function notificationRetention(
  notifications: Pick<NotificationRepository, "purge">,
  { notifications: period, removeMails }: NotificationPeriod,
): RetentionRule {
  return {
    name: "notifications",
    purge: async (now) => {
      const ids = await notifications.purge(periodBefore(now, period));
      await removeMails(ids);
      return ids.length;
    },
  };
}

/** Deletes unconfirmed sign-ups, and the proof of consent of former subscribers. */
export function subscriberRetention(
  database: Database,
  periods: { unconfirmed: Period; unsubscribed: Period },
): RetentionRule {
  return {
    name: "subscribers",
    purge: (now) =>
      purgeSubscribers(database, {
        requested: periodBefore(now, periods.unconfirmed),
        unsubscribed: periodBefore(now, periods.unsubscribed),
      }),
  };
}
