import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./backup-error.ts";

const beginning = "age-encryption.org/";

/** Keys that open begin with this; the others only lock. */
const opens = "AGE-SECRET-KEY-";

/** Makes the two halves of a BACKUP_KEY: one that locks, and one that also opens. */
export async function makeBackupKey(): Promise<{ publicKey: string; secretKey: string }> {
  const secretKey = await generateX25519Identity();
  return { publicKey: await identityToRecipient(secretKey), secretKey };
}

/**
 * Encrypts with age (https://age-encryption.org), so that its own program opens a backup, too.
 * @param key BACKUP_KEY: the public one, or the secret one that belongs to it
 */
export async function encrypted(content: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(key.startsWith(opens) ? await identityToRecipient(key) : key);
  } catch (error) {
    throw new BackupError("BACKUP_KEY is mistyped. Copy it again, or make one: npm run cli -- backup:key", {
      cause: error,
    });
  }
  return streamOf(await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>));
}

/** Whether a file's content is encrypted. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(beginning.length) });
    return buffer.toString("latin1") === beginning;
  } finally {
    await file.close();
  }
}

/** @throws BackupError when BACKUP_KEY is missing, opens nothing, or belongs to another backup */
export async function decrypt(path: string, target: string, key: string | undefined): Promise<void> {
  if (!key?.startsWith(opens)) {
    throw new BackupError(
      `The backup is encrypted. Set BACKUP_KEY to the secret key of the time it was made; it begins with ${opens}1.`,
    );
  }
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    const opened = streamOf(await decrypter.decrypt(content));
    await pipeline(opened, createWriteStream(target, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    throw new BackupError("The backup cannot be decrypted: BACKUP_KEY is another key, or the backup was changed.", {
      cause: error,
    });
  }
}

function streamOf(content: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(content);
}
