import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import pLimit from "p-limit";
import { passwordLength } from "@agency/contracts/staff";
import { knownWords, namesKnownHere } from "./known-words.ts";

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

/** Says what is wrong with a chosen password; null when it is fine. */
export async function passwordProblem(password: string, username: string): Promise<string | null> {
  const { minimum, maximum } = passwordLength;
  if (password.length < minimum || password.length > maximum) {
    return `The password must have ${minimum} to ${maximum} characters.`;
  }
  return (await isGuessedFirst(password, username)) ? "The password is too easy to guess. Choose another one." : null;
}

/** Some 50,000 words, which only a choice of a password needs. */
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/**
 * Whether attackers would try a password first (OWASP ASVS 5.0, 6.2.4 and 6.2.11), in any case: a common password, also
 * with digits and symbols around it or in place of letters, one made only of known names, places and phrases with digits and
 * symbols, or the same few characters over and over.
 */
export async function isGuessedFirst(
  password: string,
  username: string,
  names: readonly string[] = namesKnownHere,
): Promise<boolean> {
  common ??= readCommon();
  const tried = await common;
  const text = password.toLowerCase();
  const parts = [...[username, ...names].flatMap(words), ...knownWords.map(letters)];
  if (tried.has(text) || isRepeated(text) || consistsOnly(letters(text), parts)) return true;
  const core = /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? "";
  return [letters(text), letters(core.replaceAll(/[0134@57$!]/g, (sign) => meant[sign] ?? ""))].some(
    (word) => word.length >= shortest && tried.has(word),
  );
}

/** Whether a text is a block of at most half its length over and over; the last one may be cut. */
function isRepeated(text: string): boolean {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const block = text.slice(0, length);
    if (block.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** Shorter words occur in many passwords by chance. */
const shortest = 4;

/** Signs that people put in place of letters. */
const meant: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "!": "i",
};

/** A name and its parts, except short parts that occur in many words. */
function words(name: string): string[] {
  return [letters(name), ...name.split(/\P{L}+/u).map(letters)].filter((word) => word.length >= shortest);
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/\P{L}/gu, "");
}

function consistsOnly(text: string, parts: string[]): boolean {
  const rest = parts
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(part, ""), text);
  return parts.length > 0 && text !== "" && rest === "";
}
