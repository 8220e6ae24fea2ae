import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/alerts";
import { findClient } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { presentAlert } from "./present.ts";
import { dismissAlert, openAlerts } from "./store.ts";

/** What was noticed of a client between two reports. */
export function alertRoutes(app: FastifyInstance, { database, clock }: Context): void {
  handle(app, contracts.listAlerts, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    return { alerts: (await openAlerts(database, client.id)).map(presentAlert) };
  });

  handle(app, contracts.dismissAlert, async ({ params, request }) => {
    const client = await findClient(database, params.clientId);
    const which = { clientId: client.id, id: params.alertId };
    const dismissed = { at: await clock(), by: await requireAuthor(request) };
    if (!(await dismissAlert(database, which, dismissed))) throw new Refusal("not_found");
    return null;
  });
}
