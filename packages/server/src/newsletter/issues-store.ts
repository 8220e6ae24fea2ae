import { type EntityManager, In, IsNull } from "typeorm";
import { isConflict } from "../kit/db/conflicts.ts";
import type { Database } from "../kit/db/database.ts";
import { insertNotification } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import type { IssueRepository } from "./issue-repository.ts";
import type { Issue, IssueCounts } from "./issue.ts";
import type { Subscriber } from "./subscriber.ts";
import { issueEntity, issueRecipientEntity, subscriberEntity } from "./table.ts";

/** The states of an unfinished notification. */
const waiting = ["queued", "sending"];

export function issueRepository(database: Database): IssueRepository {
  const { manager, write } = database;
  return {
    request: ({ id, slug }) =>
      write(async (transaction) => {
        await transaction
          .createQueryBuilder()
          .insert()
          .into(issueEntity)
          .values({ id, slug, requestedAt: () => database.sqlNow(), spreadAt: null })
          .orIgnore()
          .execute();
        return transaction.findOneByOrFail(issueEntity, { slug });
      }),
    unspread: () => manager.find(issueEntity, { where: { spreadAt: IsNull() }, order: { requestedAt: "ASC" } }),
    countWaiting: (issueId) =>
      notificationsOf(manager, issueId).andWhere("notification.state IN (:...waiting)", { waiting }).getCount(),
    nextRecipients: (issue, limit) =>
      withoutNotification(manager, issue).orderBy("subscriber.id", "ASC").take(limit).getMany(),
    addRecipients: (recipients) =>
      write(async (transaction) => {
        const ids = recipients.map(({ recipient }) => recipient.subscriberId);
        const onList = await confirmedAmong(database, transaction, ids);
        for (const { recipient, notification } of recipients) {
          if (!onList.has(recipient.subscriberId)) continue;
          await transaction.insert(issueRecipientEntity, recipient);
          await insertNotification(database, transaction, notification);
        }
      }).then(
        () => true,
        (error: unknown) => {
          if (isConflict(error, "issue_recipients")) return false;
          throw error;
        },
      ),
    markSpread: (id) =>
      write(async (transaction) => {
        await transaction.update(issueEntity, { id, spreadAt: IsNull() }, { spreadAt: () => database.sqlNow() });
      }),
    list: async () => {
      const issues = await manager.find(issueEntity, { order: { requestedAt: "DESC", id: "DESC" } });
      return Promise.all(issues.map(async (issue) => ({ issue, counts: await countsOf(manager, issue) })));
    },
  };
}

function notificationsOf(manager: EntityManager, issueId: string) {
  return manager
    .createQueryBuilder(notificationEntity, "notification")
    .innerJoin("issueRecipient", "recipient", "recipient.notificationId = notification.id")
    .where("recipient.issueId = :issueId", { issueId });
}

/** The subscribers without a notification for an issue. People who confirmed after its request get the next issue. */
function withoutNotification(manager: EntityManager, { id, requestedAt }: Issue) {
  return manager
    .createQueryBuilder(subscriberEntity, "subscriber")
    .where("subscriber.state = 'confirmed' AND subscriber.confirmedAt <= :requestedAt", { requestedAt })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM issue_recipients recipient
        WHERE recipient.issueId = :issueId AND recipient.subscriberId = subscriber.id)`,
      { issueId: id },
    );
}

/** The ids that are still subscribed. Locks them, so that nobody can unsubscribe before the transaction ends. */
async function confirmedAmong(
  { kind }: Database,
  transaction: EntityManager,
  ids: string[],
): Promise<Set<Subscriber["id"]>> {
  const found = await transaction.find(subscriberEntity, {
    select: { id: true },
    where: { id: In(ids), state: "confirmed" },
    // SQLite's transactions need no lock: they run one at a time.
    ...(kind === "mariadb" && { lock: { mode: "pessimistic_write" } }),
  });
  return new Set(found.map(({ id }) => id));
}

async function countsOf(manager: EntityManager, issue: Issue): Promise<IssueCounts> {
  const rows = await notificationsOf(manager, issue.id)
    .select("notification.state", "state")
    .addSelect("COUNT(*)", "count")
    .groupBy("notification.state")
    .getRawMany<{ state: string; count: string | number }>();
  const count = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
  const toCome = issue.spreadAt === null ? await withoutNotification(manager, issue).getCount() : 0;
  return {
    queued: count(...waiting) + toCome,
    sent: count("sent"),
    failed: count("failed"),
    uncertain: count("uncertain"),
  };
}
