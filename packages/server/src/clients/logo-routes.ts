import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/clients";
import { maximumLogoBytes } from "@agency/model/limits";
import type { Context } from "../kit/context.ts";
import { HttpError, sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { findClient } from "./find-client.ts";
import { answerLogo, keepLogo } from "./logos.ts";
import type { PortalAccess } from "./portal-access.ts";
import { presentWithContacts } from "./routes.ts";
import type { ClientSandbox } from "./sandbox-tasks.ts";
import { removeLogo } from "./store.ts";

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
