import type { ImportMemory } from "@agency/core/imports/import-memory";
import type { Database } from "../database.ts";
import { importMappingEntity } from "../entities/import-mappings.ts";

export function importMemory({ manager, write }: Database): ImportMemory {
  return {
    read: async (clientId) => (await manager.findOneBy(importMappingEntity, { clientId }))?.mapping ?? null,
    save: (clientId, mapping) =>
      write(async (transaction) => {
        await transaction.upsert(importMappingEntity, { clientId, mapping }, ["clientId"]);
      }),
  };
}
