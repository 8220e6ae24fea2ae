import type { FastifyInstance } from "fastify";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { scoped } from "../own-clients/own-clients.ts";
import { callerScope } from "../own-clients/require-scope.ts";
import { readClientId } from "./client-id.ts";

/** For people and tokens that see only some clients, the address of another client's page leads nowhere, also in the portal. */
export function guardClients(app: FastifyInstance, { database }: Context): void {
  app.addHook("preHandler", async (request) => {
    const { contractRoute } = request.routeOptions.config;
    const { clientId } = (request.params ?? {}) as { clientId?: unknown };
    if (!contractRoute || contractRoute.contract.access === "public" || typeof clientId !== "string") return;
    const signedIn = await request.signedIn();
    const scope = signedIn ? callerScope(signedIn) : "all";
    if (scope === "all") return;
    const own = scoped(scope, "client.id");
    const [found] = await database.select(
      `SELECT client.id AS id FROM clients client WHERE client.accessId = ?${own.sql}`,
      [readClientId(clientId), ...own.values],
    );
    if (!found) throw new Refusal("client_not_found");
  });
}
