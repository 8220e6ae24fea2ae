import type { Connection, RowDataPacket } from "mysql2/promise";
import { setTimeout as sleep } from "node:timers/promises";
import { BackupError } from "./backup-error.ts";
import { tablesOfMariadb, withMariadb } from "./mariadb-rows.ts";

/**
 * Fills a second database beside the one at `url`, and puts its tables in place of those at `url` in one statement, once `fill` has
 * ended. Both that database and the former tables are gone afterwards; when anything fails, the former tables stay as they are.
 * @param fill gets the second database's URL
 * @throws BackupError when the account may not make databases, when the product runs, or when an earlier restore was killed
 */
export async function replaceMariadb(url: string, fill: (beside: string) => Promise<void>): Promise<void> {
  await withMariadb(withName(url, "information_schema"), async (connection) => {
    const name = nameIn(url);
    const [beside, former] = [`${name}_restore`, `${name}_before`];
    const made: string[] = [];
    const given: string[] = [];
    try {
      for (const schema of [beside, former]) {
        ((await makeUnlessThere(connection, name, schema)) ? made : given).push(schema);
      }
      await fill(withName(url, beside));
      await requireUnusedMariadb(url);
      await swap(connection, { name, beside, former });
    } finally {
      for (const schema of made) await connection.query("DROP DATABASE ??", [schema]);
      await connection.query("SET foreign_key_checks = 0");
      for (const schema of given) {
        for (const table of await tablesOfMariadb(connection, schema)) {
          await connection.query("DROP TABLE ??.??", [schema, table]);
        }
      }
    }
  });
}

/**
 * Asks for two seconds: a connection that was closed a moment ago may still be listed.
 * @throws BackupError when another account or process uses the database
 */
export async function requireUnusedMariadb(url: string): Promise<void> {
  const others = "SELECT id FROM information_schema.processlist WHERE db = ? AND id <> CONNECTION_ID()";
  await withMariadb(withName(url, "information_schema"), async (connection) => {
    for (let asked = 0; asked < 20; asked += 1) {
      const [found] = await connection.query<RowDataPacket[]>(others, [nameIn(url)]);
      if (found.length === 0) return;
      await sleep(100);
    }
    throw new BackupError("The database is in use. Stop API and workers first, then restore.");
  });
}

/** @returns whether it made the database; otherwise an empty one was there */
async function makeUnlessThere(connection: Connection, name: string, schema: string): Promise<boolean> {
  const [found] = await connection.query<RowDataPacket[]>(
    "SELECT schema_name FROM information_schema.schemata WHERE schema_name = ?",
    [schema],
  );
  if (found.length === 0) {
    await makeAlike(connection, name, schema);
    return true;
  }
  if ((await tablesOfMariadb(connection, schema)).length === 0) return false;
  throw new BackupError(
    `A restore works beside the database, in ${schema}, and that is there already, with tables. An earlier restore that was killed may ` +
      `have left it. Look at it and delete it, then restore: DROP DATABASE \`${schema}\`;`,
  );
}

/** With the character set and the order of letters of the database in use. */
async function makeAlike(connection: Connection, name: string, schema: string): Promise<void> {
  const [[own]] = await connection.query<RowDataPacket[]>(
    "SELECT default_character_set_name AS letters, default_collation_name AS sorted FROM information_schema.schemata WHERE schema_name = ?",
    [name],
  );
  const alike = `CREATE DATABASE ?? CHARACTER SET ${String(own?.["letters"])} COLLATE ${String(own?.["sorted"])}`;
  await connection.query(alike, [schema]).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ER_DBACCESS_DENIED_ERROR") throw error;
    throw new BackupError(await grantWanted(connection, name), { cause: error });
  });
}

async function grantWanted(connection: Connection, name: string): Promise<string> {
  const [[found]] = await connection.query<RowDataPacket[]>("SELECT CURRENT_USER() AS account");
  const [user = "", host = ""] = String(found?.["account"]).split("@");
  // In the name of a database, GRANT takes _ for any letter.
  const names = [`${name}_restore`, `${name}_before`].map((schema) => schema.replaceAll("_", "\\_"));
  const grants = names.map((pattern) => `  GRANT ALL PRIVILEGES ON \`${pattern}\`.* TO '${user}'@'${host}';`);
  return [
    "A restore fills a second database and then puts it in place, and this account may not make one. Nothing was changed. Let it, as an " +
      "administrator of MariaDB:",
    ...grants,
  ].join("\n");
}

/** One statement, which MariaDB carries out whole or not at all. Foreign keys follow their tables. */
async function swap(
  connection: Connection,
  { name, beside, former }: { name: string; beside: string; former: string },
): Promise<void> {
  const [old, fresh] = [await tablesOfMariadb(connection, name), await tablesOfMariadb(connection, beside)];
  const moves = [
    ...old.map((table) => [name, table, former, table]),
    ...fresh.map((table) => [beside, table, name, table]),
  ];
  await connection.query(`RENAME TABLE ${moves.map(() => "??.?? TO ??.??").join(", ")}`, moves.flat());
}

function nameIn(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}
