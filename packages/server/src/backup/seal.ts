import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./backup-error.ts";

/** The first line of an archive, always of the same length, so that `tail` leaves it out: `agency backup 1 key-id salt seal`. */
const line = /^agency backup 1 ([\da-f]{8}) ([\w-]{22}) ([\w-]{43})\n$/;

const lineBytes = 92;

/** Whose seal an archive has: `own` of one of the given keys, which holds; `foreign` of another key, which says nothing. */
export type Seal = "own" | "foreign";

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
    const words = [keyIdOf(key), salt.toString("base64url"), seal.digest("base64url")];
    await file.write(Buffer.from(`agency backup 1 ${words.join(" ")}\n`), 0, lineBytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Copies an archive's content and checks its seal on the way, so that what is read later is what was checked.
 * @throws BackupError when the file is no archive, or its content is not what was sealed with one of the keys
 */
export async function readSealed(path: string, target: string, keys: Buffer[]): Promise<Seal> {
  const [, keyId, salt = "", given = ""] = line.exec(await firstLine(path)) ?? [];
  if (keyId === undefined) {
    throw new BackupError(`${path} is no backup of this product, or was made by a version before 0.3.0.`);
  }
  const key = keys.find((one) => keyIdOf(one) === keyId);
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
function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("agency backup key id").update(key).digest("hex").slice(0, 8);
}
