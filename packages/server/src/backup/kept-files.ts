import { open, opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Header } from "tar";

/** A file of an archive: its name there, and where it is now. */
export type ArchivedFile = { name: string; path: string };

const day = 86_400_000;

/**
 * The stored emails that a backup holds: the newest of the last 30 days, which is how long backups are kept, up to 1 GB. What older ones
 * said is in the database, from which their PDFs are drawn.
 */
export const mailBounds = { age: 30 * day, bytes: 1_000_000_000 };

/** As the product names them; other files in the folder are not ours. */
const mailName = /^[\w-]{1,64}\.eml$/;

/**
 * The files of DATA_DIR that cannot be made again: the journal of sent emails, and stored emails.
 * @returns the files, and how many emails it leaves out
 */
export async function keptFiles(
  folder: string,
  now: Date,
  bounds = mailBounds,
): Promise<{ files: ArchivedFile[]; leftOut: number }> {
  const mails = await mailsIn(join(folder, "mail"));
  const kept: string[] = [];
  let bytes = 0;
  for (const mail of mails.toSorted((one, other) => other.at - one.at)) {
    bytes += mail.bytes;
    if (now.getTime() - mail.at > bounds.age || bytes > bounds.bytes) break;
    kept.push(mail.name);
  }
  const names = [...["sent.log", "since"].map((name) => `journal/${name}`), ...kept.map((name) => `mail/${name}`)];
  return {
    files: names.map((name) => ({ name: `files/${name}`, path: join(folder, name) })),
    leftOut: mails.length - kept.length,
  };
}

type StoredMail = { name: string; bytes: number; at: number };

async function mailsIn(folder: string): Promise<StoredMail[]> {
  const found: StoredMail[] = [];
  const names = await opendir(folder).catch(nullWhenMissing);
  for await (const { name } of names ?? []) {
    const file = mailName.test(name) ? await stat(join(folder, name)).catch(nullWhenMissing) : null;
    if (file?.isFile()) found.push({ name, bytes: file.size, at: file.mtimeMs });
  }
  return found;
}

/** Packs files as a compressed tar, one after another: at no time more than a part of one is in memory. Missing files are left out. */
export function packed(files: ArchivedFile[]): Readable {
  const compressed = createGzip();
  // Its error reaches whoever reads.
  pipeline(Readable.from(packTar(files)), compressed).catch(() => undefined);
  return compressed;
}

/** Tar's blocks have so many bytes. */
const block = 512;

async function* packTar(files: ArchivedFile[]): AsyncGenerator<Buffer> {
  for (const { name, path } of files) {
    // The product goes on: it may delete a file meanwhile, or append to the journal.
    const file = await open(path).catch(nullWhenMissing);
    if (file === null) continue;
    try {
      const { size, mtime } = await file.stat();
      const header = new Header({ path: name, size, mtime, mode: 0o600, type: "File" });
      header.encode();
      yield header.block ?? Buffer.alloc(block);
      let left = size;
      if (left > 0) {
        for await (const part of file.createReadStream({ end: size - 1, autoClose: false })) {
          left -= (part as Buffer).length;
          yield part as Buffer;
        }
      }
      if (left > 0) throw new Error(`${path} became shorter while it was read.`);
      yield Buffer.alloc((block - (size % block)) % block);
    } finally {
      await file.close();
    }
  }
  yield Buffer.alloc(2 * block);
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
