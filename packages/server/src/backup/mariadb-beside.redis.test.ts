import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { withPath } from "@agency/testing/databases";
import { migrations } from "../compose/migrations.ts";
import { openDatabase } from "../compose/tables.ts";
import type { Database } from "../kit/db/database.ts";
import { migratedScratch, type Scratch } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/records.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = new Date("2026-11-21T20:00:00Z");
const secretKey = Buffer.alloc(32, 1);

let scratch: Scratch;
let url: string;
let name: string;
let archive: string;
/** In none of the databases, so that they are not in use. */
let administrator: Connection;

beforeEach(async () => {
  scratch = await migratedScratch();
  url = String(scratch.databaseUrl);
  name = new URL(url).pathname.slice(1);
  archive = join(scratch.folder, "agency.backup");
  await withDatabase((database) => addClient(database, { name: "Backed up" }));
  await makeBackup({ url, folder: scratch.folder, secretKey }, archive, now);
  await withDatabase((database) => addClient(database, { name: "Since then" }));
  administrator = await createConnection(withPath(url, "information_schema"));
  afterwards(() => administrator.end());
});

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, folder: scratch.folder });
  return work(database).finally(() => void database.close());
}

const restore = (as = url) =>
  restoreBackup(archive, {
    url: as,
    folder: scratch.folder,
    secretKeys: [secretKey],
    force: true,
    openDatabase,
    migrations,
    now,
  });

const clientNames = () =>
  withDatabase(async ({ source }) => {
    const clients = await source.query<{ name: string }[]>("SELECT name FROM clients");
    return clients.map((client) => client.name).toSorted();
  });

async function databases(): Promise<string[]> {
  const [rows] = await administrator.query<RowDataPacket[]>("SHOW DATABASES LIKE ?", [`${name}%`]);
  return rows.flatMap((row) => Object.values(row).map(String));
}

test("an account that may make no second database is told which GRANT it lacks, and restores once it has it", async () => {
  const [[own]] = await administrator.query<RowDataPacket[]>("SELECT CURRENT_USER() AS account");
  const user = `u_${newId().slice(-10)}`;
  const account = `'${user}'@'${String(own?.["account"]).split("@")[1]}'`;
  const pattern = name.replaceAll("_", String.raw`\_`);
  await administrator.query(`CREATE USER ${account} IDENTIFIED BY 'secret'`);
  afterwards(() => administrator.query(`DROP USER ${account}`));
  await administrator.query(`GRANT ALL PRIVILEGES ON \`${pattern}\`.* TO ${account}`);
  const limited = new URL(url);
  [limited.username, limited.password] = [user, "secret"];

  const { message } = await restore(limited.href).then(
    () => new Error("Restored"),
    (error: Error) => error,
  );
  const grants = [...message.matchAll(/GRANT .*;/g)].map(String);
  expect(grants).toEqual(
    ["restore", "before"].map((which) => `GRANT ALL PRIVILEGES ON \`${pattern}\\_${which}\`.* TO ${account};`),
  );
  expect(await clientNames()).toEqual(["Backed up", "Since then"]);

  for (const grant of grants) await administrator.query(grant);
  await restore(limited.href);
  expect(await clientNames()).toEqual(["Backed up"]);
  expect(await databases()).toEqual([name]);
});

test("a second database that somebody else filled is not touched", async () => {
  const beside = `${name}_restore`;
  await administrator.query("CREATE DATABASE ??", [beside]);
  afterwards(() => administrator.query("DROP DATABASE ??", [beside]));
  await administrator.query("CREATE TABLE ??.kept (id INT)", [beside]);
  await expect(restore()).rejects.toThrow(`DROP DATABASE \`${beside}\``);
  await administrator.query("SELECT * FROM ??.kept", [beside]);
  expect(await clientNames()).toEqual(["Backed up", "Since then"]);
});

test("empty databases that an administrator made are used and stay, empty", async () => {
  const made = [`${name}_before`, `${name}_restore`];
  for (const one of made) {
    await administrator.query("CREATE DATABASE ?? CHARACTER SET utf8mb4", [one]);
    afterwards(() => administrator.query("DROP DATABASE ??", [one]));
  }
  await restore();
  expect(await clientNames()).toEqual(["Backed up"]);
  expect(await databases()).toEqual([name, ...made]);
  const [tables] = await administrator.query<RowDataPacket[]>(
    "SELECT table_name FROM information_schema.tables WHERE table_schema IN (?)",
    [made],
  );
  expect(tables).toEqual([]);
});
