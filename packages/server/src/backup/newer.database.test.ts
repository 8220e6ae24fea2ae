import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { migrations } from "../compose/migrations.ts";
import { openDatabase } from "../compose/tables.ts";
import type { Database } from "../kit/db/database.ts";
import { makeScratch, migratedScratch, type Scratch } from "../testing/migrated-scratch.ts";
import { migrateToNewer, newerMigration } from "../testing/newer-version.ts";
import { addClient } from "../testing/records.ts";
import { changeArchive, inFile } from "./archives.fixture.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { unpack } from "./seal.ts";

const now = new Date("2026-11-21T20:00:00Z");
const secretKey = Buffer.alloc(32, 1);
/** More than JavaScript's numbers hold. */
const visits = "9007199254740993";

let from: Scratch;
let archive: string;

const place = ({ databaseUrl, folder }: Scratch) => ({ url: databaseUrl, folder, secretKey, secretKeys: [secretKey] });

async function withDatabase<T>(scratch: Scratch, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place(scratch));
  return work(database).finally(() => void database.close());
}

/** This version on data of a newer one, as after an undo: both have written. */
beforeEach(async () => {
  from = await migratedScratch();
  archive = join(from.folder, "agency.backup");
  await withDatabase(from, async (database) => {
    await addClient(database, { name: "Before" });
    await migrateToNewer(database);
    await database.source.query(`UPDATE clients SET theme = 'dark', visits = ${visits}`);
    await database.source.query("INSERT INTO themes (id, clientId) SELECT 't', id FROM clients");
    await addClient(database, { name: "After" });
  });
  await makeBackup(place(from), archive, now);
});

test("a backup of a newer version's database holds all of it, for that version to restore", async () => {
  const folder = join(await testFolder(), "content");
  await mkdir(folder);
  await unpack(archive, folder, { secretKeys: [secretKey], backupKey: undefined, foreign: false });
  expect(await inFile(folder, "SELECT name, theme, CAST(visits AS text) AS visits FROM clients ORDER BY name")).toEqual(
    [
      { name: "After", theme: "plain", visits: null },
      { name: "Before", theme: "dark", visits },
    ],
  );
  expect(await inFile(folder, "SELECT id FROM themes")).toEqual([{ id: "t" }]);
  expect(await inFile(folder, `SELECT name FROM migrations WHERE name = '${newerMigration}'`)).toHaveLength(1);
});

test.each(["in its place", "elsewhere"])(
  "it is restored %s, with every row that fits, and what does not is named",
  async (where) => {
    const to = where === "elsewhere" ? await makeScratch() : from;
    const restored = await restoreBackup(archive, { ...place(to), force: true, openDatabase, migrations, now });
    expect(restored).toMatchObject({
      newer: true,
      migrated: [],
      leftOut: ["clients.theme", "clients.visits", "themes (rows: 1)"],
    });
    await withDatabase(to, async (database) => {
      const names = await database.source.query("SELECT name FROM clients ORDER BY name");
      expect(names).toEqual([{ name: "After" }, { name: "Before" }]);
      // The newer version migrates again.
      await migrateToNewer(database);
    });
  },
);

test("rows of a newer version that this one's tables refuse are left to that version", async () => {
  const nameless = [
    "CREATE TABLE nameless AS SELECT * FROM clients",
    "UPDATE nameless SET name = NULL",
    "DROP TABLE clients",
    "ALTER TABLE nameless RENAME TO clients",
  ];
  const keys = { opens: secretKey, seals: secretKey };
  const changed = await changeArchive(archive, keys, (folder) => inFile(folder, ...nameless));
  const restored = restoreBackup(changed, {
    ...place(await makeScratch()),
    force: false,
    openDatabase,
    migrations,
    now,
  });
  await expect(restored).rejects.toThrow(/clients\.name.*newer version: install that one, then restore/);
});
