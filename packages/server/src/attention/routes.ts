import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/attention";
import { presentAlert } from "../alerts/present.ts";
import { formatClientId } from "../clients/client-id.ts";
import { handle } from "../kit/http/handle.ts";
import { requireFilteredScope } from "../own-clients/require-scope.ts";
import type { AttentionItem, WorkerItem } from "./attention.ts";
import { type AttentionNeeds, findAttentionOnPage, findOwnAttention } from "./find-attention.ts";

export function attentionRoutes(app: FastifyInstance, needs: AttentionNeeds): void {
  handle(app, contracts.readAttention, async ({ query, request }) => {
    const scope = await requireFilteredScope(request, query);
    const found =
      scope === "all" ? findAttentionOnPage(needs, query.limit) : findOwnAttention(needs, scope, query.limit);
    const { items, ...counted } = await found;
    return { ...counted, items: items.map(present) };
  });
}

function present(item: AttentionItem | WorkerItem) {
  switch (item.kind) {
    case "source_expiring":
      return { ...item, endsAt: item.endsAt.toISOString() };
    case "disk_low":
    case "table_ends":
      return item;
    case "mail_outage":
    case "notice_uncertain":
    case "notice_failed":
    case "mail_rush":
      return { ...item, since: item.since.toISOString() };
    case "worker_away":
    case "backup_late":
      return { kind: item.kind, since: item.since?.toISOString() ?? null };
    case "source_silent":
    case "month_fallen":
    case "ads_without_result": {
      const { client } = item;
      return {
        ...presentAlert({ ...item, foundAt: item.since }),
        clientId: formatClientId(client.accessId),
        clientName: client.name,
      };
    }
    default: {
      const { client, period, since, ...rest } = item;
      return {
        ...rest,
        clientId: formatClientId(client.accessId),
        clientName: client.name,
        reportPeriod: period,
        since: since.toISOString(),
      };
    }
  }
}
