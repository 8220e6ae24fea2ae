import type { FastifyInstance, FastifyReply } from "fastify";
import { createHash } from "node:crypto";
import * as contracts from "@agency/contracts/clients";
import { maximumLogoBytes } from "@agency/model/limits";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { HttpError, sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Client, Logo, LogoFacts, LogoProblem } from "./client.ts";
import { findClient } from "./find-client.ts";
import type { PortalAccess } from "./portal-access.ts";
import { presentWithContacts } from "./routes.ts";
import type { ClientSandbox } from "./sandbox-tasks.ts";
import { readLogo, removeLogo, saveLogo } from "./store.ts";

export function logoRoutes(
  app: FastifyInstance,
  { database, sandbox }: Context & { sandbox: ClientSandbox },
  portal: PortalAccess,
): void {
  handle(app, contracts.readLogo, async ({ params, query, request, reply }) => {
    return answerLogo(database, reply, await portal.findClient(request, params.clientId), query.version);
  });

  handle(app, contracts.keepLogo, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    const file = Buffer.from(body.file, "base64");
    if (file.length > maximumLogoBytes) throw new HttpError("body_too_large");
    const drawLogo = (bytes: Uint8Array) => sandboxed(sandbox.run.drawLogo(bytes), "logo_unreadable");
    const kept = await keepLogo({ database, drawLogo }, client, file);
    return presentWithContacts(database, kept);
  });

  handle(app, contracts.removeLogo, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    await removeLogo(database, client.id);
    return null;
  });
}

type Keeping = {
  database: Database;
  /** Draws a file of others as a PNG. */
  drawLogo: (file: Uint8Array) => Promise<Logo | { problem: LogoProblem }>;
};

/**
 * Keeps the picture that a file shows as the client's logo, in place of the one before. The file itself is not kept.
 * @throws Refusal logo_unreadable, logo_too_large, logo_cmyk or logo_incomplete
 */
async function keepLogo(
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
