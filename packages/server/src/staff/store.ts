import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from "typeorm";
import { v7 as newId } from "uuid";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification, withdrawWaiting } from "../notifications/store.ts";
import { factorMissing } from "./factor-required.ts";
import { accountName, type BrowserLink, type Session, type Staff } from "./staff.ts";
import { browserLinkEntity, sessionEntity, staffEntity } from "./table.ts";

export const countStaff = ({ manager }: Database): Promise<number> => manager.count(staffEntity);

/** Every account with the number of its sessions that have not ended, by username. */
export async function listStaff({ manager }: Database, now: Date): Promise<{ staff: Staff; sessions: number }[]> {
  const everybody = await manager.find(staffEntity, { order: { username: "ASC" } });
  const open = await manager.findBy(sessionEntity, { expiresAt: MoreThan(now) });
  return everybody.map((staff) => ({ staff, sessions: open.filter(({ staffId }) => staffId === staff.id).length }));
}

/** The account of a name as somebody types it. */
export const staffNamed = ({ manager }: Database, typed: string): Promise<Staff | null> =>
  manager.findOneBy(staffEntity, { username: accountName(typed) });

/** The account of a name as somebody types it, unless it was deactivated or waits for its invitation to be used. */
export const staffToSignIn = ({ manager }: Database, typed: string): Promise<Staff | null> =>
  manager.findOneBy(staffEntity, { username: accountName(typed), ...signsIn });

/** The account with an id, under the same conditions. */
export const staffToSignInById = ({ manager }: Database, id: string): Promise<Staff | null> =>
  manager.findOneBy(staffEntity, { id, ...signsIn });

const signsIn = { endedAt: IsNull(), joinedAt: Not(IsNull()) };

export const addStaff = (
  { write }: Database,
  { username, role, passwordHash }: Pick<Staff, "username" | "role" | "passwordHash">,
  now: Date,
): Promise<unknown> =>
  write((transaction) =>
    transaction.insert(staffEntity, {
      id: newId(),
      username: accountName(username),
      role,
      ownClientsOnly: false,
      passwordHash,
      createdAt: now,
      passwordChangedAt: now,
      joinedAt: now,
    }),
  );

/** The hashes of a session's token and of its successor. */
export type TokenRenewal = { former: string; renewed: string };

/** Sets the password and ends every session but the one to keep, which gets another token. */
export const storePassword = (
  { write }: Database,
  staffId: string,
  password: Pick<Staff, "passwordHash" | "passwordChangedAt">,
  keep: TokenRenewal | null,
): Promise<void> =>
  write(async (transaction) => {
    await transaction.update(staffEntity, { id: staffId }, password);
    await transaction.delete(sessionEntity, { staffId, ...(keep && { tokenHash: Not(keep.former) }) });
    if (keep) await replaceToken(transaction, keep);
  });

export const replaceToken = (transaction: EntityManager, { former, renewed }: TokenRenewal): Promise<unknown> =>
  transaction.update(sessionEntity, { tokenHash: former }, { tokenHash: renewed });

/** Deletes an account with its sessions, unless it is that of the last owner. @returns whether it was deleted */
export const removeStaff = ({ write, kind }: Database, id: string): Promise<boolean> =>
  write(async (transaction) => {
    // Locked, so that of the last two owners only one can be removed at a time.
    const owners = await transaction.find(staffEntity, {
      where: { role: "owner", endedAt: IsNull(), joinedAt: Not(IsNull()) },
      ...locked(kind),
    });
    if (owners.length === 1 && owners[0]?.id === id) return false;
    await transaction.delete(staffEntity, { id });
    return true;
  });

/** Ends every session, and the links that make a browser known, also links that were not mailed yet. */
export const endEveryVisit = ({ write }: Database): Promise<void> =>
  write(async (transaction) => {
    for (const entity of [sessionEntity, browserLinkEntity]) await transaction.deleteAll(entity);
    await withdrawWaiting(transaction, "browser-link");
  });

/** Starts a session in place of a former one, and forgets ended ones. @param alongside in the same transaction */
export const insertSession = (
  { write }: Database,
  session: Session,
  { former, alongside }: { former: string | null; alongside: (transaction: EntityManager) => Promise<void> },
): Promise<void> =>
  write(async (transaction) => {
    await alongside(transaction);
    await transaction.delete(sessionEntity, { expiresAt: LessThanOrEqual(session.createdAt) });
    if (former !== null) await transaction.delete(sessionEntity, { tokenHash: former });
    await transaction.insert(sessionEntity, session);
  });

/** The session with its staff member, unless it has ended. */
export async function findSession(
  { source, select }: Database,
  tokenHash: string,
  now: Date,
): Promise<{ session: Session; staff: Staff; needsFactor: boolean } | null> {
  const sessions = rowReader(source, sessionEntity, "session");
  const members = rowReader(source, staffEntity, "member");
  const [row] = await select(
    `SELECT ${sessions.columns}, ${members.columns}, ${factorMissing} AS factorMissing
      FROM sessions session JOIN staff member ON member.id = session.staffId WHERE session.tokenHash = ?`,
    [tokenHash],
  );
  if (!row) return null;
  const session = sessions.read(row);
  const staff = members.read(row);
  return session.expiresAt > now && staff.endedAt === null
    ? { session, staff, needsFactor: Number(row["factorMissing"]) === 1 }
    : null;
}

/** The open sessions of an account, the last used one first. */
export const openSessions = ({ manager }: Database, staffId: string, now: Date): Promise<Session[]> =>
  manager.find(sessionEntity, {
    where: { staffId, expiresAt: MoreThan(now) },
    order: { lastUsedAt: "DESC", createdAt: "DESC", id: "DESC" },
  });

/** Notes that a session is used. */
export const touchSession = (
  { writeOne }: Database,
  tokenHash: string,
  use: Pick<Session, "lastUsedAt" | "expiresAt">,
): Promise<unknown> => writeOne((transaction) => transaction.update(sessionEntity, { tokenHash }, use));

/** Notes that the person of a session confirmed that it is them. */
export const confirmSession = (transaction: EntityManager, id: string, confirmedAt: Date): Promise<unknown> =>
  transaction.update(sessionEntity, { id }, { confirmedAt });

type OwnedSession = Pick<Session, "id" | "staffId">;

/** @returns whether the account had it */
export const deleteOwnSession = ({ writeOne }: Database, owned: OwnedSession): Promise<boolean> =>
  writeOne(async (transaction) => (await transaction.delete(sessionEntity, owned)).affected === 1);

export const deleteOtherSessions = ({ writeOne }: Database, { id, staffId }: OwnedSession): Promise<unknown> =>
  writeOne((transaction) => transaction.delete(sessionEntity, { id: Not(id), staffId }));

export const deleteSession = ({ writeOne }: Database, tokenHash: string): Promise<unknown> =>
  writeOne((transaction) => transaction.delete(sessionEntity, { tokenHash }));

export const deleteEndedSessions = ({ writeOne }: Database, now: Date): Promise<unknown> =>
  writeOne((transaction) => transaction.delete(sessionEntity, { expiresAt: LessThanOrEqual(now) }));

/** Keeps a link with its mail, and forgets expired ones. */
export const keepBrowserLink = (
  database: Database,
  { link, mail }: { link: BrowserLink; mail: NotificationRequest },
): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.delete(browserLinkEntity, { expiresAt: LessThanOrEqual(link.createdAt) });
    await transaction.insert(browserLinkEntity, link);
    await insertNotification(database, transactionStatements(transaction), mail);
  });

/** Uses up a link. @returns its account; null when there is no such link, or it has expired */
export const useBrowserLink = ({ write }: Database, tokenHash: string, now: Date): Promise<Staff | null> =>
  write(async (transaction) => {
    const link = await transaction.findOneBy(browserLinkEntity, { tokenHash });
    // Only one of several requests deletes it.
    const { affected } = await transaction.delete(browserLinkEntity, { tokenHash });
    if (!link || affected !== 1 || link.expiresAt <= now) return null;
    return transaction.findOneBy(staffEntity, { id: link.staffId });
  });

/** SQLite has one writer anyway. */
const locked = (kind: Database["kind"]) => (kind === "mariadb" ? { lock: { mode: "pessimistic_write" as const } } : {});
