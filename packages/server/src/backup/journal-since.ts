import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JournalLine } from "../kit/mail/journal.ts";
import type { Undo } from "./bring-files-back.ts";

/**
 * Whether a data folder's journal has every email that was sent since a backup. The journal of a new machine has none of them. A restore
 * notes when it began there, because afterwards it looks like one that was always there.
 * @param lines what the journal has
 */
export async function journalCovers(folder: string, lines: JournalLine[], backedUpAt: Date): Promise<boolean> {
  if (lines.length === 0) return false;
  const since = await readFile(pathOf(folder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return since === null || new Date(since) < backedUpAt;
}

/** Notes that a data folder's journal begins now. */
export async function noteJournalBegins(folder: string, now: Date): Promise<Undo> {
  await mkdir(join(folder, "journal"), { recursive: true, mode: 0o700 });
  await writeFile(pathOf(folder), now.toISOString(), { mode: 0o600 });
  return () => rm(pathOf(folder), { force: true });
}

function pathOf(folder: string): string {
  return join(folder, "journal", "since");
}
