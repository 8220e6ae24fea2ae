import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { migrations } from "../compose/migrations.ts";
import { openDatabase } from "../compose/tables.ts";
import type { Database } from "../kit/db/database.ts";
import { migratedScratch } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/records.ts";
import { changeArchive, inFile } from "./archives.fixture.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = new Date("2026-11-21T20:00:00Z");
const [own, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

type Place = { url?: string | undefined; folder: string };

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  return work(database).finally(() => void database.close());
}

/** A migrated database. This file runs with MariaDB. */
async function makePlace(kind: "SQLite" | "MariaDB"): Promise<Place> {
  if (kind === "MariaDB") {
    const { databaseUrl: url, folder } = await migratedScratch();
    return { url, folder };
  }
  const folder = await testFolder();
  await withDatabase({ folder }, (database) => database.migrate());
  return { folder };
}

const kinds = ["SQLite", "MariaDB"] as const;

/** Everything that a database is made of, but for its rows. */
function readSchema(place: Place): Promise<unknown> {
  return withDatabase(place, async ({ source, kind }) => {
    if (kind === "sqlite") return source.query("SELECT type, name, sql FROM sqlite_master ORDER BY type, name");
    const parts: unknown[] = [await source.query("SHOW TRIGGERS")];
    const tables = await source.query<object[]>("SHOW FULL TABLES");
    for (const [name, type] of tables.map((row) => Object.values(row).map(String))) {
      const [made] = await source.query<object[]>(`SHOW CREATE TABLE \`${name}\``);
      parts.push([type, made]);
    }
    return parts;
  });
}

const hostile = [
  // The same rows in a table without any rule.
  "CREATE TABLE loose AS SELECT * FROM staff",
  "DROP TABLE staff",
  "ALTER TABLE loose RENAME TO staff",
  "CREATE TRIGGER later AFTER INSERT ON clients BEGIN DELETE FROM staff; END",
  "CREATE VIEW everybody AS SELECT * FROM staff",
  "CREATE UNIQUE INDEX one_client ON clients (status)",
  "CREATE VIRTUAL TABLE letters USING fts5(text)",
  "CREATE TABLE blocks (clientId REFERENCES clients (id) ON DELETE RESTRICT)",
  "INSERT INTO blocks SELECT id FROM clients",
  `CREATE TABLE "x"" UNION SELECT passwordHash FROM staff; --" (a)`,
  'CREATE TABLE "x`; DROP TABLE staff; --" (a)',
  `ALTER TABLE clients ADD COLUMN "x"", (SELECT 1), ""y" DEFAULT 1`,
  'ALTER TABLE clients ADD COLUMN "`, (SELECT 1), `" DEFAULT 1',
];

test.each(kinds.flatMap((from) => kinds.map((to) => ({ from, to }))))(
  "of an archive of $from, rows and nothing else arrive on $to, whatever is in it and however it is named",
  async ({ from, to }) => {
    const [source, target] = [await makePlace(from), await makePlace(to)];
    await withDatabase(source, async ({ source: database, ...rest }) => {
      await addClient({ source: database, ...rest }, { name: "Sample Bakery" });
      await database.query(
        "INSERT INTO staff (id, username, role, ownClientsOnly, passwordHash, createdAt, passwordChangedAt) VALUES ('s', 'aina', 'owner', 0, 'x', '2026-11-01 00:00:00.000', '2026-11-01 00:00:00.000')",
      );
    });
    const archive = join(source.folder, "agency.backup");
    await makeBackup({ ...source, secretKey: own }, archive, now);
    const before = await readSchema(target);
    const changed = await changeArchive(archive, { opens: own, seals: other }, (folder) => inFile(folder, ...hostile));

    const options = { ...target, secretKeys: [own], foreign: true, force: true, openDatabase, migrations, now };
    const { leftOut } = await restoreBackup(changed, options);
    expect(leftOut).toHaveLength(5);
    expect(leftOut).toContain("blocks (rows: 0)");
    expect(await readSchema(target)).toEqual(before);
    await withDatabase(target, async ({ source: database }) => {
      expect(await database.query("SELECT name FROM clients")).toEqual([{ name: "Sample Bakery" }]);
      expect(await database.query("SELECT username FROM staff")).toEqual([{ username: "aina" }]);
      await database.query("DELETE FROM clients");
    });
  },
);
