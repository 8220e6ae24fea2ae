import { type EntityManager, In } from "typeorm";
import type { Database } from "../kit/db/database.ts";
import { type Scope, scoped } from "./own-clients.ts";
import { staffClientEntity } from "./table.ts";

/** The ids of the clients in a scope; null when none is left out. */
export async function clientsInScope({ select }: Database, scope: Scope): Promise<Set<string> | null> {
  if (scope === "all") return null;
  const own = scoped(scope, "client.id");
  const rows = await select(`SELECT client.id AS id FROM clients client WHERE 1 = 1${own.sql}`, own.values);
  return new Set(rows.map(({ id }) => String(id)));
}

/** The ids of the clients of several people, by the ids of these. */
export async function ownClients({ manager }: Database, staffIds: string[]): Promise<Map<string, string[]>> {
  const found = await manager.findBy(staffClientEntity, { staffId: In(staffIds) });
  return new Map(
    [...Map.groupBy(found, ({ staffId }) => staffId)].map(([id, own]) => [id, own.map(({ clientId }) => clientId)]),
  );
}

/** Gives somebody these clients in place of the ones before. */
export async function replaceOwnClients(transaction: EntityManager, staffId: string, clientIds: string[]) {
  await transaction.delete(staffClientEntity, { staffId });
  if (clientIds.length > 0)
    await transaction.insert(
      staffClientEntity,
      clientIds.map((clientId) => ({ staffId, clientId })),
    );
}
