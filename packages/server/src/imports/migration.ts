import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function importsTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  await createTable(runner, {
    name: "import_mappings",
    columns: {
      clientId: key(36),
      mapping: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "import_mappings_client" },
  });
  await createTable(runner, {
    name: "import_files",
    columns: {
      id: key(36),
      session: text(64),
      name: text(200),
      expiresAt: moment,
    },
    indices: [
      { name: "import_files_session", columnNames: ["session", "expiresAt"] },
      { name: "import_files_expires_at", columnNames: ["expiresAt"] },
    ],
  });
  await createTable(runner, {
    name: "import_file_parts",
    columns: {
      fileId: key(36),
      number: { ...whole, isPrimary: true },
      content: longText,
    },
    belongsTo: { column: "fileId", table: "import_files", name: "import_file_parts_file" },
  });
}
