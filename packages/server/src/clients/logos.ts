import type { FastifyReply } from "fastify";
import { createHash } from "node:crypto";
import type { Database } from "../kit/db/database.ts";
import { HttpError } from "../kit/http/errors.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Client, Logo, LogoFacts, LogoProblem } from "./client.ts";
import { readLogo, saveLogo } from "./store.ts";

type Keeping = {
  database: Database;
  /** Draws a file of others as a PNG. */
  drawLogo: (file: Uint8Array) => Promise<Logo | { problem: LogoProblem }>;
};

/**
 * Keeps the picture that a file shows as the client's logo, in place of the one before. The file itself is not kept.
 * @throws Refusal logo_unreadable, logo_too_large, logo_cmyk or logo_incomplete
 */
export async function keepLogo(
  { database, drawLogo }: Keeping,
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

/** How long a browser keeps a logo whose address names its version, in seconds: a day. */
const keptFor = 86_400;

/** A client's logo as a PNG. @throws HttpError `not_found` when the client has none */
export async function answerLogo(
  database: Database,
  reply: FastifyReply,
  client: Pick<Client, "id" | "logo">,
  version: string | undefined,
) {
  const picture = client.logo && (await readLogo(database, client.id));
  if (!client.logo || !picture) throw new HttpError("not_found");
  // Private: no shared cache should answer for the client ID, or the token, in the address.
  if (version === client.logo.version) reply.header("cache-control", `private, max-age=${keptFor}`);
  return picture;
}
