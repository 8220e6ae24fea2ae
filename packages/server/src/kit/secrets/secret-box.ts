import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { SecretBox } from "./secret-box-port.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Bytes of a key. */
export const keyBytes = 32;

/**
 * Seals with AES-256-GCM. A sealed text is `key id.iv, tag and content`, so that several keys can be in use.
 * @param keys the first one seals; the others only open what they sealed earlier
 */
export function secretBox([current, ...earlier]: [Buffer, ...Buffer[]]): SecretBox {
  const keys = new Map([...earlier, current].map((key) => [keyIdOf(key), key]));
  const keyId = keyIdOf(current);
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
function keyIdOf(key: Buffer): string {
  return createHash("sha256").update("agency secret key id").update(key).digest("hex").slice(0, 8);
}
