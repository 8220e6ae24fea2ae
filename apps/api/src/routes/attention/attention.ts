import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/attention/routes";
import { findAttention } from "@agency/core/attention/find-attention";
import { formatClientId } from "@agency/core/clients/client-id";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";

export function attentionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  handle(app, contracts.readAttention, async ({ query }) => {
    const { items, ...counted } = await findAttention(dependencies, query.limit);
    return {
      ...counted,
      items: items.map(({ client, period, since, ...item }) => ({
        ...item,
        clientId: formatClientId(client.accessId),
        clientName: client.name,
        reportPeriod: period,
        since: since.toISOString(),
      })),
    };
  });
}
