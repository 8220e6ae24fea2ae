import type { Database } from "../kit/db/database.ts";
import type { ImportMemory } from "./import-memory.ts";
import { importMappingEntity } from "./mappings-table.ts";

export function importMemory({ manager, write }: Database): ImportMemory {
  return {
    read: async (clientId) => (await manager.findOneBy(importMappingEntity, { clientId }))?.mapping ?? null,
    save: (clientId, mapping) =>
      write(async (transaction) => {
        await transaction.upsert(importMappingEntity, { clientId, mapping }, ["clientId"]);
      }),
  };
}
