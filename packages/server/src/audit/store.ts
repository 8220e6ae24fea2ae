import type { EntityManager } from "typeorm";
import { insertEnquiry } from "../enquiries/store.ts";
import { enquiryEntity } from "../enquiries/table.ts";
import { verificationEntity } from "../enquiries/verifications-table.ts";
import type { Database } from "../kit/db/database.ts";
import { insertNotification } from "../notifications/store.ts";
import type { AuditEnquiry, AuditRepository } from "./audit-repository.ts";
import { auditEntity } from "./table.ts";

export function auditRepository(database: Database): AuditRepository {
  const { manager, write } = database;
  return {
    keep: (audit, enquiry) =>
      write(async (transaction) => {
        await transaction.insert(auditEntity, audit);
        if (enquiry) await insertUnconfirmed(database, transaction, enquiry);
      }),
    find: (id) => manager.findOneBy(auditEntity, { id }),
    addEnquiry: (added) =>
      write(async (transaction) => {
        const { email } = added.enquiry;
        const reference = added.enquiry.reference ?? "";
        // Spam is ignored here, so that a person first taken for a bot can ask again.
        const known = await transaction.existsBy(enquiryEntity, { kind: "audit", reference, email, spam: false });
        if (!known) await insertUnconfirmed(database, transaction, added);
        return !known;
      }),
    findByVerification: async (tokenHash) => {
      const found = await manager.findOneBy(verificationEntity, { tokenHash });
      return found && manager.findOneBy(enquiryEntity, { id: found.enquiryId });
    },
    confirm: ({ id, details }, notifications) =>
      write(async (transaction) => {
        await transaction.update(enquiryEntity, { id }, { details });
        for (const notification of notifications) await insertNotification(database, transaction, notification);
      }),
    purge: (before) =>
      write(async (transaction) => {
        const { affected } = await transaction
          .createQueryBuilder()
          .delete()
          .from(auditEntity)
          .where("createdAt < :before", { before })
          .execute();
        return affected ?? 0;
      }),
  };
}

async function insertUnconfirmed(
  database: Database,
  transaction: EntityManager,
  { enquiry, verification }: AuditEnquiry,
): Promise<void> {
  const notifications = verification ? [verification.notification] : [];
  await insertEnquiry(database, transaction, { enquiry, notifications });
  if (!verification) return;
  await transaction.insert(verificationEntity, { tokenHash: verification.tokenHash, enquiryId: enquiry.id });
}
