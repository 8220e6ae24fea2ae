import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { release } from "../kit/release.ts";
import { keptFiles, packed } from "./kept-files.ts";
import { BackupError, type Manifest, manifestFile, writeManifest } from "./manifest.ts";
import { copyFromMariadb } from "./mariadb.ts";
import { encrypted, writeSealed } from "./seal.ts";
import { copySqlite, countSqlite, sqliteFile } from "./sqlite-copy.ts";

type Place = {
  /** URL of MariaDB. Defaults to the SQLite file in `folder`. */
  url?: string | undefined;
  /** DATA_DIR. */
  folder: string;
  /** Seals the archive. */
  secretKey: Buffer;
  /** BACKUP_KEY: encrypts the archive, when given. */
  backupKey?: string | undefined;
};

/**
 * Writes the database and files into one archive while the product runs. The archive gets its name only once it is complete.
 * @param target a file that ends in `.backup`, or a folder, in which the file is named after the current time
 * @returns also how many stored emails it leaves out
 * @throws BackupError
 */
export async function makeBackup(
  { url, folder, secretKey, backupKey }: Place,
  target: string,
  now: Date,
): Promise<{ path: string; bytes: number; manifest: Manifest; leftOut: number }> {
  const path = archivePath(target, now);
  if (await exists(path)) throw new BackupError(`${path} already exists. Choose another file name.`);
  const madeFolder = await mkdir(dirname(path), { recursive: true });
  const draft = await mkdtemp(join(dirname(path), `.${basename(path)}.`));
  const unnamed = `${draft}.part`;
  try {
    const copy = join(draft, sqliteFile);
    await (url ? copyFromMariadb(url, copy) : copySqlite(folder, copy));
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      release: release(),
      rows: (await countSqlite(copy)) ?? {},
    };
    await writeManifest(draft, manifest);
    const { files, leftOut } = await keptFiles(folder, now);
    const made = [manifestFile, sqliteFile].map((name) => ({ name, path: join(draft, name) }));
    const content = packed([...made, ...files]);
    await writeSealed(unnamed, backupKey ? await encrypted(content, backupKey) : content, secretKey);
    await rename(unnamed, path);
    return { path, bytes: (await stat(path)).size, manifest, leftOut };
  } catch (error) {
    if (madeFolder) await rm(madeFolder, { recursive: true });
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(unnamed, { force: true });
  }
}

function archivePath(target: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return resolve(isArchive(target) ? target : join(target, `agency-${stamp}.backup`));
}

/** Whether a target names the archive itself, and not a folder for it. */
export function isArchive(target: string): boolean {
  return target.endsWith(".backup");
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const day = 86_400_000;

/** The time in the name that `makeBackup` gives an archive. Other files in the folder are not ours to delete. */
const ourName = /^agency-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup$/;

/**
 * Deletes the archives in a folder that are older than a number of days, by the time in their names.
 * @returns their paths
 */
export async function deleteOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const [, date, hour, minute, second] = ourName.exec(name) ?? [];
    return date !== undefined && now.getTime() - Date.parse(`${date}T${hour}:${minute}:${second}Z`) > days * day;
  });
  const paths = old.map((name) => join(folder, name));
  for (const path of paths) await rm(path);
  return paths;
}
