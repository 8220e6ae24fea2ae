import { type EntityManager, LessThan } from "typeorm";
import type { Enquiry } from "../enquiries/enquiry.ts";
import { insertEnquiry } from "../enquiries/store.ts";
import { verificationEntity, enquiryEntity } from "../enquiries/table.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotifications } from "../notifications/store.ts";
import { type AuditEnquiry, type AuditRecord, auditEntity } from "./table.ts";

/** Stores an audit, and the enquiry when the visitor left an email address. */
export const storeAudit = (database: Database, audit: AuditRecord, enquiry: AuditEnquiry | null): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.insert(auditEntity, audit);
    if (enquiry) await insertUnconfirmed(database, transaction, enquiry);
  });

/** @throws Refusal audit_not_found */
export async function findAudit({ manager }: Database, id: string): Promise<AuditRecord> {
  const audit = await manager.findOneBy(auditEntity, { id: id.toLowerCase() });
  if (!audit) throw new Refusal("audit_not_found");
  return audit;
}

/** The audit that this one repeats; null when it repeats none, or one that was deleted. */
export async function findPrevious({ manager }: Database, { previousId }: AuditRecord): Promise<AuditRecord | null> {
  return previousId === null ? null : manager.findOneBy(auditEntity, { id: previousId });
}

/** Stores an enquiry about an audit unless this person has already sent one. @returns whether it is new */
export const storeAuditEnquiry = (database: Database, added: AuditEnquiry): Promise<boolean> =>
  database.write(async (transaction) => {
    const { email } = added.enquiry;
    const reference = added.enquiry.reference ?? "";
    // Spam is ignored here, so that a person first taken for a bot can ask again.
    const known = await transaction.existsBy(enquiryEntity, { kind: "audit", reference, email, spam: false });
    if (!known) await insertUnconfirmed(database, transaction, added);
    return !known;
  });

/**
 * The enquiry whose address a link confirms, with its audit.
 * @throws Refusal link_not_found
 */
export async function findToConfirm(
  { manager }: Database,
  tokenHash: string,
): Promise<{ enquiry: Enquiry; audit: AuditRecord }> {
  const found = await manager.findOneBy(verificationEntity, { tokenHash });
  const enquiry = found && (await manager.findOneBy(enquiryEntity, { id: found.enquiryId }));
  const audit = enquiry && (await manager.findOneBy(auditEntity, { id: enquiry.reference ?? "" }));
  if (!audit) throw new Refusal("link_not_found");
  return { enquiry, audit };
}

/** Stores that an enquiry's address is confirmed, with the emails that follow. */
export const storeConfirmed = (
  database: Database,
  { id, details }: Enquiry,
  notifications: NotificationRequest[],
): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.update(enquiryEntity, { id }, { details });
    await insertNotifications(database, transactionStatements(transaction), notifications);
  });

/** Deletes audits made before a moment. @returns how many were deleted */
export const purgeAudits = ({ write }: Database, before: Date): Promise<number> =>
  write(async (transaction) => (await transaction.delete(auditEntity, { createdAt: LessThan(before) })).affected ?? 0);

async function insertUnconfirmed(
  database: Database,
  transaction: EntityManager,
  { tokenHash, ...opened }: AuditEnquiry,
): Promise<void> {
  await insertEnquiry(database, transactionStatements(transaction), opened);
  if (tokenHash !== null) await transaction.insert(verificationEntity, { tokenHash, enquiryId: opened.enquiry.id });
}
