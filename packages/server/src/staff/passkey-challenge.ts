import { timingSafeEqual } from "node:crypto";
import type { Sign } from "./signing-key.ts";

/** How long somebody may take with their authenticator, in minutes. */
const minutes = 5;

/** The same in milliseconds, which browsers are told. */
export const challengeTimeout = minutes * 60_000;

const timeBytes = 8;
const randomBytes = 16;

/**
 * What a challenge is for: to sign in, or to add a passkey or an app with its secret to one account, or confirm for it. It is signed and not stored, so that nobody can use up the room or the
 * turns of those who want to sign in.
 */
export type Purpose = "sign-in" | `add ${string}` | `confirm ${string}` | `code app ${string}`;

/** A challenge in base64url: when it ends, random bytes, and the signature over both and its purpose. */
export async function makeChallenge(
  sign: Sign,
  random: (bytes: number) => Uint8Array,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const end = Buffer.alloc(timeBytes);
  end.writeBigUInt64BE(BigInt(now.getTime() + challengeTimeout));
  const content = Buffer.concat([end, random(randomBytes)]);
  return Buffer.concat([content, await signature(sign, purpose, content)]).toString("base64url");
}

/** When a challenge ends; null for one that is over, was made for something else, or is not ours. */
export async function challengeEnd(sign: Sign, purpose: Purpose, challenge: string, now: Date): Promise<Date | null> {
  const bytes = Buffer.from(challenge, "base64url");
  const content = bytes.subarray(0, timeBytes + randomBytes);
  const given = bytes.subarray(timeBytes + randomBytes);
  if (content.length < timeBytes + randomBytes) return null;
  const right = await signature(sign, purpose, content);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const end = new Date(Number(content.readBigUInt64BE()));
  return end > now ? end : null;
}

async function signature(sign: Sign, purpose: Purpose, content: Buffer): Promise<Buffer> {
  return Buffer.from(await sign(`passkey ${purpose} ${content.toString("base64url")}`), "base64url");
}
