import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { type JournalLine, sendJournal } from "../kit/mail/journal.ts";

/** Takes back what was added. */
export type Undo = () => Promise<void>;

/**
 * Adds the emails of a backup to a data folder. Those that are there stay.
 * @param files the backup's files
 */
export async function bringMailsBack(files: string, folder: string): Promise<Undo> {
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
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** Adds lines to a data folder's journal. */
export async function bringJournalBack(lines: JournalLine[], folder: string): Promise<Undo> {
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
