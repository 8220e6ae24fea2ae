import type { Pool, PoolConnection, ResultSetHeader } from "mysql2";
import { type DataSource, type EntityManager, type EntitySchema, type ObjectLiteral, QueryFailedError } from "typeorm";

/** A value of a `?`. */
export type Value = string | number | Date | null;

/** Runs a statement of our own that writes. MariaDB prepares it once per connection. @returns how many rows it changed */
export type Change = (sql: string, values?: Value[]) => Promise<number>;

/** Runs `work` in a transaction. */
export type Write = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;

export type Changes = {
  /** By itself. */
  one: Change;
  /** In a transaction. */
  together: <T>(work: (change: Change) => Promise<T>) => Promise<T>;
};

/** @throws QueryFailedError, as TypeORM does. Its own way there takes several times as long as the statement. */
export function mariadbChanges(source: DataSource): Changes {
  const { pool } = source.driver as unknown as { pool: Pool };
  const on =
    (target: Pool | PoolConnection): Change =>
    (sql, values = []) => {
      source.logger.logQuery(sql, values);
      return new Promise((resolve, reject) => {
        target.execute<ResultSetHeader>(sql, values, (error, result) => {
          if (error) reject(new QueryFailedError(sql, values, error));
          else resolve(result.affectedRows);
        });
      });
    };
  return {
    one: on(pool),
    together: async (work) => {
      const connection = await answered<PoolConnection>((done) => pool.getConnection(done));
      try {
        await answered((done) => connection.beginTransaction(done));
        const result = await work(on(connection));
        await answered((done) => connection.commit(done));
        connection.release();
        return result;
      } catch (error) {
        await answered((done) => connection.rollback(done)).then(
          () => connection.release(),
          // The server ends the transaction with the connection.
          () => connection.destroy(),
        );
        throw error;
      }
    },
  };
}

/** Changes within TypeORM's transactions. */
export function sqliteChanges(write: Write): Changes {
  const together: Changes["together"] = (work) =>
    write((manager) =>
      work(async (sql, values) => {
        const { affected } = (await manager.queryRunner?.query(sql, values, true)) ?? {};
        return affected ?? 0;
      }),
    );
  return { one: (sql, values) => together((change) => change(sql, values)), together };
}

function answered<T = unknown>(ask: (done: (error: Error | null, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    ask((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}

/** Columns with their new values. A function gives SQL. */
export type ColumnValues = Record<string, unknown>;

/** The SET of an UPDATE, with values as TypeORM stores them. */
export function assignments<T extends ObjectLiteral>(
  source: DataSource,
  entity: EntitySchema<T>,
  set: ColumnValues,
): { sql: string; values: Value[] } {
  const parts = columnsOf(source, entity, set);
  return {
    sql: parts.map(({ name, sql }) => `\`${name}\` = ${sql}`).join(", "),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The columns and VALUES of an INSERT of one row. */
export function insertion<T extends ObjectLiteral>(
  source: DataSource,
  entity: EntitySchema<T>,
  row: ColumnValues,
): { sql: string; values: Value[] } {
  const parts = columnsOf(source, entity, row);
  return {
    sql: `(${parts.map(({ name }) => `\`${name}\``).join(", ")}) VALUES (${parts.map(({ sql }) => sql).join(", ")})`,
    values: parts.flatMap(({ values }) => values),
  };
}

function columnsOf<T extends ObjectLiteral>(source: DataSource, entity: EntitySchema<T>, set: ColumnValues) {
  const { columns } = source.getMetadata(entity);
  return columns.flatMap((column) => {
    const value = set[column.propertyName];
    if (value === undefined) return [];
    const name = column.databaseName;
    if (typeof value === "function") return [{ name, sql: String(value()), values: [] }];
    return [{ name, sql: "?", values: [source.driver.preparePersistentValue(value, column) as Value] }];
  });
}
