import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SendJournal } from "@agency/core/mail/mail-service";

export type JournalLine = { id: string; sentAt: Date };

/** Every whole line of the journal of a data folder, the oldest first. */
export async function readJournal(folder: string): Promise<JournalLine[]> {
  const lines = await readFile(pathOf(folder), "utf8").catch(emptyWhenMissing);
  return lines.split("\n").flatMap((line) => {
    const [sentAt = "", id] = line.split(" ");
    return id && !Number.isNaN(Date.parse(sentAt)) ? [{ id, sentAt: new Date(sentAt) }] : [];
  });
}

/**
 * One line for each mail the mail server took, written through to the disk before the database is told, so that a
 * crash between the two does not leave the sending in doubt. One file in DATA_DIR/journal, shared by the workers of a folder.
 */
export function sendJournal(folder: string): SendJournal {
  const path = pathOf(folder);
  return {
    append: async (dispatchId, sentAt) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, "a", 0o600);
      try {
        // The line break comes first, so that a line that a crash cut short spoils no other.
        await file.appendFile(`\n${sentAt.toISOString()} ${dispatchId}`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    find: async (dispatchId) => {
      const lines = await readFile(path, "utf8").catch(emptyWhenMissing);
      const entry = lines
        .split("\n")
        .map((line) => line.split(" "))
        .find(([, id]) => id === dispatchId);
      const [sentAt] = entry ?? [];
      return sentAt ? new Date(sentAt) : null;
    },
  };
}

function pathOf(folder: string): string {
  return join(folder, "journal", "sent.log");
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}
