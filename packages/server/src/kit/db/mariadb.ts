import mysql2 from "mysql2";
import { DataSource, type EntitySchema } from "typeorm";
import { migrations } from "./migrations.ts";

export function mariadb(url: string, entities: EntitySchema[]): DataSource {
  return new DataSource({
    type: "mariadb",
    url: url.replace(/^mariadb:/, "mysql:"),
    charset: "utf8mb4_unicode_ci",
    timezone: "Z",
    connectTimeout: 10_000,
    driver: { ...mysql2, createPool: readingCommitted },
    entities,
    migrations,
  });
}

/** SQL for the time on its clock, plus `plusSeconds`. */
export function mariadbNow(plusSeconds = 0): string {
  return `DATE_ADD(UTC_TIMESTAMP(3), INTERVAL ${plusSeconds} SECOND)`;
}

/** How many statements a connection keeps prepared. A server allows 16,382 of all its connections. */
const preparedStatements = 200;

/**
 * Makes every connection read committed data. Under the default, REPEATABLE READ, a transaction that waited for another's row
 * cannot see it: of two clicks at once, the second would not find the dispatch that the first created.
 */
function readingCommitted(options: mysql2.PoolOptions): mysql2.Pool {
  const pool = mysql2.createPool({ ...options, maxPreparedStatements: preparedStatements });
  // Sent before whatever the new connection was opened for.
  pool.on("connection", (connection) => {
    connection.query("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED", (error) => {
      if (error) connection.destroy();
    });
  });
  return pool;
}
