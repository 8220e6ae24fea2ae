import { EntitySchema } from "typeorm";
import { belongsTo, json, key, longText, moment, text, whole } from "../kit/db/columns.ts";
import type { ImportMapping } from "./import-result.ts";

type ImportFile = { id: string; session: string; name: string; expiresAt: Date };

/** A file of figures that is being asked about. `session` is the hash of the session that uploaded it. */
export const importFileEntity = new EntitySchema<ImportFile>({
  name: "importFile",
  tableName: "import_files",
  columns: { id: key(36), session: text(64), name: text(200), expiresAt: moment },
  indices: [
    { name: "import_files_session", columns: ["session", "expiresAt"] },
    { name: "import_files_expires_at", columns: ["expiresAt"] },
  ],
});

/** A part of its bytes as base64: a text column of MariaDB holds 64 kB. */
export const importFilePartEntity = new EntitySchema<{ fileId: string; number: number; content: string }>({
  name: "importFilePart",
  tableName: "import_file_parts",
  columns: {
    fileId: { ...belongsTo("importFile", "import_file_parts_file"), primary: true },
    number: { ...whole, primary: true },
    content: longText,
  },
});

export const importMappingEntity = new EntitySchema<{ clientId: string; mapping: ImportMapping }>({
  name: "importMapping",
  tableName: "import_mappings",
  columns: { clientId: { ...belongsTo("client", "import_mappings_client"), primary: true }, mapping: json },
});
