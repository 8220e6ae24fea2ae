import { Brackets, type EntityManager, type EntitySchema, type ObjectLiteral, type UpdateQueryBuilder } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import type { Database } from "../database.ts";
import { rowsOf } from "../select.ts";

/** The duration of a lease, in seconds. A worker that writes nothing for longer loses the row. */
export const leaseSeconds = 60;

/** How many due rows a worker tries, one by one, until it can claim one. */
const candidates = 10;

export type WorkRow = ObjectLiteral & { id: string; leaseOwner: string | null };

type Claimable<T extends WorkRow> = {
  entity: EntitySchema<T>;
  /** SQL condition over the alias `row`: the row is waiting, or was abandoned by a worker. */
  claimable: string;
  /** Columns that a claim writes in addition to the lease and the attempts. */
  mark: QueryDeepPartialEntity<T>;
  /** SQL condition over the alias `row` for which rows are tried, where a claim that comes too much does no harm. */
  tried?: { sql: string; values: ObjectLiteral };
  /** Duration of the lease, in seconds, where the work takes long. */
  lease?: number;
};

/**
 * Claims one due row: by id, or the one with the oldest due time. The claim is a single UPDATE by the database's clock,
 * which only one worker can win.
 */
export async function claimRow<T extends WorkRow>(
  database: Database,
  { entity, claimable, mark, tried, lease = leaseSeconds }: Claimable<T>,
  { id, owner }: { id?: string | undefined; owner: string },
): Promise<T | null> {
  const ids = id ? [id] : await claimableIds(database, entity, claimable, tried);
  for (const candidate of ids) {
    const won = await database.writeOne(async (transaction) => {
      const { affected } = await whereFree(database, claimable, transaction.createQueryBuilder().update(entity))
        .set({
          ...mark,
          leaseOwner: owner,
          leaseUntil: () => database.sqlNow(lease),
          attempts: () => "attempts + 1",
        })
        .andWhere("id = :candidate", { candidate })
        .execute();
      return affected === 1;
    });
    if (!won) continue;
    const { columns, read } = rowsOf(database.source, entity, "claimed");
    const [row] = await database.select(
      `SELECT ${columns} FROM ${entity.options.tableName} claimed WHERE claimed.id = ? AND claimed.leaseOwner = ?`,
      [candidate, owner],
    );
    return row ? read(row) : null;
  }
  return null;
}

/** Claims all due rows that belong with a claimed one, for the same owner. */
export async function claimWith<T extends WorkRow>(
  database: Database,
  { entity, claimable, mark, lease = leaseSeconds }: Claimable<T>,
  { belongs, values, owner }: { belongs: string; values: ObjectLiteral; owner: string },
): Promise<void> {
  await database.writeOne((transaction) =>
    whereFree(database, claimable, transaction.createQueryBuilder().update(entity))
      .set({
        ...mark,
        leaseOwner: owner,
        leaseUntil: () => database.sqlNow(lease),
        attempts: () => "attempts + 1",
      })
      .andWhere(belongs, values)
      .execute(),
  );
}

async function claimableIds<T extends WorkRow>(
  database: Database,
  entity: EntitySchema<T>,
  claimable: string,
  tried: Claimable<T>["tried"] = { sql: "1 = 1", values: {} },
): Promise<string[]> {
  const rows = await database.manager
    .createQueryBuilder(entity, "row")
    .select("row.id", "id")
    .where(free(database, claimable))
    .andWhere(tried.sql, tried.values)
    .orderBy("row.dueAt", "ASC")
    .limit(candidates)
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

function whereFree<T extends WorkRow>(database: Database, claimable: string, query: UpdateQueryBuilder<T>) {
  return query.where(free(database, claimable));
}

function free({ sqlNow }: Database, claimable: string): Brackets {
  return new Brackets((where) => {
    where
      .where(claimable)
      .andWhere(`dueAt <= ${sqlNow()}`)
      .andWhere(`(leaseUntil IS NULL OR leaseUntil < ${sqlNow()})`);
  });
}

/**
 * Writes to a claimed row while the lease lasts.
 * @returns false when the lease expired or another worker took over the row
 */
export async function writeFenced<T extends WorkRow>(
  database: Database,
  entity: EntitySchema<T>,
  row: T,
  { set, state, inTransaction }: Fenced,
): Promise<boolean> {
  return database.write(async (transaction) => {
    const { affected } = await transaction
      .createQueryBuilder()
      .update(entity)
      .set(set as QueryDeepPartialEntity<T>)
      .where("id = :id AND leaseOwner = :owner", { id: row.id, owner: row.leaseOwner })
      .andWhere(`leaseUntil >= ${database.sqlNow()}`)
      .andWhere("state IN (:...states)", { states: state })
      .execute();
    if (affected !== 1) return false;
    await inTransaction?.(transaction);
    return true;
  });
}

type Fenced = {
  set: Record<string, unknown>;
  /** The states in which the write is allowed. */
  state: string[];
  inTransaction?: (transaction: EntityManager) => Promise<unknown>;
};

/** The columns that end a lease. */
export const released = { leaseOwner: null, leaseUntil: null } as const;
