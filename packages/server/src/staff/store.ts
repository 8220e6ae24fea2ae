import { LessThanOrEqual, MoreThan, Not } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { rowsOf } from "../kit/db/select.ts";
import { insertNotification } from "../notifications/store.ts";
import type { StaffRepository } from "./staff-repository.ts";
import { browserLinkEntity, sessionEntity, staffEntity } from "./table.ts";

export function staffRepository(database: Database): StaffRepository {
  const { source, manager, select, write, writeOne, sqlNow, kind } = database;
  // SQLite has one writer anyway.
  const lock = kind === "mariadb" ? { lock: { mode: "pessimistic_write" as const } } : {};
  const sessions = rowsOf(source, sessionEntity, "session");
  const members = rowsOf(source, staffEntity, "member");
  const signedIn = `SELECT ${sessions.columns}, ${members.columns}
    FROM sessions session JOIN staff member ON member.id = session.staffId
    WHERE session.tokenHash = ? AND session.expiresAt > `;
  return {
    count: () => manager.count(staffEntity),
    list: async (now) => {
      const everybody = await manager.find(staffEntity, { order: { username: "ASC" } });
      const open = await manager.findBy(sessionEntity, { expiresAt: MoreThan(now) });
      return everybody.map((staff) => ({
        staff,
        sessions: open.filter(({ staffId }) => staffId === staff.id).length,
      }));
    },
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
    remove: (staffId) =>
      write(async (transaction) => {
        // Locked, so that of the last two accounts only one can be removed at a time.
        const everybody = await transaction.find(staffEntity, lock);
        if (everybody.length < 2) return false;
        await transaction.delete(staffEntity, { id: staffId });
        return true;
      }),
    insertSession: (session) =>
      writeOne(async (transaction) => void (await transaction.insert(sessionEntity, session))),
    findSession: async (tokenHash) => {
      const [row] = await select(signedIn + sqlNow(), [tokenHash]);
      return row ? { session: sessions.read(row), staff: members.read(row) } : null;
    },
    deleteSession: (tokenHash) =>
      writeOne(async (transaction) => void (await transaction.delete(sessionEntity, { tokenHash }))),
    deleteEndedSessions: (now) =>
      writeOne(
        async (transaction) => void (await transaction.delete(sessionEntity, { expiresAt: LessThanOrEqual(now) })),
      ),
    keepBrowserLink: (link, mail, since) =>
      write(async (transaction) => {
        const { staffId } = link;
        // Locked, so that two requests at once send one mail.
        if (!(await transaction.findOne(staffEntity, { where: { id: staffId }, ...lock }))) return false;
        if (await transaction.existsBy(browserLinkEntity, { staffId, createdAt: MoreThan(since) })) return false;
        await transaction.delete(browserLinkEntity, { expiresAt: LessThanOrEqual(link.createdAt) });
        await transaction.insert(browserLinkEntity, link);
        await insertNotification(database, transaction, mail);
        return true;
      }),
    useBrowserLink: (tokenHash, now) =>
      write(async (transaction) => {
        const link = await transaction.findOneBy(browserLinkEntity, { tokenHash });
        // Only one of several requests deletes it.
        const { affected } = await transaction.delete(browserLinkEntity, { tokenHash });
        return link && affected === 1 && link.expiresAt > now ? link.staffId : null;
      }),
  };
}
