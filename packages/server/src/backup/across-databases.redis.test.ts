import { join } from "node:path";
import type { EntityMetadata } from "typeorm";
import { expect, test } from "vitest";
import { snapshotToJson } from "@agency/model/report/snapshot";
import { testFolder } from "@agency/testing/afterwards";
import { migrations } from "../compose/migrations.ts";
import { openDatabase } from "../compose/tables.ts";
import type { Database } from "../kit/db/database.ts";
import { migratedScratch } from "../testing/migrated-scratch.ts";
import { addClient, octoberSnapshot, sendOctober } from "../testing/records.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = new Date("2026-11-21T20:00:00Z");
const secretKey = Buffer.alloc(32, 1);

/** Difficult for a database or a copy: signs of SQL, line ends, a NUL, other scripts, letters beside the first 65,536. */
const difficult = 'O\'Contoh \\ "Kedai"\nbaris; -- dua\r\n\u0000 咖啡 ☕ 🥐 தமிழ் \\n %s ?';

const snapshot = JSON.stringify(snapshotToJson(octoberSnapshot({ id: "x", name: difficult, language: "ms" })));

type Place = { url?: string | undefined; folder: string };

async function withDatabase<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  return work(database).finally(() => void database.close());
}

/** Every row of every table as the product reads it, in the order of its JSON. */
function everyRow(place: Place): Promise<Record<string, unknown[]>> {
  return withDatabase(place, async ({ source, manager }) => {
    const rows: Record<string, unknown[]> = {};
    for (const { target, tableName } of source.entityMetadatas) {
      const found = await manager.find(target);
      rows[tableName] = found.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    }
    return rows;
  });
}

/** Fills every column of every table; of the third row, only the required columns. */
async function fillEvery({ source }: Database): Promise<void> {
  await source.query("PRAGMA foreign_keys = OFF");
  for (const metadata of source.entityMetadatas) {
    for (const number of [0, 1, 2]) {
      const values = Object.entries(makeRow(metadata, number));
      const names = values.map(([name]) => `"${name}"`).join(", ");
      const marks = values.map(() => "?").join(", ");
      const row = values.map(([, value]) => value);
      await source.query(`INSERT INTO ${metadata.tableName} (${names}) VALUES (${marks})`, row);
    }
  }
  expect(await source.query("PRAGMA foreign_key_check")).toEqual([]);
}

function makeRow({ columns, foreignKeys, tableName }: EntityMetadata, number: number): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const column of columns) {
    const { databaseName: name, isNullable, isPrimary, length, transformer } = column;
    const reference = foreignKeys.find((key) => key.columns.includes(column));
    const noText = transformer !== undefined && !length;
    if (isNullable && (number === 2 || noText)) row[name] = null;
    else if (reference) row[name] = `${reference.referencedEntityMetadata.tableName}-${number}`;
    else if (name === "snapshot") row[name] = snapshot;
    else if (isPrimary && column.type !== Number) row[name] = `${tableName}-${number}`;
    else if (name === "language") row[name] = ["en", "ms", "en"][number];
    else if (column.type === Number) row[name] = number * 2_000_000_000 - 1_999_999_999;
    else if (column.type === Boolean) row[name] = number % 2;
    else if (column.type === "datetime") row[name] = `2026-0${number + 1}-28 23:59:59.00${number}`;
    else if (column.type === "simple-json")
      row[name] = JSON.stringify({ difficult, half: 0.5, none: null, yes: [true] });
    else
      row[name] = Array.from(`${number} ${difficult}`)
        .slice(0, Number(length) || 10_000)
        .join("");
  }
  return row;
}

/** What a restore ends. */
const access = [
  "sessions",
  "browser_links",
  "pending_consents",
  "subscription_mails",
  "team_links",
  "tokens",
  "token_clients",
  "proposals",
];

test("every row of every table arrives the same on MariaDB, and back on SQLite, but for nobody's access", async () => {
  const begun = { folder: await testFolder() };
  await withDatabase(begun, async (database) => {
    await database.migrate();
    await sendOctober(database, await addClient(database, { name: difficult.replace("\u0000", "") }));
    await fillEvery(database);
  });
  const rows = await everyRow(begun);
  expect(Object.entries(rows).filter(([, found]) => found.length < 3)).toEqual([]);

  const { databaseUrl: url, folder } = await migratedScratch();
  const first = join(begun.folder, "first.backup");
  const options = { secretKeys: [secretKey], force: false, openDatabase, migrations, now };
  const { manifest } = await makeBackup({ ...begun, secretKey }, first, now);
  await restoreBackup(first, { ...options, url, folder });
  const arrived = { ...rows, ...Object.fromEntries(access.map((table) => [table, []])) };
  expect(await everyRow({ url, folder })).toEqual(arrived);

  const second = join(folder, "second.backup");
  const counts = { ...manifest.rows, ...Object.fromEntries(access.map((table) => [table, 0])) };
  expect((await makeBackup({ url, folder, secretKey }, second, now)).manifest.rows).toEqual(counts);
  const back = { folder: await testFolder() };
  await restoreBackup(second, { ...options, ...back });
  expect(await everyRow(back)).toEqual(arrived);
});

test("a row that MariaDB cannot hold stops the restore, which leaves what was there", async () => {
  const begun = { folder: await testFolder() };
  await withDatabase(begun, async (database) => {
    await database.migrate();
    await addClient(database, { name: "x".repeat(5000) });
  });
  const archive = join(begun.folder, "agency.backup");
  await makeBackup({ ...begun, secretKey }, archive, now);
  const { databaseUrl: url, folder } = await migratedScratch();
  await withDatabase({ url, folder }, (database) => addClient(database));
  const before = await everyRow({ url, folder });
  const restored = restoreBackup(archive, {
    url,
    folder,
    secretKeys: [secretKey],
    force: true,
    openDatabase,
    migrations,
    now,
  });
  await expect(restored).rejects.toThrow(/^MariaDB refuses rows of clients: .*name/);
  expect(await everyRow({ url, folder })).toEqual(before);
});
