import type { Pool } from "mysql2";
import { type DataSource, type EntitySchema, type ObjectLiteral, QueryFailedError } from "typeorm";

export type Row = Record<string, unknown>;

/** Runs a SELECT. The values of its `?` are texts, whole numbers or null. */
export type Select = (sql: string, parameters?: (string | number | null)[]) => Promise<Row[]>;

/** Reads an entity's rows from a SELECT of `columns`. */
type RowReader<T> = { columns: string; read: (row: Row) => T };

/** A `?` for each value of an IN list; NULL, which nothing equals, without any. */
export const placeholders = (values: readonly unknown[]) => values.map(() => "?").join(", ") || "NULL";

/** SQL: a value in a column of JSON, by its path such as `figures.totalLeads`. */
export const jsonReader = (kind: "sqlite" | "mariadb") => (column: string, path: string) =>
  `${kind === "mariadb" ? "JSON_VALUE" : "json_extract"}(${column}, '$.${path}')`;

/** @throws QueryFailedError */
export function preparedSelect(source: DataSource): Select {
  const { driver } = source;
  if (!("pool" in driver)) return (sql, parameters) => source.query(sql, parameters);
  const pool = driver.pool as Pool;
  return (sql, parameters = []) => {
    source.logger.logQuery(sql, parameters);
    return new Promise((resolve, reject) => {
      pool.execute(sql, parameters, (error, rows) => {
        if (error) reject(new QueryFailedError(sql, parameters, error));
        else resolve(rows as Row[]);
      });
    });
  };
}

/**
 * The columns of an entity, all or `only` some, under an alias of its table, and what reads them as TypeORM would. Its query builder takes longer
 * than the query itself.
 */
export function rowReader<T extends ObjectLiteral>(
  source: DataSource,
  entity: EntitySchema<T>,
  alias: string,
): RowReader<T>;
export function rowReader<T extends ObjectLiteral, K extends keyof T>(
  source: DataSource,
  entity: EntitySchema<T>,
  alias: string,
  only: K[],
): RowReader<Pick<T, K>>;
export function rowReader(
  source: DataSource,
  entity: EntitySchema,
  alias: string,
  only?: PropertyKey[],
): RowReader<ObjectLiteral> {
  const wanted = new Set(only);
  const columns = source
    .getMetadata(entity)
    .columns.filter(({ isSelect, propertyName }) => (only ? wanted.has(propertyName) : isSelect));
  const fields = columns.map((column) => {
    const name = `${alias}_${column.databaseName}`;
    const plain = column.transformer === undefined && (column.type === "varchar" || column.type === "text");
    return { name, property: column.propertyName, column, plain };
  });
  return {
    columns: fields.map(({ name, column }) => `${alias}.\`${column.databaseName}\` AS \`${name}\``).join(", "),
    read: (row) => {
      const read: ObjectLiteral = {};
      for (const { name, property, column, plain } of fields) {
        read[property] = plain ? row[name] : source.driver.prepareHydratedValue(row[name], column);
      }
      return read;
    },
  };
}

/** A LIKE pattern, with `!` as escape character, that matches texts containing `text` literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[%_!]/g, "!$&")}%`;
}

/** The number of rows in a list of which one page was read. Counts only when the page does not show it. */
export async function countAround(
  found: number,
  { limit, offset }: { limit: number; offset: number },
  count: () => Promise<number>,
): Promise<number> {
  const isLastPage = found < limit && (found > 0 || offset === 0);
  return isLastPage ? offset + found : count();
}

/** A moment as both databases store it, for the parameters of a plain SELECT. */
export function sqlMoment(moment: Date): string {
  return moment.toISOString().slice(0, 23).replace("T", " ");
}
