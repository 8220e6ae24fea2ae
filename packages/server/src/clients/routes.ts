import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/clients";
import type { Client } from "@agency/contracts/clients";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { monthBounds } from "@agency/model/time-zone";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { newClientId } from "./client-id.ts";
import { presentClient, presentMonth, presentPortalClient, readChange, readDetails } from "./client-presenter.ts";
import type { Client as StoredClient } from "./client.ts";
import { createClient } from "./create-client.ts";
import { findClient } from "./find-client.ts";
import type { PortalAccess } from "./portal-access.ts";
import { clientAnalytics, contactsOf, deleteClient, listClients, replaceAccessId } from "./store.ts";
import { updateClient } from "./update-client.ts";

export function clientRoutes(app: FastifyInstance, dependencies: Dependencies, portal: PortalAccess): void {
  const { board, clock, database, mailFolder, random } = dependencies;

  handle(app, contracts.readAnalytics, async () => clientAnalytics(database, monthBounds(await clock())));

  handle(app, contracts.listClients, async ({ query, reply }) => {
    const found = await listClients(database, query);
    reply.header("x-total-count", found.total);
    const ids = found.clients.map(({ id }) => id);
    const [contacts, months] = await Promise.all([
      contactsOf(database, ids),
      board.clients("monthly", lastCompletePeriod("monthly", await clock()), ids),
    ]);
    const monthOf = new Map(months.map((month) => [month.id, month]));
    return found.clients.map((client) => ({
      ...presentClient(client, contacts.get(client.id) ?? []),
      month: presentMonth(monthOf.get(client.id), dependencies),
    }));
  });

  handle(app, contracts.createClient, async ({ body }) => {
    const created = await createClient(dependencies, readDetails(body, await clock()), body.contacts);
    return presentClient(created.client, created.contacts);
  });

  handle(app, contracts.readClient, async ({ params, request }) => {
    const client = await portal.clientOf(request, params.clientId);
    return (await request.signedIn()) ? presentWithContacts(client) : presentPortalClient(client);
  });

  handle(app, contracts.updateClient, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    const change = readChange(client, body, await clock());
    const updated = await updateClient(dependencies, client, change, body.contacts);
    return presentClient(updated.client, updated.contacts);
  });

  handle(app, contracts.deleteClient, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    await mailFolder.remove(await deleteClient(database, client.id));
    await database.forgetDeleted();
    return null;
  });

  handle(app, contracts.rotateClientId, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    const accessId = newClientId(random);
    await replaceAccessId(database, client.id, accessId);
    return presentWithContacts({ ...client, accessId });
  });

  async function presentWithContacts(client: StoredClient): Promise<Client> {
    return presentClient(client, (await contactsOf(database, [client.id])).get(client.id) ?? []);
  }
}
