import { EntitySchema } from "typeorm";
import type { ImportMapping } from "@agency/core/imports/import-result";
import { belongsTo, json } from "./columns.ts";

export const importMappingEntity = new EntitySchema<{ clientId: string; mapping: ImportMapping }>({
  name: "importMapping",
  tableName: "import_mappings",
  columns: { clientId: { ...belongsTo("client", "import_mappings_client"), primary: true }, mapping: json },
});
