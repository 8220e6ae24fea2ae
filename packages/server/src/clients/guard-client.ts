import type { FastifyInstance } from "fastify";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { scoped } from "../own-clients/own-clients.ts";
import { readClientId } from "./client-id.ts";

/** For people who see only their own clients, the address of another client's page leads nowhere, also in the portal. */
export function guardClients(app: FastifyInstance, { database }: Pick<Context, "database">): void {
  app.addHook("preHandler", async (request) => {
    const { contractRoute } = request.routeOptions.config;
    const { clientId } = (request.params ?? {}) as { clientId?: unknown };
    if (!contractRoute || contractRoute.contract.access === "public" || typeof clientId !== "string") return;
    const signedIn = await request.signedIn();
    if (!signedIn?.staff.ownClientsOnly) return;
    const own = scoped({ staffId: signedIn.staff.id }, "client.id");
    const [found] = await database.select(
      `SELECT client.id AS id FROM clients client WHERE client.accessId = ?${own.sql}`,
      [readClientId(clientId), ...own.values],
    );
    if (!found) throw new Refusal("client_not_found");
  });
}
