import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/tokens";
import type { Token as PresentedToken } from "@agency/contracts/tokens";
import { hasRight } from "@agency/model/rights";
import { tellActivity } from "../activity/record.ts";
import { formatClientId } from "../clients/client-id.ts";
import { findClients } from "../clients/find-client.ts";
import { clientsById } from "../clients/store.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secrets.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import { notOffered } from "../responsible/store.ts";
import { deleteToken, insertToken, listTokens, readsTokens } from "./store.ts";
import { tokenPrefix } from "./token.ts";

const day = 86_400_000;

/** Somebody's own tokens. */
export function tokenRoutes(app: FastifyInstance, { database, clock, newId, random }: Context): void {
  handle(app, contracts.listTokens, async ({ request }) => ({
    on: await readsTokens(database),
    tokens: await present((await requireSignedIn(request)).staff.id),
  }));

  handle(app, contracts.makeToken, async ({ body: { name, days, clientIds, mayPropose }, request }) => {
    if (!(await readsTokens(database))) throw new Refusal("tokens_off");
    const { staff } = await requireSignedIn(request);
    if (mayPropose && !hasRight(staff, "reports")) throw notOffered("mayPropose");
    const found = clientIds === null ? null : await findClients(database, clientIds, await requireScope(request));
    const own = found?.map(({ client }) => {
      if (!client) throw new Refusal("client_not_found");
      return client.id;
    });
    const now = await clock();
    const secret = `${tokenPrefix}${newSecretToken(random)}`;
    const token = {
      id: newId(),
      staffId: staff.id,
      name,
      tokenHash: secretTokenHash(secret),
      clientsOnly: own !== undefined,
      mayPropose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * day),
      lastUsedAt: null,
    };
    tellActivity({ objectId: token.id, details: { token: name } });
    await insertToken(database, token, own ?? []);
    const made = (await present(staff.id)).find(({ id }) => id === token.id);
    if (!made) throw new Refusal("token_not_found");
    return { token: made, secret };
  });

  handle(app, contracts.endToken, async ({ params, request }) => {
    const { staff } = await requireSignedIn(request);
    const ended = (await listTokens(database, staff.id)).find(({ id }) => id === params.tokenId);
    tellActivity({ details: { token: ended?.name ?? "" } });
    if (!(await deleteToken(database, staff.id, params.tokenId))) throw new Refusal("token_not_found");
    return null;
  });

  async function present(staffId: string): Promise<PresentedToken[]> {
    const tokens = await listTokens(database, staffId);
    const clients = await clientsById(
      database,
      tokens.flatMap(({ clientIds }) => clientIds),
    );
    const byId = new Map(clients.map((client) => [client.id, client]));
    return tokens.map(({ id, name, clientsOnly, mayPropose, clientIds, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      mayPropose,
      clients: clientsOnly
        ? clientIds
            .flatMap((clientId) => byId.get(clientId) ?? [])
            .map((client) => ({ clientId: formatClientId(client.accessId), clientName: client.name }))
            .toSorted((one, other) => one.clientName.localeCompare(other.clientName))
        : null,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }
}
