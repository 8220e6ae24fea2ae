import { LessThanOrEqual, MoreThan, Not } from "typeorm";
import type { StaffRepository } from "@agency/core/staff/staff-repository";
import type { Database } from "../database.ts";
import { sessionEntity, staffEntity } from "../entities/staff.ts";

export function staffRepository({ manager, write }: Database): StaffRepository {
  return {
    count: () => manager.count(staffEntity),
    // MariaDB ignores case by default, SQLite does not.
    findByUsername: (username) =>
      manager
        .createQueryBuilder(staffEntity, "staff")
        .where("LOWER(staff.username) = :username", { username: username.toLowerCase() })
        .getOne(),
    insert: (staff) => write(async (transaction) => void (await transaction.insert(staffEntity, staff))),
    changePassword: (staffId, passwordHash, passwordChangedAt, keep) =>
      write(async (transaction) => {
        await transaction.update(staffEntity, { id: staffId }, { passwordHash, passwordChangedAt });
        await transaction.delete(sessionEntity, { staffId, tokenHash: Not(keep) });
      }),
    insertSession: (session) => write(async (transaction) => void (await transaction.insert(sessionEntity, session))),
    findSession: async (tokenHash, now) => {
      const session = await manager.findOneBy(sessionEntity, { tokenHash, expiresAt: MoreThan(now) });
      const staff = session && (await manager.findOneBy(staffEntity, { id: session.staffId }));
      return staff ? { session, staff } : null;
    },
    deleteSession: (tokenHash) =>
      write(async (transaction) => void (await transaction.delete(sessionEntity, { tokenHash }))),
    deleteEndedSessions: (now) =>
      write(async (transaction) => void (await transaction.delete(sessionEntity, { expiresAt: LessThanOrEqual(now) }))),
  };
}
