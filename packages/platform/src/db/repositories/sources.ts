import type { SourceRepository } from "@agency/core/sources/source-repository";
import type { Database } from "../database.ts";
import { sourceEntity } from "../entities/connections.ts";
import { forgetAccounts } from "./figures.ts";

export function sourceRepository(database: Database): SourceRepository {
  const { manager, select, write, writeOne } = database;
  return {
    ofClient: (clientId) => manager.find(sourceEntity, { where: { clientId }, order: { kind: "ASC" } }),
    clientCounts: async () => {
      const rows = await select(
        "SELECT connectionId, COUNT(DISTINCT clientId) AS clients FROM sources GROUP BY connectionId",
        [],
      );
      return new Map(rows.map(({ connectionId, clients }) => [String(connectionId), Number(clients)]));
    },
    save: (source) =>
      write(async (transaction) => {
        await transaction.delete(sourceEntity, { clientId: source.clientId, kind: source.kind });
        await transaction.insert(sourceEntity, source);
        await forgetAccounts(database, transaction, source);
      }),
    setTracking: (id, tracking) =>
      writeOne(async (transaction) => void (await transaction.update(sourceEntity, { id }, { tracking }))),
    setFills: (changes) =>
      write(async (transaction) => {
        for (const { id, fills } of changes) await transaction.update(sourceEntity, { id }, { fills });
      }),
    delete: (clientId, kind) =>
      writeOne(async (transaction) => void (await transaction.delete(sourceEntity, { clientId, kind }))),
  };
}
