import { EntitySchema } from "typeorm";
import { belongsTo, json } from "../kit/db/columns.ts";
import type { ImportMapping } from "./import-result.ts";

export const importMappingEntity = new EntitySchema<{ clientId: string; mapping: ImportMapping }>({
  name: "importMapping",
  tableName: "import_mappings",
  columns: { clientId: { ...belongsTo("client", "import_mappings_client"), primary: true }, mapping: json },
});
