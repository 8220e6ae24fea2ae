import { rm } from "node:fs/promises";
import { join } from "node:path";
import { extract, type ReadEntry } from "tar";
import { BackupError } from "./backup-error.ts";
import { decrypt, isEncrypted } from "./encryption.ts";
import { readSealed } from "./seal.ts";

/** All that an archive contains: folders, and files by their names. */
const folders = new Set([".", "files", "files/journal", "files/mail"]);
const file = /^(?:manifest\.json|agency\.sqlite|files\/(?:journal|mail)\/[\w-][\w.-]*)$/;

type Options = {
  /** The keys whose seal is the product's own. */
  secretKeys: Buffer[];
  /** BACKUP_KEY. */
  backupKey: string | undefined;
  /** Unpacks an archive that was sealed with another key. */
  foreign: boolean;
};

/**
 * Checks an archive's seal and unpacks it into an empty folder.
 * @throws BackupError when it is not the product's own, is damaged, or contains what no backup does: links, paths to elsewhere
 */
export async function unpack(archive: string, folder: string, options: Options): Promise<void> {
  const content = join(folder, "content");
  if ((await readSealed(archive, content, options.secretKeys)) === "foreign" && !options.foreign) {
    throw new BackupError(
      `${archive} was sealed with another SECRET_KEY, so nothing tells whether it was changed. Set the SECRET_KEY of the time it was ` +
        "made (without one, the file secret.key of that DATA_DIR). If you know where the backup comes from and trust it, add --foreign.",
    );
  }
  const packed = (await isEncrypted(content)) ? `${content}.tar.gz` : content;
  if (packed !== content) {
    await decrypt(content, packed, options.backupKey);
    await rm(content);
  }
  await extractKnown(archive, packed, folder);
  await rm(packed);
}

async function extractKnown(archive: string, packed: string, folder: string): Promise<void> {
  const strange: string[] = [];
  const isKnown = (path: string, entry: object) => {
    const known = isPartOfBackup(path, entry as ReadEntry);
    if (!known) strange.push(path);
    return known;
  };
  await extract({ file: packed, cwd: folder, filter: isKnown, strict: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOSPC") throw error;
    const advice = "Check that it is a complete backup, or restore another one.";
    if (strange.length === 0) throw new BackupError(`${archive} could not be unpacked. ${advice}`, { cause: error });
  });
  if (strange.length > 0) {
    throw new BackupError(`${archive} contains what no backup does: ${JSON.stringify(strange[0])}.`);
  }
}

function isPartOfBackup(path: string, { type }: ReadEntry): boolean {
  const plain = path.replace(/^\.\//, "").replace(/\/$/, "") || ".";
  return type === "Directory" ? folders.has(plain) : type === "File" && file.test(plain);
}
