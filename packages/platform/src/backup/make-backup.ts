import { cp, mkdir, mkdtemp, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { create } from "tar";
import { openDatabase } from "../db/database.ts";
import { BackupError } from "./backup-error.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { countDump, dumpFile, dumpMariadb } from "./mariadb-dump.ts";
import { copySqlite, countSqlite, sqliteFile } from "./sqlite-copy.ts";

/** The folders of DATA_DIR that cannot be recreated. Mail drafts can be. */
const keptFolders = ["journal", "mail"];

type Place = {
  /** URL of MariaDB. Defaults to the SQLite file in `folder`. */
  url?: string | undefined;
  /** DATA_DIR. */
  folder: string;
};

/**
 * Writes the database and files into one archive while the product runs. The archive gets its name only once it is complete.
 * @param target a file that ends in `.tar.gz`, or a folder, in which the file is named after the current time
 * @throws BackupError
 */
export async function makeBackup(
  { url, folder }: Place,
  target: string,
  now: Date,
): Promise<{ path: string; bytes: number; manifest: Manifest }> {
  const path = archivePath(target, now);
  if (await exists(path)) throw new BackupError(`${path} already exists. Choose another file name.`);
  const migrations = await readMigrations({ url, folder });
  await mkdir(dirname(path), { recursive: true });
  const draft = await mkdtemp(join(dirname(path), `.${basename(path)}.`));
  const packed = `${draft}.part`;
  try {
    const rows = url ? await dump(url, draft) : await copy(folder, draft);
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      kind: url ? "mariadb" : "sqlite",
      migrations,
      rows,
    };
    await writeManifest(draft, manifest);
    for (const name of keptFolders) {
      if (!(await exists(join(folder, name)))) continue;
      await cp(join(folder, name), join(draft, "files", name), {
        recursive: true,
        filter: (source) => !source.endsWith(".part"),
      });
    }
    await create({ file: packed, gzip: true, cwd: draft, mode: 0o600, portable: true }, ["."]);
    await writeThrough(packed);
    await rename(packed, path);
    return { path, bytes: (await stat(path)).size, manifest };
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(packed, { force: true });
  }
}

async function dump(url: string, draft: string): Promise<Manifest["rows"]> {
  const path = join(draft, dumpFile);
  await dumpMariadb(url, path, draft);
  return countDump(path);
}

async function copy(folder: string, draft: string): Promise<Manifest["rows"]> {
  const path = join(draft, sqliteFile);
  await copySqlite(folder, path);
  return (await countSqlite(path)) ?? {};
}

/** @throws BackupError when the database was never set up */
async function readMigrations(place: Place): Promise<string[]> {
  const nothing = place.url
    ? "There is no database of this product at DATABASE_URL."
    : `There is no database of this product in ${place.folder}. Does this command lack DATABASE_URL, DATA_DIR, or AGENCY_ENV, which names the file with them?`;
  if (!place.url && !(await exists(join(place.folder, sqliteFile)))) throw new BackupError(nothing);
  const database = await openDatabase({ url: place.url, folder: place.folder });
  try {
    const rows: { name: string }[] = await database.source.query("SELECT name FROM migrations ORDER BY id");
    return rows.map(({ name }) => name);
  } catch (error) {
    throw new BackupError(nothing, { cause: error });
  } finally {
    await database.close();
  }
}

function archivePath(target: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return resolve(isArchive(target) ? target : join(target, `agency-${stamp}.tar.gz`));
}

/** Whether a target names the archive itself, and not a folder for it. */
export function isArchive(target: string): boolean {
  return /\.(tar\.gz|tgz)$/.test(target);
}

async function writeThrough(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
