import type { AuditRepository } from "@agency/core/audit/audit-repository";
import type { Database } from "../database.ts";
import { auditEntity } from "../entities/audit.ts";
import { enquiryEntity } from "../entities/enquiries.ts";
import { insertEnquiry } from "./enquiries.ts";

export function auditRepository(database: Database): AuditRepository {
  const { manager, write } = database;
  return {
    keep: (audit, enquiry) =>
      write(async (transaction) => {
        await transaction.insert(auditEntity, audit);
        if (enquiry) await insertEnquiry(database, transaction, enquiry);
      }),
    find: (id) => manager.findOneBy(auditEntity, { id }),
    addEnquiry: (added) =>
      write(async (transaction) => {
        const { email } = added.enquiry;
        const reference = added.enquiry.reference ?? "";
        // Spam is ignored here, so that a person first taken for a bot can ask again.
        const known = await transaction.existsBy(enquiryEntity, { kind: "audit", reference, email, spam: false });
        if (!known) await insertEnquiry(database, transaction, added);
        return !known;
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
