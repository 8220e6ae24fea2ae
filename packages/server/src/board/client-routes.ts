import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/clients";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { monthBounds } from "@agency/model/time-zone";
import { tellActivity } from "../activity/record.ts";
import { requireClientUnchanged } from "../clients/changed-meanwhile.ts";
import { newClientId } from "../clients/client-id.ts";
import { createClient } from "../clients/create-client.ts";
import { findClient } from "../clients/find-client.ts";
import { presentClient, presentWithContacts, readChange, readDetails } from "../clients/routes.ts";
import { findContacts, listClients } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import type { MailFolder } from "../kit/mail/mail-folder.ts";
import { requireFilteredScope, requireScope } from "../own-clients/require-scope.ts";
import { colleaguesById } from "../responsible/store.ts";
import { insertFirstSchedules } from "../schedules/store.ts";
import { type MissingReads, missingReads } from "../sources/reads-store.ts";
import { unreadProblem } from "../sources/source.ts";
import { clientAnalytics, deleteClient, replaceAccessId, updateClient } from "./change-client.ts";
import { type BoardClient, boardClients } from "./store.ts";

/** The clients with the state of their months, and what stores or changes more than the client. */
export function boardClientRoutes(
  app: FastifyInstance,
  context: Context & { mailFolder: Pick<MailFolder, "remove"> },
): void {
  const { clock, database, mailFolder, random } = context;

  handle(app, contracts.createClient, async ({ body }) => {
    const { contacts, confirmed, scheduled, ...input } = body;
    const created = await createClient(context, readDetails(input, await clock()), {
      contacts,
      confirmed,
      along: scheduled ? (transaction, client) => insertFirstSchedules(transaction, [client]) : undefined,
    });
    return presentClient(created.client, created.contacts);
  });

  handle(app, contracts.readAnalytics, async ({ request }) =>
    clientAnalytics(database, await requireScope(request), monthBounds(await clock())),
  );

  handle(app, contracts.listClients, async ({ query, request, reply }) => {
    const scope = await requireFilteredScope(request, query);
    const found = await listClients(database, { ...query, scope });
    reply.header("x-total-count", found.total);
    const clientIds = found.clients.map(({ id }) => id);
    const month = { type: "monthly", start: lastCompletePeriod("monthly", await clock()).start } as const;
    const responsibleIds = found.clients.flatMap(({ responsibleId }) => responsibleId ?? []);
    const [colleagues, contacts, months, missing] = await Promise.all([
      colleaguesById(database, responsibleIds),
      findContacts(database, clientIds),
      boardClients(database, { ...month, scope, clientIds }),
      missingReads(database, clientIds, month.type, month),
    ]);
    const monthsById = new Map(months.map((one) => [one.id, one]));
    return found.clients.map((client) => ({
      ...presentClient(client, contacts.get(client.id) ?? []),
      responsible: colleagues.get(client.responsibleId ?? "") ?? null,
      month: presentMonth(monthsById.get(client.id), missing.get(client.id)),
    }));
  });

  handle(app, contracts.updateClient, async ({ params, body }) => {
    const { seen, ...asked } = body;
    const client = await findClient(database, params.clientId);
    const current = seen && { id: client.id, now: await presentWithContacts(database, client), seen };
    const wanted = current ? await requireClientUnchanged(database, { ...current, wanted: asked }) : asked;
    const change = readChange(client, wanted, await clock());
    const updated = await updateClient(context, client, change, {
      contacts: body.contacts,
      ...(seen && { expected: client.updatedAt }),
    });
    return presentClient(updated.client, updated.contacts);
  });

  handle(app, contracts.deleteClient, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    tellActivity({ details: { name: client.name } });
    await mailFolder.remove(await deleteClient(database, client.id));
    await database.forgetDeleted();
    return null;
  });

  handle(app, contracts.rotateClientId, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    const accessId = newClientId(random);
    await replaceAccessId(database, client.id, accessId);
    return presentWithContacts(database, { ...client, accessId });
  });
}

/** The state of a client's last month; null when no report is due. */
function presentMonth(month: BoardClient | undefined, missing: MissingReads | undefined): contracts.ClientRow["month"] {
  return month ? { state: month.state, origins: month.origins, unread: unreadProblem(missing?.unread ?? []) } : null;
}
