import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import pLimit from "p-limit";

/** Argon2id, 19 MiB, 2 passes, 1 lane: the OWASP Password Storage Cheat Sheet's first choice. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limits parallel hashing, because each hash takes memory and a core. */
const twoAtATime = pLimit(2);

export function hashPassword(password: string): Promise<string> {
  return twoAtATime(() => hash(password, parameters));
}

/** A hash that matches no known password; checking it takes as long as a real check. */
let nobodysHash: Promise<string> | undefined;

/** Checks a password. Without a stored hash (an unknown name) it returns false, after the same time. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody has this password");
  const against = stored ?? (await nobodysHash);
  const right = await twoAtATime(() => verify(against, password));
  return right && stored !== null;
}

/** A password of 96 random bits, for an account whose owner has not chosen one yet. */
export function newPassword(): string {
  return randomBytes(12).toString("base64url");
}
