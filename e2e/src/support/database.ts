import { createConnection } from "mysql2/promise";
import { randomBytes } from "node:crypto";

/** An empty MariaDB database on the test's server (TEST_DATABASE_URL). */
export async function makeDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) throw new Error("TEST_DATABASE_URL is missing: `npm test` gives it");
  const name = `agency_e2e_${randomBytes(6).toString("hex")}`;
  await execute(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return { url: withPath(server, name), drop: () => execute(server, `DROP DATABASE ${name}`) };
}

async function execute(server: string, sql: string): Promise<void> {
  const connection = await createConnection(withPath(server.replace(/^mariadb:/, "mysql:"), ""));
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

function withPath(url: string, path: string): string {
  const changed = new URL(url);
  changed.pathname = `/${path}`;
  return changed.href;
}
