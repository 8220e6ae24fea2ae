import type { EntityManager } from "typeorm";
import type { Notification, NotificationRequest } from "@agency/core/notifications/notification";
import type { NotificationRepository } from "@agency/core/notifications/notification-repository";
import { currentRequestId } from "../../log/request-id.ts";
import type { Database } from "../database.ts";
import { notificationEntity } from "../entities/notifications.ts";
import { isConflict } from "./conflicts.ts";
import { released } from "./work.ts";

/** How many rows are removed in one transaction. */
const portionSize = 500;

export function notificationRepository(database: Database): NotificationRepository {
  const { manager, write, sqlNow } = database;
  return {
    write: (notification) => write((transaction) => insertNotification(database, transaction, notification)),
    withdraw: (dedupeKeys) => write((transaction) => withdrawNotifications(transaction, dedupeKeys)),
    list: async ({ state, limit, offset }) => {
      const [notifications, total] = await manager.findAndCount(notificationEntity, {
        where: state ? { state } : {},
        order: { requestedAt: "DESC", id: "DESC" },
        take: limit,
        skip: offset,
      });
      return { notifications, total };
    },
    find: (id) => manager.findOneBy(notificationEntity, { id }),
    due: async () => {
      // A reminder of next week does not wait: it is not due.
      const [rows, waiting] = await manager
        .createQueryBuilder(notificationEntity, "notification")
        .where(`notification.state IN ('queued', 'sending') AND notification.dueAt <= ${sqlNow()}`)
        .orderBy("notification.dueAt", "ASC")
        .take(1)
        .getManyAndCount();
      return { waiting, oldest: rows[0]?.dueAt ?? null };
    },
    settle: (id, state) =>
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
      }),
    aboutPerson: (person) =>
      manager.find(notificationEntity, { where: { person }, order: { requestedAt: "DESC", id: "DESC" } }),
    erasePerson: (person) => removeNotifications(database, "notification.person = :person", { person }),
    purge: (before) => removeNotifications(database, "notification.requestedAt < :before", { before }),
  };
}

/**
 * Keeps a notification in a transaction of somebody else's, so that it is asked for with what it tells of or not at all. Where one
 * with its key is there already, nothing changes.
 */
export async function insertNotification(
  database: Database,
  transaction: EntityManager,
  { dueAt, ...notification }: NotificationRequest,
): Promise<{ notificationId: string }> {
  try {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(notificationEntity)
      .values({
        ...notification,
        state: "queued",
        attempts: 0,
        requestId: currentRequestId(),
        dueAt: dueAt ?? (() => database.sqlNow()),
        requestedAt: () => database.sqlNow(),
      })
      .execute();
  } catch (error) {
    // `letters` is what the table is called in the database. The statement alone is undone. MariaDB's INSERT IGNORE would also cut off what is too long, without a word.
    if (!isConflict(error, "letters")) throw error;
  }
  const { id } = await transaction.findOneOrFail(notificationEntity, {
    select: { id: true },
    where: { dedupeKey: notification.dedupeKey },
  });
  return { notificationId: id };
}

/** Takes back notifications that have not gone yet, in a transaction of somebody else's. One that is on its way stays. */
export async function withdrawNotifications(transaction: EntityManager, dedupeKeys: string[]): Promise<number> {
  if (dedupeKeys.length === 0) return 0;
  const { affected } = await transaction
    .createQueryBuilder()
    .delete()
    .from(notificationEntity)
    .where("dedupeKey IN (:...dedupeKeys) AND state IN ('queued', 'failed')", { dedupeKeys })
    .execute();
  return affected ?? 0;
}

/** Removes by portions, so that no transaction holds the table for long. */
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
