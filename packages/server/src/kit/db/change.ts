import type { Pool, PoolConnection, ResultSetHeader, RowDataPacket } from "mysql2";
import { setTimeout as sleep } from "node:timers/promises";
import { type DataSource, type EntityManager, type EntitySchema, type ObjectLiteral, QueryFailedError } from "typeorm";
import type { Select } from "./select.ts";

/** A value of a `?`. */
export type Value = string | number | Date | null;

/** Runs a statement of our own that writes. MariaDB prepares it once per connection. @returns how many rows it changed */
export type Change = (sql: string, values?: Value[]) => Promise<number>;

/** Runs `work` in a transaction. */
export type Write = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;

/** The statements of our own in a transaction. */
export type Statements = { change: Change; select: Select };

export type Changes = {
  /** By itself. */
  one: Change;
  /** In a transaction. */
  together: <T>(work: (statements: Statements) => Promise<T>) => Promise<T>;
};

/** @throws QueryFailedError, as TypeORM does. Its own way there takes several times as long as the statement. */
export function mariadbChanges(source: DataSource): Changes {
  const { pool } = source.driver as unknown as { pool: Pool };
  const run = <R extends ResultSetHeader | RowDataPacket[]>(
    target: Pool | PoolConnection,
    sql: string,
    values: Value[],
  ) => {
    source.logger.logQuery(sql, values);
    return new Promise<R>((resolve, reject) => {
      target.execute<R>(sql, values, (error, result) => {
        if (error) reject(new QueryFailedError(sql, values, error));
        else resolve(result);
      });
    });
  };
  const on =
    (target: Pool | PoolConnection): Change =>
    async (sql, values = []) =>
      (await run<ResultSetHeader>(target, sql, values)).affectedRows;
  return {
    one: on(pool),
    together: async (work) => {
      const connection = await answered<PoolConnection>((done) => pool.getConnection(done));
      try {
        await answered((done) => connection.beginTransaction(done));
        const select: Select = (sql, values = []) => run<RowDataPacket[]>(connection, sql, values);
        const result = await work({ change: on(connection), select });
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
  const together: Changes["together"] = (work) => write((manager) => work(transactionStatements(manager)));
  return { one: (sql, values) => together(({ change }) => change(sql, values)), together };
}

/** Statements of our own in one of TypeORM's transactions. */
export function transactionStatements(transaction: EntityManager): Statements {
  return {
    change: async (sql, values) => {
      const { affected } = (await transaction.queryRunner?.query(sql, values, true)) ?? {};
      return affected ?? 0;
    },
    select: (sql, values) => transaction.query(sql, values),
  };
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
  const parts = changedColumns(source, entity, set);
  return {
    sql: parts.map(({ name, sql }) => `\`${name}\` = ${sql}`).join(", "),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The columns and VALUES of an INSERT of rows with the same columns. */
export function insertion<T extends ObjectLiteral>(
  source: DataSource,
  entity: EntitySchema<T>,
  ...rows: [ColumnValues, ...ColumnValues[]]
): { sql: string; values: Value[] } {
  const parts = rows.map((row) => changedColumns(source, entity, row));
  const names = changedColumns(source, entity, rows[0]).map(({ name }) => `\`${name}\``);
  const tuples = parts.map((row) => `(${row.map(({ sql }) => sql).join(", ")})`);
  return {
    sql: `(${names.join(", ")}) VALUES ${tuples.join(", ")}`,
    values: parts.flat().flatMap(({ values }) => values),
  };
}

function changedColumns<T extends ObjectLiteral>(source: DataSource, entity: EntitySchema<T>, set: ColumnValues) {
  const { columns } = source.getMetadata(entity);
  return columns.flatMap((column) => {
    const value = set[column.propertyName];
    if (value === undefined) return [];
    const name = column.databaseName;
    if (typeof value === "function") return [{ name, sql: String(value()), values: [] }];
    return [{ name, sql: "?", values: [source.driver.preparePersistentValue(value, column) as Value] }];
  });
}

/** Whether a statement failed on the unique index of `column`. MariaDB's error names the index, SQLite's the column. */
export function isConflict(error: unknown, column: string): boolean {
  if (!(error instanceof Error) || !("driverError" in error)) return false;
  const { code, message } = error.driverError as { code?: string; message: string };
  const duplicate = code === "ER_DUP_ENTRY" || code === "SQLITE_CONSTRAINT_UNIQUE";
  return duplicate && message.toLowerCase().includes(column.toLowerCase());
}

/** Whether a statement failed because its row is there already, by whichever key. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error) || !("driverError" in error)) return false;
  const { code = "" } = error.driverError as { code?: string };
  return ["ER_DUP_ENTRY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"].includes(code);
}

/** How often a transaction is tried when InnoDB rolls it back to end a deadlock. */
const tries = 10;

/** Retries a transaction after a deadlock, as InnoDB advises. Each pause is longer, so that the others can finish. */
export async function retryDeadlocks<T>(run: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tried === tries || !isDeadlock(error)) throw error;
    await sleep(2 ** tried);
    return retryDeadlocks(run, tried + 1);
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ER_LOCK_DEADLOCK";
}
