import { createConnection } from "mysql2/promise";
import { randomBytes } from "node:crypto";

/**
 * Makes an empty MariaDB database of a test's own.
 * @param server the address of a server on which databases may be made: TEST_DATABASE_URL
 */
export async function makeMariadbDatabase(
  server = process.env["TEST_DATABASE_URL"],
): Promise<{ url: string; drop: () => Promise<void> }> {
  if (!server) throw new Error("TEST_DATABASE_URL is missing: `npm test` gives it");
  const name = `agency_test_${randomBytes(6).toString("hex")}`;
  await runSql(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return { url: withPath(server, name), drop: () => runSql(server, `DROP DATABASE IF EXISTS ${name}`) };
}

async function runSql(server: string, sql: string): Promise<void> {
  const connection = await createConnection(withPath(server.replace(/^mariadb:/, "mysql:"), ""));
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/** A server's address, with another path. */
export function withPath(url: string, path: string): string {
  const changed = new URL(url);
  changed.pathname = `/${path}`;
  return changed.href;
}
