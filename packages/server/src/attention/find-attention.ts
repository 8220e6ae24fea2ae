import { serverTroubles } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { dueTogether } from "../kit/work/work.ts";
import { findMailRush } from "../notifications/mail-budgets.ts";
import { dueNotifications } from "../notifications/store.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { dueReports } from "../sending/store.ts";
import { workerLastSeenAt } from "../settings/store.ts";
import { type Attention, attentionAt, type AttentionItem, type ServerItem, type WorkerItem } from "./attention.ts";
import { mailPatience, type ServerState, listTroubles, workerPatience } from "./server-state.ts";
import { findMailOutage, findWaiting } from "./store.ts";

export type AttentionNeeds = Context & { server: () => Promise<ServerState> };

/**
 * Finds work for the staff: the server's troubles first, and at most `limit` items of each other kind.
 * @param untoldOnly whether alerts of which an email told are left out
 */
export async function findAttention(
  { database, server, clock }: AttentionNeeds,
  limit: number,
  { untoldOnly = false } = {},
): Promise<Attention> {
  const now = await clock();
  const [state, outage, rush, found] = await Promise.all([
    server(),
    findMailOutage(database, new Date(now.getTime() - mailPatience)),
    findMailRush(database),
    findWaiting(database, "all", attentionAt(now, limit, { untoldOnly })),
  ]);
  const troubles: ServerItem[] = [
    ...listTroubles(state, now),
    ...(outage ? [{ kind: "mail_outage", ...outage } as const] : []),
    ...(rush ? [{ kind: "mail_rush", ...rush } as const] : []),
  ].toSorted((one, other) => serverTroubles.indexOf(one.kind) - serverTroubles.indexOf(other.kind));
  return {
    total: troubles.length + found.total,
    counts: { ...countKinds(troubles), ...found.counts },
    items: [...troubles, ...found.items],
  };
}

function countKinds(items: ServerItem[]): Partial<Record<ServerItem["kind"], number>> {
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]));
}

/** What waits about some clients, such as those of somebody who sees no others. The server is not their business. */
export const findOwnAttention = async (
  { database, clock }: AttentionNeeds,
  scope: Scope,
  limit: number,
): Promise<Attention> => findWaiting(database, scope, attentionAt(await clock(), limit));

/** The same as `findAttention`, and first of all that no worker runs, which no worker could email. */
export async function findAttentionOnPage(
  needs: AttentionNeeds,
  limit: number,
): Promise<Attention<AttentionItem | WorkerItem>> {
  const now = await needs.clock();
  const [found, away] = await Promise.all([
    findAttention(needs, limit),
    findAbsence(needs.database, new Date(now.getTime() - workerPatience)),
  ]);
  if (away === null) return found;
  return {
    total: found.total + 1,
    counts: { worker_away: 1, ...found.counts },
    items: [away, ...found.items],
  };
}

/** Where no worker was ever seen, only work that has waited since `before` tells a missing one from one that is starting. */
async function findAbsence(database: Database, before: Date): Promise<WorkerItem | null> {
  const since = await workerLastSeenAt(database);
  if (since !== null) return since < before ? { kind: "worker_away", since } : null;
  const { oldest } = dueTogether(await Promise.all([dueReports(database), dueNotifications(database)]));
  return oldest !== null && oldest < before ? { kind: "worker_away", since } : null;
}
