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
      items: items.map((item) => {
        if (item.kind === "source_expiring") return { ...item, endsAt: item.endsAt.toISOString() };
        const { client, period, since, ...rest } = item;
        return {
          ...rest,
          clientId: formatClientId(client.accessId),
          clientName: client.name,
          reportPeriod: period,
          since: since.toISOString(),
        };
      }),
    };
  });
}
