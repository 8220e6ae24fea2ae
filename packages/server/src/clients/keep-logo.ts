import { createHash } from "node:crypto";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Client } from "./client.ts";
import type { Logo, LogoFacts, LogoProblem } from "./logo.ts";
import { saveLogo } from "./logos-store.ts";

type Dependencies = {
  database: Database;
  /** Draws a file of others as a PNG. */
  drawLogo: (file: Uint8Array) => Promise<Logo | { problem: LogoProblem }>;
};

/**
 * Keeps the picture that a file shows as the client's logo, in place of the one before. The file itself is not kept.
 * @throws Refusal logo_unreadable, logo_too_large or logo_incomplete
 */
export async function keepLogo(
  { database, drawLogo }: Dependencies,
  client: Client,
  file: Uint8Array,
): Promise<Client & { logo: LogoFacts }> {
  const drawn = await drawLogo(file);
  if ("problem" in drawn) throw new Refusal(`logo_${drawn.problem}`);
  const { png, ...facts } = drawn;
  const logo = { ...facts, version: createHash("sha256").update(png).digest("base64url").slice(0, 16) };
  await saveLogo(database, client.id, png, logo);
  return { ...client, logo };
}
