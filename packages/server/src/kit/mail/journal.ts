import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SendJournal } from "./mail-service.ts";

export type JournalLine = { id: string; sentAt: Date };

/** Reads every complete line of a data folder's journal, oldest first. */
export async function readJournal(folder: string): Promise<JournalLine[]> {
  const lines = await readFile(journalPath(folder), "utf8").catch(emptyWhenMissing);
  return lines.split("\n").flatMap((line) => {
    const [sentAt = "", id] = line.split(" ");
    return id && !Number.isNaN(Date.parse(sentAt)) ? [{ id, sentAt: new Date(sentAt) }] : [];
  });
}

/**
 * The journal has one line for each mail that the mail server accepted. It is synced to disk before the database is updated, so
 * that a crash between the two leaves no dispatch uncertain. One file in DATA_DIR/journal, shared by the folder's workers. Lines that
 * are added while others are being written go to the disk together.
 */
export function sendJournal(folder: string): SendJournal {
  const path = journalPath(folder);
  let waiting: { lines: string; written: Promise<void> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const { lines = "" } = waiting ?? {};
    waiting = null;
    await append(path, lines);
  }

  return {
    append: (id, sentAt) => {
      // Starts with the line break, so that a line truncated by a crash does not corrupt the next.
      const line = `\n${sentAt.toISOString()} ${id}`;
      if (waiting) {
        waiting.lines += line;
        return waiting.written;
      }
      const written = last.then(writeWaiting);
      waiting = { lines: line, written };
      last = written.catch(() => undefined);
      return written;
    },
    find: async (wanted) => (await readJournal(folder)).find(({ id }) => id === wanted)?.sentAt ?? null,
    all: async () => new Map((await readJournal(folder)).map(({ id, sentAt }) => [id, sentAt])),
  };
}

/** Appends to a file and flushes it to disk. */
async function append(path: string, text: string): Promise<void> {
  const file = await open(path, "a", 0o600).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return open(path, "a", 0o600);
  });
  try {
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function journalPath(folder: string): string {
  return join(folder, "journal", "sent.log");
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}
