import type { EntitySchema, ObjectLiteral } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import { assignments, type ColumnValues, type Statements, type Value } from "../db/change.ts";
import type { Database } from "../db/database.ts";
import { placeholders, rowReader } from "../db/select.ts";

/** The duration of a lease, in seconds. A worker that writes nothing for longer loses the row. */
export const leaseSeconds = 60;

/** How many due rows a worker tries, one by one, until it can claim one. */
const candidates = 10;

export type WorkRow = ObjectLiteral & { id: string; leaseOwner: string | null };

type Claimable<T extends WorkRow> = {
  entity: EntitySchema<T>;
  /** SQL condition: the row is waiting, or was abandoned by a worker. */
  claimable: string;
  /** Columns that a claim writes in addition to the lease and the attempts. */
  mark: QueryDeepPartialEntity<T>;
  /** SQL condition over the alias `due` for which rows are tried, where a claim that comes too much does no harm. */
  tried?: { sql: string; values: string[] };
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
    const { sql, values } = claim(database, { entity, mark, lease }, owner);
    const won = await database.change(
      `UPDATE ${entity.options.tableName} SET ${sql} WHERE id = ? AND ${free(database, claimable)}`,
      [...values, candidate],
    );
    if (won !== 1) continue;
    const { columns, read } = rowReader(database.source, entity, "claimed");
    const [row] = await database.select(
      `SELECT ${columns} FROM ${entity.options.tableName} claimed WHERE claimed.id = ? AND claimed.leaseOwner = ?`,
      [candidate, owner],
    );
    return row ? read(row) : null;
  }
  return null;
}

/** Claims all due rows that belong with a claimed one, for the same owner. `belongs`: a column and its value. */
export async function claimWith<T extends WorkRow>(
  database: Database,
  { entity, claimable, mark, lease = leaseSeconds }: Claimable<T>,
  { belongs, owner }: { belongs: { column: string; value: string }; owner: string },
): Promise<void> {
  const { sql, values } = claim(database, { entity, mark, lease }, owner);
  await database.change(
    `UPDATE ${entity.options.tableName} SET ${sql} WHERE ${belongs.column} = ? AND ${free(database, claimable)}`,
    [...values, belongs.value],
  );
}

function claim<T extends WorkRow>(
  { source, sqlNow }: Database,
  { entity, mark, lease }: Pick<Claimable<T>, "entity" | "mark"> & { lease: number },
  owner: string,
) {
  return assignments(source, entity, {
    ...mark,
    leaseOwner: owner,
    leaseUntil: () => sqlNow(lease),
    attempts: () => "attempts + 1",
  });
}

async function claimableIds<T extends WorkRow>(
  database: Database,
  entity: EntitySchema<T>,
  claimable: string,
  tried: Claimable<T>["tried"] = { sql: "1 = 1", values: [] },
): Promise<string[]> {
  const rows = await database.select(
    `SELECT due.id AS id FROM ${entity.options.tableName} due WHERE ${free(database, claimable)} AND ${tried.sql}
     ORDER BY due.dueAt ASC LIMIT ${candidates}`,
    tried.values,
  );
  return rows.map(({ id }) => String(id));
}

function free({ sqlNow }: Database, claimable: string): string {
  return `(${claimable}) AND dueAt <= ${sqlNow()} AND (leaseUntil IS NULL OR leaseUntil < ${sqlNow()})`;
}

/**
 * Writes to a claimed row while the lease lasts.
 * @returns false when the lease expired or another worker took over the row
 */
export async function writeFenced<T extends WorkRow>(
  database: Database,
  entity: EntitySchema<T>,
  row: T,
  { inTransaction, ...fenced }: Fenced & { inTransaction?: (statements: Statements) => Promise<unknown> },
): Promise<boolean> {
  const { sql, values } = fencedUpdate(database, entity, row, fenced);
  return database.changes(async (statements) => {
    if ((await statements.change(sql, values)) !== 1) return false;
    await inTransaction?.(statements);
    return true;
  });
}

/** An UPDATE that changes a claimed row while the lease lasts, and nothing after. */
export function fencedUpdate<T extends WorkRow>(
  { source, sqlNow }: Database,
  entity: EntitySchema<T>,
  row: T,
  { set, state }: Fenced,
): { sql: string; values: Value[] } {
  const { sql, values } = assignments(source, entity, set);
  return {
    sql: `UPDATE ${entity.options.tableName} SET ${sql} WHERE id = ? AND leaseOwner = ? AND leaseUntil >= ${sqlNow()}
      AND state IN (${placeholders(state)})`,
    values: [...values, row.id, row.leaseOwner, ...state],
  };
}

type Fenced = {
  set: ColumnValues;
  /** The states in which the write is allowed. */
  state: string[];
};

/** The columns that end a lease. */
export const released = { leaseOwner: null, leaseUntil: null } as const;
