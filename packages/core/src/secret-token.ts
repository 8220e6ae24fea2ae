import { createHash } from "node:crypto";

/** A token of 256 bits, fit for an address: 43 signs. */
export function newSecretToken(random: (bytes: number) => Uint8Array): string {
  return Buffer.from(random(32)).toString("base64url");
}

/** What is stored of a token. Without a salt, since nobody can guess 256 bits. */
export function secretTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
