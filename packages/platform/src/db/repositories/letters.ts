import type { EntityManager } from "typeorm";
import type { Letter, LetterRequest } from "@agency/core/letters/letter";
import type { LetterRepository } from "@agency/core/letters/letter-repository";
import { currentRequestId } from "../../log/request-id.ts";
import type { Database } from "../database.ts";
import { letterEntity } from "../entities/letters.ts";
import { isConflict } from "./conflicts.ts";
import { released } from "./work.ts";

/** How many rows are removed in one transaction. */
const portionSize = 500;

export function letterRepository(database: Database): LetterRepository {
  const { manager, write, sqlNow } = database;
  return {
    write: (letter) => write((transaction) => insertLetter(database, transaction, letter)),
    withdraw: (dedupeKeys) => write((transaction) => withdrawLetters(transaction, dedupeKeys)),
    list: async ({ state, limit, offset }) => {
      const [letters, total] = await manager.findAndCount(letterEntity, {
        where: state ? { state } : {},
        order: { requestedAt: "DESC", id: "DESC" },
        take: limit,
        skip: offset,
      });
      return { letters, total };
    },
    find: (id) => manager.findOneBy(letterEntity, { id }),
    due: async () => {
      // A reminder of next week does not wait: it is not due.
      const [rows, waiting] = await manager
        .createQueryBuilder(letterEntity, "letter")
        .where(`letter.state IN ('queued', 'sending') AND letter.dueAt <= ${sqlNow()}`)
        .orderBy("letter.dueAt", "ASC")
        .take(1)
        .getManyAndCount();
      return { waiting, oldest: rows[0]?.dueAt ?? null };
    },
    settle: (id, state) =>
      write(async (transaction) => {
        const from: Letter["state"][] = state === "sent" ? ["uncertain"] : ["uncertain", "failed"];
        const now = () => sqlNow();
        const { affected } = await transaction
          .createQueryBuilder()
          .update(letterEntity)
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
      manager.find(letterEntity, { where: { person }, order: { requestedAt: "DESC", id: "DESC" } }),
    erasePerson: (person) => removeLetters(database, "letter.person = :person", { person }),
    purge: (before) => removeLetters(database, "letter.requestedAt < :before", { before }),
  };
}

/**
 * Keeps a letter in a transaction of somebody else's, so that it is asked for with what it tells of or not at all. Where one
 * with its key is there already, nothing changes.
 */
export async function insertLetter(
  database: Database,
  transaction: EntityManager,
  { dueAt, ...letter }: LetterRequest,
): Promise<{ letterId: string }> {
  try {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(letterEntity)
      .values({
        ...letter,
        state: "queued",
        attempts: 0,
        requestId: currentRequestId(),
        dueAt: dueAt ?? (() => database.sqlNow()),
        requestedAt: () => database.sqlNow(),
      })
      .execute();
  } catch (error) {
    // The statement alone is undone. MariaDB's INSERT IGNORE would also cut off what is too long, without a word.
    if (!isConflict(error, "letters")) throw error;
  }
  const { id } = await transaction.findOneOrFail(letterEntity, {
    select: { id: true },
    where: { dedupeKey: letter.dedupeKey },
  });
  return { letterId: id };
}

/** Takes back letters that have not gone yet, in a transaction of somebody else's. One that is on its way stays. */
export async function withdrawLetters(transaction: EntityManager, dedupeKeys: string[]): Promise<number> {
  if (dedupeKeys.length === 0) return 0;
  const { affected } = await transaction
    .createQueryBuilder()
    .delete()
    .from(letterEntity)
    .where("dedupeKey IN (:...dedupeKeys) AND state IN ('queued', 'failed')", { dedupeKeys })
    .execute();
  return affected ?? 0;
}

/** Removes by portions, so that no transaction holds the table for long. */
async function removeLetters(
  { write }: Database,
  where: string,
  parameters: Record<string, unknown>,
): Promise<string[]> {
  const removed: string[] = [];
  for (;;) {
    const portion = await write(async (transaction) => {
      const found = await transaction
        .createQueryBuilder(letterEntity, "letter")
        .select("letter.id", "id")
        .where(where, parameters)
        .limit(portionSize)
        .getRawMany<{ id: string }>();
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await transaction.delete(letterEntity, ids);
      return ids;
    });
    removed.push(...portion);
    if (portion.length < portionSize) return removed;
  }
}
