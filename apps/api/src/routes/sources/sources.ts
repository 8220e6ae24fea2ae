import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/sources/routes";
import type { Source } from "@agency/contracts/sources/schemas";
import { findClient } from "@agency/core/clients/find-client";
import { type Connection, connectionState } from "@agency/core/connections/connection";
import { chooseSource } from "@agency/core/sources/choose-source";
import type { Source as Stored } from "@agency/core/sources/source";
import type { Dependencies } from "../../dependencies.ts";
import { staffOf } from "../../http/authenticate.ts";
import { handle } from "../../http/handle.ts";
import { askingGoogle } from "../connections/google-failed.ts";

export function sourceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { connections, sources, secretBox } = dependencies;

  handle(app, contracts.listSources, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    return present(await sources.ofClient(client.id));
  });

  handle(app, contracts.chooseSource, async ({ params, body, request }) => {
    const { staff } = await staffOf(request);
    const client = await findClient(dependencies, params.clientId);
    const choice = { ...body, clientId: client.id, kind: params.kind, username: staff.username };
    const chosen = await askingGoogle(request, () => chooseSource(dependencies, choice));
    return presentOne(chosen, await connections.list());
  });

  handle(app, contracts.clearSource, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    await sources.delete(client.id, params.kind);
    return null;
  });

  async function present(list: Stored[]): Promise<Source[]> {
    const known = await connections.list();
    return list.map((source) => presentOne(source, known));
  }

  function presentOne({ chosenAt, ...source }: Stored, known: Connection[]): Source {
    const connection = known.find(({ id }) => id === source.connectionId);
    const { kind, accountId, name, timeZone, connectionId, chosenBy } = source;
    return {
      kind,
      accountId,
      name,
      timeZone,
      connectionId,
      email: connection?.email ?? "",
      state: connection ? connectionState(secretBox, connection) : "disconnected",
      chosenBy,
      chosenAt: chosenAt.toISOString(),
    };
  }
}
