import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { create } from "tar";
import { DataSource } from "typeorm";
import { v7 as newId } from "uuid";
import { unpack, writeSealed } from "./seal.ts";
import { sqliteFile } from "./sqlite-copy.ts";

type Keys = {
  /** Opens the archive. */
  opens: Buffer;
  /** Seals the changed one. */
  seals: Buffer;
};

/**
 * Makes an archive again with other content.
 * @returns its path; beside it, without `.backup`, is the folder of its content
 */
export async function changeArchive(
  archive: string,
  { opens, seals }: Keys,
  change: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = `${archive}.${newId()}`;
  await mkdir(folder);
  await unpack(archive, folder, { secretKeys: [opens], backupKey: undefined, foreign: false });
  await change(folder);
  const changed = `${folder}.backup`;
  await writeSealed(changed, Readable.from(create({ gzip: true, cwd: folder }, ["."])), seals);
  return changed;
}

/** Asks or changes the database of an unpacked archive, whatever rules its tables have. */
export async function inFile<T>(folder: string, ...statements: string[]): Promise<T[]> {
  const source = await new DataSource({ type: "better-sqlite3", database: join(folder, sqliteFile) }).initialize();
  try {
    await source.query("PRAGMA foreign_keys = OFF");
    let answer: T[] = [];
    for (const sql of statements) answer = await source.query<T[]>(sql);
    return answer;
  } finally {
    await source.destroy();
  }
}
