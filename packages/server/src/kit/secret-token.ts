import { createHash } from "node:crypto";

/** A token of 256 bits for use in URLs: 43 characters. */
export function newSecretToken(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString("base64url");
}

/** The stored hash of a token. It needs no salt, since nobody can guess 256 bits. */
export function secretTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
