import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import PQueue from "p-queue";

/** Argon2id, 19 MiB, 2 passes, 1 lane: the OWASP Password Storage Cheat Sheet's first choice. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time, since each hash takes memory and a core. */
const queue = new PQueue({ concurrency: 2 });

/** Who is known goes before everybody else, however many wait. */
type Urgency = "first" | "last";

const priorities: Record<Urgency, number> = { first: 1, last: 0 };

export function hashPassword(password: string): Promise<string> {
  return queue.add(() => hash(password, parameters), { priority: priorities.first });
}

/** A hash that matches no known password; checking it takes as long as a real check. */
let nobodysHash: Promise<string> | undefined;

/** Checks a password. Without a stored hash (an unknown name) it returns false, after the same time. */
export async function checkPassword(
  password: string,
  stored: string | null,
  urgency: Urgency = "first",
): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody has this password");
  const against = stored ?? (await nobodysHash);
  const right = await queue.add(() => verify(against, password), { priority: priorities[urgency] });
  return right && stored !== null;
}

/** A password of 96 random bits, for an account whose owner has not chosen one yet. */
export function newPassword(): string {
  return randomBytes(12).toString("base64url");
}
