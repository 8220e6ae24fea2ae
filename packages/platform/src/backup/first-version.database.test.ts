import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { extract } from "tar";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { type Database, openDatabase } from "../db/database.ts";
import { dispatchEntity, revisionEntity } from "../db/entities/reports.ts";
import { makeScratch, type Scratch } from "../testing/scratch.ts";
import { readManifest } from "./manifest.ts";
import { dumpFile, loadMariadb } from "./mariadb-dump.ts";
import { restoreBackup } from "./restore-backup.ts";

// Made by the command `backup` of the first version on its own sample data, one report of it sent, with two enquiries and a subscriber.
const archiveOf = (kind: string) => fileURLToPath(new URL(`fixtures/first-version-${kind}.tar.gz`, import.meta.url));

type Row = Record<string, unknown>;

async function withDatabase<T>(
  place: { url?: string | undefined; folder: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const place = ({ databaseUrl, folder }: Scratch) => ({ url: databaseUrl, folder });

/** The archive's own database, as it was written: no migration has touched it. */
async function openAsItWas(archive: string): Promise<{ url?: string | undefined; folder: string; unpacked: string }> {
  const unpacked = await testFolder();
  await extract({ file: archive, cwd: unpacked });
  const { databaseUrl, folder } = await makeScratch();
  if (databaseUrl === undefined) return { folder: unpacked, unpacked };
  await loadMariadb(databaseUrl, join(unpacked, dumpFile), folder);
  return { url: databaseUrl, folder, unpacked };
}

/** The rows of a table as JSON, with the columns of the first version alone, which `columns` gives. */
function rowsOf({ source }: Database, table: string, columns: readonly string[] | null): Promise<string[]> {
  const quote = source.driver.escape.bind(source.driver);
  const names = columns === null ? "*" : columns.map(quote).join(", ");
  return source
    .query<Row[]>(`SELECT ${names} FROM ${quote(table)}`)
    .then((found) => found.map((row) => JSON.stringify(row)).toSorted());
}

test("a backup of the first version restores with every row as it was, and a sent report is approved as it was mailed", async () => {
  const kind = process.env["TEST_DATABASE"] === "mariadb" ? "mariadb" : "sqlite";
  const old = await openAsItWas(archiveOf(kind));
  const { rows: counts } = await readManifest(old.unpacked);
  const to = await makeScratch();

  const { migrated, manifest } = await restoreBackup(archiveOf(kind), { ...place(to), force: false, now: new Date() });
  expect(manifest.rows).toMatchObject({ reports: 136, dispatches: 1, enquiries: 2, subscribers: 1, letters: 3 });
  expect(migrated.length).toBeGreaterThan(10);

  const tables = Object.keys(counts).filter((table) => table !== "migrations");
  for (const table of tables) {
    const before = await withDatabase(old, (database) => rowsOf(database, table, null));
    const columns = before[0] === undefined ? [] : Object.keys(JSON.parse(before[0]) as Row);
    expect(before, table).toHaveLength(counts[table] ?? 0);
    if (columns.length === 0) continue;
    expect(await withDatabase(place(to), (database) => rowsOf(database, table, columns)), table).toEqual(before);
  }

  await withDatabase(place(to), async (database) => {
    const [dispatch] = await database.manager.find(dispatchEntity);
    expect(dispatch).toMatchObject({ state: "sent", recipient: "pemilik@kedai-contoh.example" });
    const { reportId = "", snapshot } = dispatch ?? {};
    const revisions = await database.manager.findBy(revisionEntity, { reportId });
    expect(revisions).toEqual([expect.objectContaining({ number: 1, snapshot })]);
  });
});
