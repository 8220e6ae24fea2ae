import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, truncate, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { In } from "typeorm";
import { clientsById } from "../clients/store.ts";
import type { OpenDatabase, Database } from "../kit/db/database.ts";
import type { Migration } from "../kit/db/migrations.ts";
import { type JournalLine, readJournal, sendJournal } from "../kit/mail/journal.ts";
import { notificationWork } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import { nextRun, type Schedule } from "../schedules/schedules.ts";
import { enabledSchedules, passOver } from "../schedules/store.ts";
import { dispatchWork } from "../sending/dispatch-work.ts";
import { dispatchEntity } from "../sending/table.ts";
import { type ArchivedRows, copyRows } from "./archive-rows.ts";
import { endAccess } from "./end-access.ts";
import { BackupError, type Manifest, readManifest, requireSameRows } from "./manifest.ts";
import { replaceMariadb, requireUnusedMariadb, copyToMariadb, countMariadb } from "./mariadb.ts";
import { unpack } from "./seal.ts";
import { countSqlite, replaceSqlite, requireUnusedSqlite, sqliteFile } from "./sqlite-copy.ts";

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
  migrations: Migration[];
  /** Restores an archive that was sealed with another key. */
  foreign?: boolean;
  now: Date;
  /** Gives up, and leaves everything as it was. */
  signal?: AbortSignal;
};

type Restored = {
  manifest: Manifest;
  /** Migrations applied to the backup, because it lacked them. */
  migrated: string[];
  /** Whether DATA_DIR had the journal of what was sent since the backup. */
  covered: boolean;
  /** The schedules that were made to go on with the next period. */
  held: Held[];
} & Settled &
  ArchivedRows;

/** Tables whose rows do not make a database count as used. */
const ofNoWeight = new Set(["migrations", "workers"]);

/** Begins the names of folders in DATA_DIR in which a restore works. */
const besideName = ".restore-";

/**
 * Restores a backup, from whichever of the two databases it is. Everything is done beside the data, checked, and put in place when it is
 * whole; a restore that fails leaves the data as they were, and no copy. Of the archive's database only rows arrive, in tables that the
 * migrations make, and nobody's access is among them. The product must not be running.
 * @throws BackupError when the database is not empty and `force` is not set, when the product runs, and when the archive is foreign and
 * `foreign` is not set, changed, incomplete, or of a newer version with rows that do not fit this one
 */
export async function restoreBackup(archive: string, options: Options): Promise<Restored> {
  const { url, folder } = options;
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  const beside = await mkdtemp(join(folder, besideName));
  let whole = false;
  try {
    const fresh = join(beside, "fresh");
    const { manifest, rows } = await unpackRows(archive, { beside, fresh }, options);
    await requireReady(options);
    const kept = await readJournal(folder);
    const missing = missingFrom(kept, await readJournal(join(beside, "files")));
    const prepared = await prepare(fresh, { kept, missing }, manifest, options);
    const undo = await bringFilesBack(beside, { kept, missing }, options);
    try {
      await (url ? load(url, join(fresh, sqliteFile), options) : replaceSqlite(folder, join(fresh, sqliteFile)));
    } catch (error) {
      for (const one of undo.toReversed()) await one();
      throw error;
    }
    whole = true;
    return { manifest, ...rows, ...prepared };
  } finally {
    // An archive that is cut off may still be being unpacked.
    await rm(beside, { recursive: true, force: true, maxRetries: 10 });
    if (made && !whole) await rmdir(folder).catch(() => undefined);
  }
}

/** A restore that was killed leaves a copy of everything. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(besideName)) await rm(join(folder, name), { recursive: true });
  }
}

/** Unpacks an archive into the one folder, and copies its rows into a database in the other. */
async function unpackRows(
  archive: string,
  { beside, fresh }: { beside: string; fresh: string },
  { secretKeys, backupKey, foreign = false, migrations, signal }: Options,
): Promise<{ manifest: Manifest; rows: ArchivedRows }> {
  await unpack(archive, beside, { secretKeys, backupKey, foreign });
  const manifest = await readManifest(beside);
  const archived = join(beside, sqliteFile);
  const rows = await copyRows(archived, fresh, manifest, { migrations, signal });
  await rm(archived);
  return { manifest, rows };
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

/** The lines of DATA_DIR's journal, and the lines that only the backup's has. */
type Journals = { kept: JournalLine[]; missing: JournalLine[] };

/** Brings the backup's database up to date, as of what the journals know, and ends access. */
async function prepare(
  fresh: string,
  { kept, missing }: Journals,
  { createdAt }: Manifest,
  { folder, now, openDatabase }: Options,
): Promise<Omit<Restored, "manifest" | keyof ArchivedRows>> {
  const backedUpAt = new Date(createdAt);
  const covered = await journalCovers(folder, kept, backedUpAt);
  const database = await openDatabase({ folder: fresh });
  try {
    const migrated = await database.migrate();
    await endAccess(database);
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

/** Takes back what was added. */
type Undo = () => Promise<void>;

/**
 * Moves the emails of a backup to a data folder. Existing emails stay.
 * @param files the backup's files
 */
async function bringMailsBack(files: string, folder: string): Promise<Undo> {
  const [from, to] = [join(files, "mail"), join(folder, "mail")];
  const names = await readdir(from).catch((): string[] => []);
  const added: string[] = [];
  const undo = async () => {
    for (const path of added) await rm(path, { force: true });
  };
  if (names.length === 0) return undo;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(to));
  try {
    for (const name of names.filter((one) => !there.has(one))) {
      added.push(join(to, name));
      await rename(join(from, name), join(to, name));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** Adds lines to a data folder's journal. */
async function bringJournalBack(lines: JournalLine[], folder: string): Promise<Undo> {
  const path = join(folder, "journal", "sent.log");
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => null,
  );
  const undo = () => (bytes === null ? rm(path, { force: true }) : truncate(path, bytes));
  const journal = sendJournal(folder);
  try {
    await Promise.all(lines.map(({ id, sentAt }) => journal.append(id, sentAt)));
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/**
 * Whether a data folder's journal has every email that was sent since a backup. The journal of a new machine has none of them. A restore
 * notes when it began there, because afterwards it looks like one that was always there.
 * @param lines what the journal has
 */
async function journalCovers(folder: string, lines: JournalLine[], backedUpAt: Date): Promise<boolean> {
  if (lines.length === 0) return false;
  const since = await readFile(sincePath(folder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return since === null || new Date(since) < backedUpAt;
}

/** Notes that a data folder's journal begins now. */
async function noteJournalBegins(folder: string, now: Date): Promise<Undo> {
  await mkdir(join(folder, "journal"), { recursive: true, mode: 0o700 });
  await writeFile(sincePath(folder), now.toISOString(), { mode: 0o600 });
  return () => rm(sincePath(folder), { force: true });
}

function sincePath(folder: string): string {
  return join(folder, "journal", "since");
}

/** How many ids one query looks up. */
const portion = 500;

/** How many rows were marked as sent, and how many mails went out after the backup whose rows it does not have. */
type Settled = { settled: number; unknown: number };

/**
 * Marks the mails in the journal as sent: in a backup, mails sent after it was made are still queued. Mails that were also requested
 * after it have no row there.
 */
async function settleByJournal(database: Database, lines: JournalLine[], backedUpAt: Date): Promise<Settled> {
  const works = [
    { entity: dispatchEntity, work: dispatchWork(database) },
    { entity: notificationEntity, work: notificationWork(database) },
  ];
  const result: Settled = { settled: 0, unknown: 0 };
  for (let start = 0; start < lines.length; start += portion) {
    const sentAt = new Map(lines.slice(start, start + portion).map((line) => [line.id, line.sentAt]));
    const unknown = new Map(sentAt);
    for (const { entity, work } of works) {
      const rows = await database.manager.find<{ id: string; state: string }>(entity, {
        select: { id: true, state: true },
        where: { id: In([...sentAt.keys()]) },
      });
      for (const { id, state } of rows) {
        unknown.delete(id);
        if (state === "sent") continue;
        await work.markSent(id, sentAt.get(id));
        result.settled += 1;
      }
    }
    result.unknown += [...unknown.values()].filter((moment) => moment > backedUpAt).length;
  }
  return result;
}

/** A schedule that goes on with the next period, because its report may have been emailed. */
type Held = Pick<Schedule, "reportType"> & { client: string };

/**
 * Makes the schedules that send, and are due, go on with the next period: since the backup, each may have emailed the report that
 * the restored database no longer knows.
 */
async function holdSchedules(database: Database, now: Date): Promise<Held[]> {
  const due = (await enabledSchedules(database)).filter(
    (schedule) => schedule.mode === "send" && nextRun(schedule, now).at <= now,
  );
  await passOver(database, due, now);
  const clients = await clientsById(
    database,
    due.map(({ clientId }) => clientId),
  );
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return due.map(({ clientId, reportType }) => ({ reportType, client: names.get(clientId) ?? clientId }));
}
