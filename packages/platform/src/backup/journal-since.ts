import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readJournal } from "../mail/journal.ts";

/**
 * Whether a data folder's journal has every email that was sent since a backup. The journal of a new machine has none of them. A restore
 * notes when it began there, because afterwards it looks like one that was always there.
 */
export async function journalCovers(folder: string, backedUpAt: Date, now: Date): Promise<boolean> {
  const path = join(folder, "journal", "since");
  if ((await readJournal(folder)).length === 0) {
    await mkdir(join(folder, "journal"), { recursive: true, mode: 0o700 });
    await writeFile(path, now.toISOString(), { mode: 0o600 });
    return false;
  }
  const since = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return since === null || new Date(since) < backedUpAt;
}
