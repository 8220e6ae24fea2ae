import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { passwordLength } from "@agency/contracts/auth";
import type { Database } from "../kit/db/database.ts";
import { namesKnownHere } from "./names-known-here.ts";
import { isGuessedFirst } from "./password/common-passwords.ts";
import { hashPassword } from "./password/password.ts";
import { staffRepository } from "./store.ts";

/** A password of 96 random bits, for an account whose owner has not chosen one yet. */
export function newPassword(): string {
  return randomBytes(12).toString("base64url");
}

/** What is wrong with a chosen password, in words; null when it is fine. */
export function passwordProblem(password: string, username: string): string | null {
  const { minimum, maximum } = passwordLength;
  if (password.length < minimum || password.length > maximum) {
    return `The password must have ${minimum} to ${maximum} characters.`;
  }
  return isGuessedFirst(password, [username, ...namesKnownHere])
    ? "The password is too easy to guess. Choose another one."
    : null;
}

/** Adds a staff account. */
export async function addStaff(
  database: Database,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const now = await database.now();
  await staffRepository(database).insert({
    id: v7(),
    username,
    passwordHash: await hashPassword(password),
    createdAt: now,
    passwordChangedAt: now,
  });
}
