import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/clients/routes";
import { newClientId } from "@agency/core/clients/client-id";
import { createClient } from "@agency/core/clients/create-client";
import { findClient } from "@agency/core/clients/find-client";
import { updateClient } from "@agency/core/clients/update-client";
import { monthBounds } from "@agency/model/time-zone";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";
import type { PortalAccess } from "../../portal-access.ts";
import { presentClient, presentPortalClient, readChange, readDetails } from "./client-presenter.ts";

export function clientRoutes(app: FastifyInstance, dependencies: Dependencies, portal: PortalAccess): void {
  const { clients, clock, random } = dependencies;

  handle(app, contracts.readAnalytics, async () => clients.analytics(monthBounds(await clock())));

  handle(app, contracts.listClients, async ({ query, reply }) => {
    const found = await clients.list(query);
    reply.header("x-total-count", found.total);
    return found.clients.map(presentClient);
  });

  handle(app, contracts.createClient, async ({ body }) =>
    presentClient(await createClient(dependencies, readDetails(body, await clock()))),
  );

  handle(app, contracts.readClient, async ({ params, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    return (await request.signedIn()) ? presentClient(client) : presentPortalClient(client);
  });

  handle(app, contracts.updateClient, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    return presentClient(await updateClient(dependencies, client, readChange(client, body, await clock())));
  });

  handle(app, contracts.deleteClient, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    await clients.delete(client.id);
    return null;
  });

  handle(app, contracts.rotateClientId, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    const accessId = newClientId(random);
    await clients.replaceAccessId(client.id, accessId);
    return presentClient({ ...client, accessId });
  });
}
