import { serverTroubles } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import { type Attention, attentionAt, type ServerItem } from "./attention.ts";
import { mailPatience, type ServerState, serverTroublesOf } from "./server-state.ts";
import { findMailOutage, findWaiting } from "./store.ts";

export type AttentionNeeds = Pick<Context, "database" | "clock"> & { server: () => Promise<ServerState> };

/** Finds work for the staff: the server's troubles first, and at most `limit` items of each other kind. */
export async function findAttention({ database, server, clock }: AttentionNeeds, limit: number): Promise<Attention> {
  const now = await clock();
  const [state, outage, found] = await Promise.all([
    server(),
    findMailOutage(database, new Date(now.getTime() - mailPatience)),
    findWaiting(database, attentionAt(now, limit)),
  ]);
  const troubles: ServerItem[] = [
    ...serverTroublesOf(state, now),
    ...(outage ? [{ kind: "mail_outage", ...outage } as const] : []),
  ].toSorted((one, other) => serverTroubles.indexOf(one.kind) - serverTroubles.indexOf(other.kind));
  return {
    total: troubles.length + found.total,
    counts: { ...Object.fromEntries(troubles.map(({ kind }) => [kind, 1])), ...found.counts },
    items: [...troubles, ...found.items],
  };
}
