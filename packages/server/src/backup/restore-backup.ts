import { mkdir, mkdtemp, readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { OpenDatabase } from "../kit/db/database.ts";
import { type JournalLine, readJournal } from "../kit/mail/journal.ts";
import { BackupError } from "./backup-error.ts";
import { bringJournalBack, bringMailsBack, type Undo } from "./bring-files-back.ts";
import { type Held, holdSchedules } from "./hold-schedules.ts";
import { journalCovers, noteJournalBegins } from "./journal-since.ts";
import { type Manifest, readManifest, requireSameRows } from "./manifest.ts";
import { replaceMariadb, requireUnusedMariadb } from "./mariadb-beside.ts";
import { copyToMariadb, countMariadb } from "./mariadb-rows.ts";
import { type Settled, settleByJournal } from "./settle-by-journal.ts";
import { countSqlite, replaceSqlite, requireOurs, requireUnusedSqlite, sqliteFile } from "./sqlite-copy.ts";
import { unpack } from "./unpack.ts";

type Options = {
  url?: string | undefined;
  /** DATA_DIR. */
  folder: string;
  /** The keys whose seal is the product's own: the present one, and those before. */
  secretKeys: Buffer[];
  /** BACKUP_KEY, for an encrypted archive. */
  backupKey?: string | undefined;
  /** Replaces existing data. */
  force: boolean;
  openDatabase: OpenDatabase;
  /** Restores an archive that was sealed with another key. */
  foreign?: boolean;
  now: Date;
  /** Gives up, and leaves everything as it was. */
  signal?: AbortSignal;
};

export type Restored = {
  manifest: Manifest;
  /** Migrations applied to the backup, because it lacked them. */
  migrated: string[];
  /** Whether DATA_DIR had the journal of what was sent since the backup. */
  covered: boolean;
  /** The schedules that were made to go on with the next period. */
  held: Held[];
} & Settled;

/** Tables whose rows do not make a database count as used. */
const ofNoWeight = new Set(["migrations", "workers"]);

/** Begins the names of folders in DATA_DIR in which a restore works. */
const besideName = ".restore-";

/**
 * Restores a backup, from whichever of the two databases it is. Everything is done beside the data, checked, and put in place when it is
 * whole; a restore that fails leaves the data as they were, and no copy. The product must not be running.
 * @throws BackupError when the database is not empty and `force` is not set, when the product runs, and when the archive is foreign and
 * `foreign` is not set, changed, incomplete, or of a newer version
 */
export async function restoreBackup(archive: string, options: Options): Promise<Restored> {
  const { url, folder } = options;
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  const beside = await mkdtemp(join(folder, besideName));
  let whole = false;
  try {
    const manifest = await unpackWhole(archive, beside, options);
    await requireReady(options);
    const kept = await readJournal(folder);
    const missing = missingFrom(kept, await readJournal(join(beside, "files")));
    const prepared = await prepare(beside, { kept, missing }, manifest, options);
    const undo = await bringFilesBack(beside, { kept, missing }, options);
    try {
      await (url ? load(url, join(beside, sqliteFile), options) : replaceSqlite(folder, join(beside, sqliteFile)));
    } catch (error) {
      for (const one of undo.toReversed()) await one();
      throw error;
    }
    whole = true;
    return { manifest, ...prepared };
  } finally {
    // An archive that is cut off may still be being unpacked.
    await rm(beside, { recursive: true, force: true, maxRetries: 10 });
    if (made && !whole) await rmdir(folder).catch(() => undefined);
  }
}

/** What a restore left that was killed: a copy of everything. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(besideName)) await rm(join(folder, name), { recursive: true });
  }
}

async function unpackWhole(archive: string, beside: string, options: Options): Promise<Manifest> {
  const { secretKeys, backupKey, foreign = false, signal } = options;
  await unpack(archive, beside, { secretKeys, backupKey, foreign });
  const manifest = await readManifest(beside);
  const copy = join(beside, sqliteFile);
  requireSameRows(manifest.rows, (await countSqlite(copy)) ?? {});
  await requireOurs(copy);
  signal?.throwIfAborted();
  return manifest;
}

async function requireReady({ url, folder, force }: Options): Promise<void> {
  if (!force) requireEmpty(url ? await countMariadb(url) : await countSqlite(join(folder, sqliteFile)));
  await (url ? requireUnusedMariadb(url) : requireUnusedSqlite(folder));
}

function requireEmpty(rows: Manifest["rows"] | null): void {
  const full = Object.entries(rows ?? {}).filter(([table, count]) => count > 0 && !ofNoWeight.has(table));
  if (full.length === 0) return;
  const told = full.map(([table, count]) => `${table} ${count}`).join(", ");
  throw new BackupError(`The database is not empty (${told}). To replace it and lose its data, add --force.`);
}

/** What the journal of DATA_DIR has, and what that of the backup has besides. */
type Journals = { kept: JournalLine[]; missing: JournalLine[] };

/** Brings the backup's database up to date, as of what the journals know. */
async function prepare(
  beside: string,
  { kept, missing }: Journals,
  { createdAt }: Manifest,
  { folder, now, openDatabase }: Options,
): Promise<Omit<Restored, "manifest">> {
  const backedUpAt = new Date(createdAt);
  const covered = await journalCovers(folder, kept, backedUpAt);
  const database = await openDatabase({ folder: beside });
  try {
    const migrated = await database.migrate();
    const settled = await settleByJournal(database, [...kept, ...missing], backedUpAt);
    const held = !covered || settled.unknown > 0 ? await holdSchedules(database, now) : [];
    return { migrated, covered, ...settled, held };
  } finally {
    await database.close();
  }
}

/** Keeps existing files. The journal gains its missing lines only, because it may list mails that the backup does not. */
async function bringFilesBack(beside: string, { kept, missing }: Journals, { folder, now }: Options): Promise<Undo[]> {
  const undo: Undo[] = [];
  try {
    undo.push(await bringMailsBack(join(beside, "files"), folder));
    if (kept.length === 0) undo.push(await noteJournalBegins(folder, now));
    undo.push(await bringJournalBack(missing, folder));
    return undo;
  } catch (error) {
    for (const one of undo.toReversed()) await one();
    throw error;
  }
}

function missingFrom(kept: JournalLine[], archived: JournalLine[]): JournalLine[] {
  const known = new Set(kept.map(({ id }) => id));
  return archived.filter(({ id }) => !known.has(id));
}

async function load(url: string, copy: string, { openDatabase, signal }: Options): Promise<void> {
  await replaceMariadb(url, async (besideUrl) => {
    const database = await openDatabase({ url: besideUrl, folder: "" });
    try {
      await database.migrate();
    } finally {
      await database.close();
    }
    await copyToMariadb(copy, besideUrl, signal);
    requireSameRows((await countSqlite(copy)) ?? {}, await countMariadb(besideUrl));
  });
}
