import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/clients";
import { maximumLogoBytes } from "@agency/model/limits";
import type { Dependencies } from "../dependencies.ts";
import { HttpError } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { sandboxed } from "../kit/http/sandboxed.ts";
import { answerLogo } from "./answer-logo.ts";
import { presentClient } from "./client-presenter.ts";
import { findClient } from "./find-client.ts";
import { keepLogo } from "./keep-logo.ts";
import type { PortalAccess } from "./portal-access.ts";

export function logoRoutes(app: FastifyInstance, dependencies: Dependencies, portal: PortalAccess): void {
  const { clients, logos, sandbox } = dependencies;

  handle(app, contracts.readLogo, async ({ params, query, request, reply }) => {
    return answerLogo(logos, reply, await portal.clientOf(request, params.clientId), query.version);
  });

  handle(app, contracts.keepLogo, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    const file = Buffer.from(body.file, "base64");
    if (file.length > maximumLogoBytes) throw new HttpError("body_too_large");
    const drawLogo = (bytes: Uint8Array) => sandboxed(sandbox.run.drawLogo(bytes), "logo_unreadable");
    const kept = await keepLogo({ logos, drawLogo }, client, file);
    return presentClient(kept, (await clients.contacts([client.id])).get(client.id) ?? []);
  });

  handle(app, contracts.removeLogo, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    await logos.remove(client.id);
    return null;
  });
}
