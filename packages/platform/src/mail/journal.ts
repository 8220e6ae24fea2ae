import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SendJournal } from "@agency/core/reports/deliver-report";

/**
 * One line for each mail the mail server took, written through to the disk before the database is told, so that a
 * crash between the two does not leave the sending in doubt. One file a worker, kept in DATA_DIR/journal.
 */
export function sendJournal(folder: string): SendJournal {
  const path = join(folder, "journal", "sent.log");
  return {
    append: async (dispatchId, sentAt) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, "a", 0o600);
      try {
        await file.appendFile(`${sentAt.toISOString()} ${dispatchId}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    find: async (dispatchId) => {
      const lines = await readFile(path, "utf8").catch(emptyWhenMissing);
      const line = lines.split("\n").find((entry) => entry.endsWith(` ${dispatchId}`));
      const [sentAt] = line?.split(" ") ?? [];
      return sentAt ? new Date(sentAt) : null;
    },
  };
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}
