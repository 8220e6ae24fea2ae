import { retention } from "@agency/content/legal";
import { purgeExpired, type RetentionRule } from "@agency/core/retention/purge-expired";
import { auditRetention, enquiryRetention, letterRetention, subscriberRetention } from "@agency/core/retention/rules";
import { auditRepository } from "@agency/platform/db/repositories/audits";
import { enquiryRepository } from "@agency/platform/db/repositories/enquiries";
import { letterRepository } from "@agency/platform/db/repositories/letters";
import { newsletterRepository } from "@agency/platform/db/repositories/newsletter";
import { mailFolder } from "@agency/platform/mail/mail-folder";
import type { Context } from "../context.ts";

/** Deletes what has been kept for as long as the privacy notice says. */
export function purgeExpiredJob({ environment, log, database }: Context): () => Promise<void> {
  const rules: RetentionRule[] = [
    enquiryRetention(enquiryRepository(database), { enquiries: retention.enquiries, spam: retention.spam }),
    auditRetention(auditRepository(database), retention.enquiries),
    letterRetention(letterRepository(database), {
      letters: retention.enquiries,
      removeMails: mailFolder(environment.DATA_DIR).remove,
    }),
    subscriberRetention(newsletterRepository(database), {
      unconfirmed: retention.unconfirmedNewsletter,
      unsubscribed: retention.consentRecords,
    }),
  ];
  return async () => {
    const purged = await purgeExpired(rules, database.now);
    if (Object.keys(purged).length > 0) log.info({ job: "purge-expired", purged }, "Data that were due were deleted");
  };
}
