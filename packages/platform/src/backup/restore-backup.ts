import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { openDatabase } from "../db/database.ts";
import { isBeforeFirstRelease } from "../db/former-data.ts";
import { knownMigrations } from "../db/schema.ts";
import { readJournal, sendJournal } from "../mail/journal.ts";
import { BackupError } from "./backup-error.ts";
import { type Held, holdSchedules } from "./hold-schedules.ts";
import { journalCovers } from "./journal-since.ts";
import { type Manifest, readManifest, rowsThatDiffer } from "./manifest.ts";
import { countDump, countMariadb, dumpFile, emptyMariadb, loadMariadb } from "./mariadb-dump.ts";
import { type Settled, settleByJournal } from "./settle-by-journal.ts";
import { countSqlite, replaceSqlite, sqliteFile } from "./sqlite-copy.ts";

type Options = {
  url?: string | undefined;
  /** DATA_DIR. */
  folder: string;
  /** Replaces existing data. */
  force: boolean;
  now: Date;
};

export type Restored = {
  manifest: Manifest;
  /** Migrations applied after the restore, because the backup lacked them. */
  migrated: string[];
  /** Whether DATA_DIR had the journal of what was sent since the backup. */
  covered: boolean;
  /** The schedules that were made to go on with the next period. */
  held: Held[];
} & Settled;

/** Tables whose rows do not make a database count as used. */
const ofNoWeight = new Set(["migrations", "workers"]);

/**
 * Restores a backup and checks the row count of every table. The product must not be running.
 * @throws BackupError when the database is not empty and `force` is not set, when the product runs, when the backup is of
 * another kind of database or a newer version, or when rows are missing afterwards
 */
export async function restoreBackup(archive: string, { url, folder, force, now }: Options): Promise<Restored> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unpacked = await mkdtemp(join(folder, ".restore-"));
  try {
    await extract({ file: archive, cwd: unpacked, strict: true }).catch((error: unknown) => {
      throw new BackupError(
        `${archive} could not be unpacked. Check that it is a complete backup, or restore another one.`,
        { cause: error },
      );
    });
    const manifest = await readManifest(unpacked);
    requireFitting(manifest, url ? "mariadb" : "sqlite");
    if (!force) requireEmpty(url ? await countMariadb(url) : await countSqlite(join(folder, sqliteFile)));
    await (url ? load(url, unpacked, manifest) : replace(folder, unpacked, manifest));
    const backedUpAt = new Date(manifest.createdAt);
    const covered = await journalCovers(folder, backedUpAt, now);
    await bringFilesBack(join(unpacked, "files"), folder);
    const database = await openDatabase({ url, folder });
    try {
      const migrated = await database.migrate();
      const lines = await readJournal(folder);
      const settled = await settleByJournal(database, lines, backedUpAt);
      const held = !covered || settled.unknown > 0 ? await holdSchedules(database, now) : [];
      return { manifest, migrated, covered, ...settled, held };
    } finally {
      await database.close();
    }
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

function requireFitting({ kind, migrations }: Manifest, wanted: Manifest["kind"]): void {
  if (kind !== wanted) {
    const names = { sqlite: "the SQLite file of a DATA_DIR", mariadb: "MariaDB" };
    throw new BackupError(`The backup is of ${names[kind]} and cannot be restored into ${names[wanted]}.`);
  }
  if (migrations.some(isBeforeFirstRelease)) {
    throw new BackupError(
      "The backup was made by a version before 0.3.0, whose data this version cannot read. Restore it with the version that made it.",
    );
  }
  if (migrations.some((name) => !knownMigrations.includes(name))) {
    throw new BackupError("The backup was made by a newer version. Install that one, then restore.");
  }
}

function requireEmpty(rows: Manifest["rows"] | null): void {
  const full = Object.entries(rows ?? {}).filter(([table, count]) => count > 0 && !ofNoWeight.has(table));
  if (full.length === 0) return;
  const told = full.map(([table, count]) => `${table} ${count}`).join(", ");
  throw new BackupError(`The database is not empty (${told}). To replace it and lose its data, add --force.`);
}

function requireSame({ rows: kept }: Manifest, found: Manifest["rows"]): void {
  const difference = rowsThatDiffer(kept, found);
  if (difference) throw new BackupError(`The backup is not whole: ${difference}.`);
}

/** Checks the backup before it changes the database. */
async function load(url: string, unpacked: string, manifest: Manifest): Promise<void> {
  const dump = join(unpacked, dumpFile);
  requireSame(manifest, await countDump(dump));
  await emptyMariadb(url);
  await loadMariadb(url, dump, unpacked);
  requireSame(manifest, await countMariadb(url));
}

async function replace(folder: string, unpacked: string, manifest: Manifest): Promise<void> {
  const copy = join(unpacked, sqliteFile);
  requireSame(manifest, (await countSqlite(copy)) ?? {});
  await replaceSqlite(folder, copy);
}

/** Keeps existing files. The journal gains its missing lines only, because it may list mails that the backup does not. */
async function bringFilesBack(files: string, folder: string): Promise<void> {
  const names: string[] = await readdir(files).catch(() => []);
  if (names.includes("mail")) {
    await cp(join(files, "mail"), join(folder, "mail"), { recursive: true, force: false });
  }
  if (!names.includes("journal")) return;
  const journal = sendJournal(folder);
  const known = new Set((await readJournal(folder)).map(({ id }) => id));
  for (const { id, sentAt } of await readJournal(files)) if (!known.has(id)) await journal.append(id, sentAt);
}
