import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Environment, EnvironmentError, readKey } from "./environment.ts";

/** Encrypts what must not be readable in the database or a backup. */
export type SecretBox = {
  /** The id of the key that `seal` uses; not secret. */
  keyId: string;
  /** @param context what the text belongs to; `open` must be given the same, so that a sealed text cannot be moved */
  seal: (text: string, context: string) => string;
  /** The text; null when it was sealed with a key that is not here, for another context, or was changed. */
  open: (sealed: string, context: string) => string | null;
};

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

const keyBytes = 32;

/**
 * Seals with AES-256-GCM. A sealed text is `key id.iv, tag and content`, so that several keys can be in use.
 * @param keys the first one seals; the others only open what they sealed earlier
 */
export function secretBox([current, ...earlier]: [Buffer, ...Buffer[]]): SecretBox {
  const keys = new Map([...earlier, current].map((key) => [makeKeyId(key), key]));
  const keyId = makeKeyId(current);
  return {
    keyId,
    seal: (text, context) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv).setAAD(Buffer.from(context));
      const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString("base64url")}`;
    },
    open: (sealed, context) => {
      const [id = "", body = ""] = sealed.split(".");
      const key = keys.get(id);
      const bytes = Buffer.from(body, "base64url");
      if (!key || bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

/** Names a key without telling anything about it. */
function makeKeyId(key: Buffer): string {
  return createHash("sha256").update("agency secret key id").update(key).digest("hex").slice(0, 8);
}

/** In DATA_DIR, where SECRET_KEY is not set. Backups leave it out. */
const keyFile = "secret.key";

type KeyVariables = Pick<Environment, "SECRET_KEY" | "SECRET_KEY_OLD" | "DATABASE_URL" | "DATA_DIR">;

/**
 * The keys that tokens are encrypted with: the current one, then the one before. Without SECRET_KEY and DATABASE_URL the key is a file
 * in DATA_DIR, made when there is none.
 * @throws EnvironmentError when DATABASE_URL is set and SECRET_KEY is not, or the file holds no key
 */
export function secretKeys({
  SECRET_KEY,
  SECRET_KEY_OLD,
  DATABASE_URL,
  DATA_DIR,
}: KeyVariables): [Buffer, ...Buffer[]] {
  const earlier = SECRET_KEY_OLD ? [SECRET_KEY_OLD] : [];
  if (SECRET_KEY) return [SECRET_KEY, ...earlier];
  if (DATABASE_URL) {
    throw new EnvironmentError(
      "SECRET_KEY is not set. With DATABASE_URL the product needs it, to encrypt tokens and seal backups. Make one with `openssl rand -base64 32`, keep it apart from the backups, and give the same one to every process.",
    );
  }
  return [keptKey(DATA_DIR), ...earlier];
}

/**
 * The keys that are there, the current one first; none is made.
 * @throws EnvironmentError when the file holds no key
 */
export function presentKeys(environment: KeyVariables): Buffer[] {
  const { SECRET_KEY, SECRET_KEY_OLD, DATABASE_URL, DATA_DIR } = environment;
  if (SECRET_KEY || (!DATABASE_URL && existsSync(join(DATA_DIR, keyFile)))) return secretKeys(environment);
  return SECRET_KEY_OLD ? [SECRET_KEY_OLD] : [];
}

function keptKey(folder: string): Buffer {
  const path = join(folder, keyFile);
  const text = read(path) ?? make(folder, path);
  const key = readKey(text.trim());
  if (!key)
    throw new EnvironmentError(
      `${path} contains no key. Restore the file, or delete it, start again and connect Google again.`,
    );
  return key;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Several processes may start at once: the first one's key counts. */
function make(folder: string, path: string): string {
  const draft = `${path}.${randomBytes(6).toString("hex")}.part`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, `${randomBytes(keyBytes).toString("base64")}\n`, { mode: 0o600, flush: true });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8");
}

/** A token of 256 bits for use in URLs: 43 characters. */
export function newSecretToken(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString("base64url");
}

/** The stored hash of a token. It needs no salt, since nobody can guess 256 bits. */
export function secretTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
