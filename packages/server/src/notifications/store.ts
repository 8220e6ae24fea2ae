import { type EntityManager, In } from "typeorm";
import { v7 as newId } from "uuid";
import { insertion, isConflict, type Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import { mailWork, type MailWork } from "../kit/mail/mail-work.ts";
import { claimRow, released } from "../kit/work/lease.ts";
import type { Due } from "../kit/work/work.ts";
import { admit } from "./mail-budgets.ts";
import type { Notification, NotificationRequest } from "./notification.ts";
import { notificationEntity } from "./table.ts";

/** How many rows one transaction deletes. */
const portionSize = 500;

/** Newest first. */
export async function listNotifications(
  { manager }: Database,
  { state, limit, offset }: { state?: Notification["state"] | undefined; limit: number; offset: number },
): Promise<{ notifications: Notification[]; total: number }> {
  const [notifications, total] = await manager.findAndCount(notificationEntity, {
    where: state ? { state } : {},
    order: { requestedAt: "DESC", id: "DESC" },
    take: limit,
    skip: offset,
  });
  return { notifications, total };
}

export const findNotification = ({ manager }: Database, id: string): Promise<Notification | null> =>
  manager.findOneBy(notificationEntity, { id });

/** Number of due, unsent notifications, and when the oldest became due. One for next week is not due yet. */
export async function dueNotifications({ manager, sqlNow }: Database): Promise<Due> {
  const [rows, waiting] = await manager
    .createQueryBuilder(notificationEntity, "notification")
    .where(`notification.state IN ('queued', 'sending') AND notification.dueAt <= ${sqlNow()}`)
    .orderBy("notification.dueAt", "ASC")
    .take(1)
    .getManyAndCount();
  return { waiting, oldest: rows[0]?.dueAt ?? null };
}

/** @returns whether the notification was uncertain (or, when requeued, failed) and is now settled */
export const settleStored = ({ write, sqlNow }: Database, id: string, state: "sent" | "queued"): Promise<boolean> =>
  write(async (transaction) => {
    const from: Notification["state"][] = state === "sent" ? ["uncertain"] : ["uncertain", "failed"];
    const now = () => sqlNow();
    const { affected } = await transaction
      .createQueryBuilder()
      .update(notificationEntity)
      .set(
        state === "sent"
          ? { ...released, state, sentAt: now, problem: null, parameters: null }
          : { ...released, state, dueAt: now, problem: null, attempts: 0, requestId: currentRequestId() },
      )
      .where("id = :id AND state IN (:...from)", { id, from })
      .execute();
    return affected === 1;
  });

/** Notifications to or about this person, newest first. */
export const notificationsAbout = ({ manager }: Database, person: string): Promise<Notification[]> =>
  manager.find(notificationEntity, { where: { person }, order: { requestedAt: "DESC", id: "DESC" } });

/** Deletes the notifications to or about a person. @returns their ids */
export const eraseNotificationsAbout = (database: Database, person: string): Promise<string[]> =>
  removeNotifications(database, "notification.person = :person", { person });

/** Deletes notifications requested before a moment. @returns their ids */
export const purgeNotifications = (database: Database, before: Date): Promise<string[]> =>
  removeNotifications(database, "notification.requestedAt < :before", { before });

/** The worker's writes. `claim` takes the given notification, or the most overdue one, with a lease. */
export function notificationWork(
  database: Database,
): MailWork<Notification> & { claim: (id?: string) => Promise<Notification | null> } {
  const claimable = { entity: notificationEntity, claimable: "state = 'queued'", mark: {} };
  return {
    ...mailWork(database, notificationEntity, { waiting: ["queued"], ready: "queued", onSent: { parameters: null } }),
    claim: (id) => claimRow(database, claimable, { id, owner: newId() }),
  };
}

/**
 * Inserts a notification in the caller's transaction, so that it is stored together with its cause or not at all. An existing
 * notification with the same key stays unchanged.
 */
export async function insertNotification(
  database: Database,
  { change, select }: Statements,
  notification: NotificationRequest,
): Promise<void> {
  const { state, dueAt } = await admit(database, { select }, notification);
  const { sql, values } = insertion(database.source, notificationEntity, {
    ...notification,
    state,
    attempts: 0,
    requestId: currentRequestId(),
    dueAt: dueAt ?? (() => database.sqlNow()),
    requestedAt: () => database.sqlNow(),
  });
  try {
    await change(`INSERT INTO notifications ${sql}`, values);
  } catch (error) {
    // Only the statement is rolled back. MariaDB's INSERT IGNORE would also silently truncate long values.
    // Checks for the table's name: SQLite may name the Message-ID, which depends on the key.
    if (!isConflict(error, "notifications")) throw error;
  }
}

/** Inserts notifications as `insertNotification` does. */
export async function insertNotifications(
  database: Database,
  statements: Statements,
  notifications: readonly NotificationRequest[],
): Promise<void> {
  for (const notification of notifications) await insertNotification(database, statements, notification);
}

/** Deletes queued, gathered and failed notifications, in the caller's transaction. A notification that is being sent stays. */
export async function withdrawNotifications(transaction: EntityManager, dedupeKeys: string[]): Promise<void> {
  if (dedupeKeys.length === 0) return;
  await transaction
    .createQueryBuilder()
    .delete()
    .from(notificationEntity)
    .where("dedupeKey IN (:...dedupeKeys) AND state IN ('queued', 'gathered', 'failed')", { dedupeKeys })
    .execute();
}

/** Deletes every queued and failed notification of a kind, in the caller's transaction. */
export async function withdrawWaiting(transaction: EntityManager, kind: string): Promise<void> {
  await transaction.delete(notificationEntity, { kind, state: In(["queued", "failed"]) });
}

/** Deletes in batches, so that no transaction locks the table for long. */
async function removeNotifications(
  { write }: Database,
  where: string,
  parameters: Record<string, unknown>,
): Promise<string[]> {
  const removed: string[] = [];
  for (;;) {
    const portion = await write(async (transaction) => {
      const found = await transaction
        .createQueryBuilder(notificationEntity, "notification")
        .select("notification.id", "id")
        .where(where, parameters)
        .limit(portionSize)
        .getRawMany<{ id: string }>();
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await transaction.delete(notificationEntity, ids);
      return ids;
    });
    removed.push(...portion);
    if (portion.length < portionSize) return removed;
  }
}
