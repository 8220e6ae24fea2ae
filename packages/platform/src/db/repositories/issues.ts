import { type EntityManager, In, IsNull } from "typeorm";
import type { Issue, IssueCounts } from "@agency/core/newsletter/issue";
import type { IssueRepository } from "@agency/core/newsletter/issue-repository";
import type { Subscriber } from "@agency/core/newsletter/subscriber";
import type { Database } from "../database.ts";
import { letterEntity } from "../entities/letters.ts";
import { issueEntity, issueRecipientEntity, subscriberEntity } from "../entities/newsletter.ts";
import { insertLetter } from "./letters.ts";

/** The states of a letter that has not come to an end. */
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
      lettersOf(manager, issueId).andWhere("letter.state IN (:...waiting)", { waiting }).getCount(),
    nextRecipients: (issue, limit) =>
      withoutLetter(manager, issue).orderBy("subscriber.id", "ASC").take(limit).getMany(),
    addRecipients: (recipients) =>
      write(async (transaction) => {
        const ids = recipients.map(({ recipient }) => recipient.subscriberId);
        const onList = await confirmedAmong(database, transaction, ids);
        for (const { recipient, letter } of recipients) {
          if (!onList.has(recipient.subscriberId)) continue;
          await transaction.insert(issueRecipientEntity, recipient);
          await insertLetter(database, transaction, letter);
        }
      }),
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

function lettersOf(manager: EntityManager, issueId: string) {
  return manager
    .createQueryBuilder(letterEntity, "letter")
    .innerJoin("issueRecipient", "recipient", "recipient.letterId = letter.id")
    .where("recipient.issueId = :issueId", { issueId });
}

/** Who confirmed later gets the next issue. */
function withoutLetter(manager: EntityManager, { id, requestedAt }: Issue) {
  return manager
    .createQueryBuilder(subscriberEntity, "subscriber")
    .where("subscriber.state = 'confirmed' AND subscriber.confirmedAt <= :requestedAt", { requestedAt })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM issue_recipients recipient
        WHERE recipient.issueId = :issueId AND recipient.subscriberId = subscriber.id)`,
      { issueId: id },
    );
}

/** Those still on the list, who cannot leave it before this transaction ends. */
async function confirmedAmong(
  { kind }: Database,
  transaction: EntityManager,
  ids: string[],
): Promise<Set<Subscriber["id"]>> {
  const found = await transaction.find(subscriberEntity, {
    select: { id: true },
    where: { id: In(ids), state: "confirmed" },
    // SQLite's transactions run one after another as it is.
    ...(kind === "mariadb" && { lock: { mode: "pessimistic_write" } }),
  });
  return new Set(found.map(({ id }) => id));
}

async function countsOf(manager: EntityManager, issue: Issue): Promise<IssueCounts> {
  const rows = await lettersOf(manager, issue.id)
    .select("letter.state", "state")
    .addSelect("COUNT(*)", "count")
    .groupBy("letter.state")
    .getRawMany<{ state: string; count: string | number }>();
  const count = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
  const toCome = issue.spreadAt === null ? await withoutLetter(manager, issue).getCount() : 0;
  return {
    queued: count(...waiting) + toCome,
    sent: count("sent"),
    failed: count("failed"),
    uncertain: count("uncertain"),
  };
}
