import { createHash } from "node:crypto";
import { confirmedNoticeOf, type EnquiryDependencies } from "../enquiries/keep-enquiry.ts";
import type { Clock } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secret-token.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { AuditRepository } from "./audit-repository.ts";
import type { AuditMails } from "./mails/kinds.ts";

type Dependencies = EnquiryDependencies & {
  audits: Pick<AuditRepository, "find" | "findByVerification" | "confirm">;
  clock: Clock;
  doorbell: Doorbell;
};

/**
 * Emails the details of an audit to the address behind the token, and tells the staff. Confirming twice has no further
 * effect.
 * @throws Refusal link_not_found
 */
export async function confirmAuditMail(dependencies: Dependencies, token: string): Promise<void> {
  const { audits, clock, doorbell } = dependencies;
  const [enquiry, now] = await Promise.all([audits.findByVerification(secretTokenHash(token)), clock()]);
  const audit = enquiry && (await audits.find(enquiry.reference ?? ""));
  if (!audit) throw new Refusal("link_not_found");
  const { confirmBy, ...details } = enquiry.details;
  if (confirmBy === undefined) return;
  if (new Date(confirmBy) < now) throw new Refusal("link_not_found");
  const confirmed = { ...enquiry, details };
  const { id, finalUrl, createdAt, result } = audit;
  const notifications = [
    addressNotification<AuditMails>(dependencies, {
      kind: "audit-details",
      to: { email: enquiry.email },
      language: enquiry.language,
      key: `${id}/${hash(enquiry.email)}`,
      parameters: { auditId: id, url: finalUrl, checkedAt: createdAt.toISOString(), result },
    }),
    confirmedNoticeOf(dependencies, confirmed),
  ];
  await audits.confirm(confirmed, notifications);
  for (const notification of notifications) await doorbell("notification", notification.id);
}

/** An address may be longer than a notification's key. */
function hash(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 32);
}
