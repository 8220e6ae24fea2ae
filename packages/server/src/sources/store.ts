import { plannedRemoval, removeFigures } from "../figures/remove-figures.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import type { SourceRepository } from "./source-repository.ts";
import { sourceEntity } from "./table.ts";

export function sourceRepository(database: Database): SourceRepository {
  const { manager, select, write, writeOne } = database;
  return {
    ofClient: (clientId) => manager.find(sourceEntity, { where: { clientId }, order: { kind: "ASC" } }),
    usersOf: async (kind, accountIds) => {
      if (accountIds.length === 0) return new Map();
      const rows = await select(
        `SELECT source.accountId AS accountId, client.id AS id, client.name AS name FROM sources source
          INNER JOIN clients client ON client.id = source.clientId
          WHERE source.kind = ? AND source.accountId IN (${placeholders(accountIds)}) ORDER BY client.name, client.id`,
        [kind, ...accountIds],
      );
      const users = rows.map(({ accountId, id, name }) => ({
        accountId: String(accountId),
        id: String(id),
        name: String(name),
      }));
      return Map.groupBy(users, ({ accountId }) => accountId);
    },
    clientCounts: async () => {
      const rows = await select(
        "SELECT connectionId, COUNT(DISTINCT clientId) AS clients FROM sources GROUP BY connectionId",
        [],
      );
      return new Map(rows.map(({ connectionId, clients }) => [String(connectionId), Number(clients)]));
    },
    removal: (clientId, leaving) => plannedRemoval(manager, clientId, leaving),
    save: (source, { approvedToo }) =>
      write(async (transaction) => {
        const { clientId, kind, accountId: staying, chosenBy: by, chosenAt: at } = source;
        await transaction.delete(sourceEntity, { clientId, kind });
        await transaction.insert(sourceEntity, source);
        return removeFigures(database, transaction, { clientId, leaving: { kind, staying }, approvedToo, by, at });
      }),
    setTracking: (id, tracking) =>
      writeOne(async (transaction) => void (await transaction.update(sourceEntity, { id }, { tracking }))),
    setFills: (changes) =>
      write(async (transaction) => {
        for (const { id, fills } of changes) await transaction.update(sourceEntity, { id }, { fills });
      }),
    delete: (clientId, kind, { approvedToo, by, at }) =>
      write(async (transaction) => {
        await transaction.delete(sourceEntity, { clientId, kind });
        return removeFigures(database, transaction, {
          clientId,
          leaving: { kind, staying: null },
          approvedToo,
          by,
          at,
        });
      }),
  };
}
