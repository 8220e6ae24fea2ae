import type { EntityManager } from "typeorm";
import type { Role } from "@agency/model/rights";
import type { Activity } from "../activity/activity.ts";
import { insertActivity } from "../activity/store.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification, withdrawWaiting } from "../notifications/store.ts";
import { replaceOwnClients } from "../own-clients/store.ts";
import { endUnseen, handOver, type HandedOver } from "../responsible/store.ts";
import type { Staff } from "../staff/staff.ts";
import {
  browserLinkEntity,
  codeAppEntity,
  passkeyEntity,
  recoveryCodeEntity,
  sessionEntity,
  staffEntity,
} from "../staff/table.ts";
import { endTokens } from "../tokens/store.ts";
import type { TeamMails } from "./mail.ts";
import { teamLinkEntity } from "./table.ts";
import type { TeamLink } from "./team.ts";

export const memberById = ({ manager }: Database, id: string): Promise<Staff | null> =>
  manager.findOneBy(staffEntity, { id });

/** A link to store, and the email that brings it. */
type NewLink = { link: TeamLink; mail: NotificationRequest | null };

/** Adds somebody who has not joined yet, with the link to do so. */
export const insertInvited = (database: Database, member: Staff, link: NewLink, clientIds: string[]): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.insert(staffEntity, member);
    await replaceOwnClients(transaction, member.id, clientIds);
    await insertLink(database, transaction, link);
  });

/** Replaces the links of an account by a new one. */
export const replaceLink = (database: Database, link: NewLink): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.delete(teamLinkEntity, { staffId: link.link.staffId });
    await insertLink(database, transaction, link);
  });

/** Ends every link, mailed or not. */
export const endEveryTeamLink = ({ write }: Database): Promise<void> =>
  write(async (transaction) => {
    await transaction.deleteAll(teamLinkEntity);
    for (const kind of ["team-invitation", "team-reset"] as const satisfies (keyof TeamMails)[])
      await withdrawWaiting(transaction, kind);
  });

async function insertLink(database: Database, transaction: EntityManager, { link, mail }: NewLink): Promise<void> {
  await transaction.insert(teamLinkEntity, link);
  if (mail) await insertNotification(database, transactionStatements(transaction), mail);
}

/** A link that has not expired, with its account. */
export async function findLink(
  { manager }: Pick<Database, "manager">,
  tokenHash: string,
  now: Date,
): Promise<{ link: TeamLink; member: Staff } | null> {
  const link = await manager.findOneBy(teamLinkEntity, { tokenHash });
  if (!link || link.expiresAt <= now) return null;
  const member = await manager.findOneBy(staffEntity, { id: link.staffId });
  return member && member.endedAt === null ? { link, member } : null;
}

/** Uses up a link: sets the password, and ends every session. @returns whether the link was still there */
export const usePassword = (
  { write }: Database,
  { tokenHash, staffId }: Pick<TeamLink, "tokenHash" | "staffId">,
  passwordHash: string,
  now: Date,
): Promise<boolean> =>
  write(async (transaction) => {
    // Only one of several requests deletes it.
    const { affected } = await transaction.delete(teamLinkEntity, { tokenHash });
    if (affected !== 1) return false;
    const member = await transaction.findOneByOrFail(staffEntity, { id: staffId });
    await transaction.update(
      staffEntity,
      { id: staffId },
      { passwordHash, passwordChangedAt: now, joinedAt: member.joinedAt ?? now },
    );
    await endAccess(transaction, staffId);
    return true;
  });

/** What can be changed of an account. */
export type MemberFields = Partial<Pick<Staff, "displayName" | "email" | "endedAt"> & { role: Role }>;

type MemberChange = {
  fields: MemberFields;
  /** The only clients that they see from now on; null for every client, as owners do, undefined for no change. */
  clientIds: string[] | null | undefined;
  /** Who gets what somebody leaves who is deactivated; null for nobody. */
  handOverTo: string | null;
  /** The events of what changed hands with it. */
  events: (changed: HandedOver) => Activity[];
};

/**
 * Changes an account. One that is deactivated or gets another role has to sign in again. What a leaver takes care of, and what somebody no
 * longer sees, changes hands in the same transaction.
 * @throws Refusal last_owner when nobody would be left who may do everything, invalid_input when `handOverTo` has left
 */
export const changeMember = (
  database: Database,
  member: Staff,
  { fields, clientIds, handOverTo, events }: MemberChange,
): Promise<void> =>
  database.write(async (transaction) => {
    const { kind } = database;
    const after = { ...member, ...fields };
    // Locked, so that of the last two owners only one can go at a time.
    const owners = await transaction.find(staffEntity, { where: { role: "owner" }, ...locked(kind) });
    const remains = (one: Staff) => one.role === "owner" && one.joinedAt !== null && one.endedAt === null;
    const isLast = remains(member) && !remains(after) && !owners.some((one) => one.id !== member.id && remains(one));
    if (isLast) throw new Refusal("last_owner");
    const own = after.role === "owner" ? null : clientIds;
    const ownClientsOnly = own === undefined ? member.ownClientsOnly : own !== null;
    await transaction.update(staffEntity, { id: member.id }, { ...fields, ownClientsOnly });
    if (own !== undefined) await replaceOwnClients(transaction, member.id, own ?? []);
    if (after.endedAt !== null) {
      for (const entity of [passkeyEntity, codeAppEntity, recoveryCodeEntity])
        await transaction.delete(entity, { staffId: member.id });
      await endTokens(transaction, member.id);
    }
    if (after.endedAt !== null || after.role !== member.role) await endAccess(transaction, member.id);
    const leaves = after.endedAt !== null && member.endedAt === null;
    const changed = leaves
      ? await handOver(transaction, member.id, handOverTo)
      : { clientIds: ownClientsOnly ? await endUnseen(transaction, member.id) : [], enquiries: 0 };
    for (const event of events(changed)) await insertActivity(database, transactionStatements(transaction), event);
  });

/** Ends every session and link of an account. */
async function endAccess(transaction: EntityManager, staffId: string): Promise<void> {
  for (const entity of [sessionEntity, teamLinkEntity, browserLinkEntity])
    await transaction.delete(entity, { staffId });
}

/** SQLite has one writer anyway. */
const locked = (kind: Database["kind"]) => (kind === "mariadb" ? { lock: { mode: "pessimistic_write" as const } } : {});
