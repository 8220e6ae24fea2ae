import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, type ReadEntry } from "tar";
import { BackupError } from "./manifest.ts";

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
  return toStream(await encrypter.encrypt(Readable.toWeb(content) as ReadableStream<Uint8Array>));
}

/** Whether a file's content is encrypted. */
async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(beginning.length) });
    return buffer.toString("latin1") === beginning;
  } finally {
    await file.close();
  }
}

/** @throws BackupError when BACKUP_KEY is missing, opens nothing, or belongs to another backup */
async function decrypt(path: string, target: string, key: string | undefined): Promise<void> {
  if (!key?.startsWith(opens)) {
    throw new BackupError(
      `The backup is encrypted. Set BACKUP_KEY to the secret key of the time it was made; it begins with ${opens}1.`,
    );
  }
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    const opened = toStream(await decrypter.decrypt(content));
    await pipeline(opened, createWriteStream(target, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    throw new BackupError("The backup cannot be decrypted: BACKUP_KEY is another key, or the backup was changed.", {
      cause: error,
    });
  }
}

function toStream(content: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(content);
}

/** The first line of an archive, always of the same length, so that `tail` leaves it out: `agency backup 1 key-id salt seal`. */
const line = /^agency backup 1 ([\da-f]{8}) ([\w-]{22}) ([\w-]{43})\n$/;

const lineBytes = 92;

/** Whose seal an archive has: `own` of one of the given keys, which holds; `foreign` of another key, which says nothing. */
type Seal = "own" | "foreign";

/** Writes a new file that begins with the seal of its content: an HMAC with a key derived from `key` for this archive alone. */
export async function writeSealed(path: string, content: AsyncIterable<Uint8Array>, key: Buffer): Promise<void> {
  const salt = randomBytes(16);
  const seal = createHmac("sha256", sealKey(key, salt));
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(Buffer.alloc(lineBytes));
    for await (const chunk of content) {
      seal.update(chunk);
      await file.writeFile(chunk);
    }
    const words = [makeKeyId(key), salt.toString("base64url"), seal.digest("base64url")];
    await file.write(Buffer.from(`agency backup 1 ${words.join(" ")}\n`), 0, lineBytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Copies an archive's content and checks its seal on the way, so that what is read later is what was checked.
 * @throws BackupError when the file is not an archive, or its content is not what was sealed with one of the keys
 */
async function readSealed(path: string, target: string, keys: Buffer[]): Promise<Seal> {
  const [, keyId, salt = "", given = ""] = line.exec(await firstLine(path)) ?? [];
  if (keyId === undefined) {
    throw new BackupError(`${path} is no backup of this product, or was made by a version before 0.3.0.`);
  }
  const key = keys.find((one) => makeKeyId(one) === keyId);
  const seal = createHmac("sha256", key ? sealKey(key, Buffer.from(salt, "base64url")) : "");
  const content = createReadStream(path, { start: lineBytes });
  const checked = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      seal.update(chunk);
      yield chunk;
    }
  };
  await pipeline(content, checked, createWriteStream(target, { flags: "wx", mode: 0o600 }));
  if (!key) return "foreign";
  if (!timingSafeEqual(seal.digest(), Buffer.from(given, "base64url"))) {
    throw new BackupError(`${path} is not as it was made: it is incomplete, or was changed. Restore another backup.`);
  }
  return "own";
}

async function firstLine(path: string): Promise<string> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(lineBytes), length: lineBytes });
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

function sealKey(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, "agency backup seal", 32));
}

/** Names a key without telling anything about it. */
function makeKeyId(key: Buffer): string {
  return createHash("sha256").update("agency backup key id").update(key).digest("hex").slice(0, 8);
}

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

/** How much of an archive is unpacked at a time, in bytes: a part of it may become a thousand times as large. */
const maxReadSize = 65_536;

async function extractKnown(archive: string, packed: string, folder: string): Promise<void> {
  const strange: string[] = [];
  const isKnown = (path: string, entry: object) => {
    const known = isPartOfBackup(path, entry as ReadEntry);
    if (!known) strange.push(path);
    return known;
  };
  const reading = { file: packed, cwd: folder, maxReadSize };
  await extract({ ...reading, filter: isKnown, strict: true }).catch((error: NodeJS.ErrnoException) => {
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
