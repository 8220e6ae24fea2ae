import type { AuditRepository } from "../audit/audit-repository.ts";
import type { EnquiryRepository } from "../enquiries/enquiry-repository.ts";
import type { NewsletterRepository } from "../newsletter/newsletter-repository.ts";
import type { NotificationRepository } from "../notifications/notification-repository.ts";
import { type Period, periodBefore, type RetentionRule } from "./purge-expired.ts";

/** Enquiries, for so long after the person's last one; what looks automatic goes sooner. */
export function enquiryRetention(
  enquiries: Pick<EnquiryRepository, "purge">,
  periods: { enquiries: Period; spam: Period },
): RetentionRule {
  return {
    name: "enquiries",
    purge: (now) =>
      enquiries.purge({
        lastEnquiry: periodBefore(now, periods.enquiries),
        spam: periodBefore(now, periods.spam),
      }),
  };
}

/** Audits, and with them the links to them, for as long as enquiries. */
export function auditRetention(audits: Pick<AuditRepository, "purge">, period: Period): RetentionRule {
  return { name: "audits", purge: (now) => audits.purge(periodBefore(now, period)) };
}

type NotificationPeriod = {
  notifications: Period;
  /** Deletes the files of mails that were written to files. */
  removeMails: (ids: string[]) => Promise<void>;
};

/** Notifications, for so long after they were asked for. */
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

/** Sign-ups that nobody confirmed, and the proof of consent of who left the list. */
export function subscriberRetention(
  newsletter: Pick<NewsletterRepository, "purge">,
  periods: { unconfirmed: Period; unsubscribed: Period },
): RetentionRule {
  return {
    name: "subscribers",
    purge: (now) =>
      newsletter.purge({
        requested: periodBefore(now, periods.unconfirmed),
        unsubscribed: periodBefore(now, periods.unsubscribed),
      }),
  };
}
