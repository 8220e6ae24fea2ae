import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, key, longText } from "./columns.ts";

/** What was decided about the columns and dates of a client's files, so that it is asked once. */
export class ImportMappings1797300000000 implements MigrationInterface {
  name = "ImportMappings1797300000000";

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: "import_mappings",
      columns: { clientId: key(36), mapping: longText },
      belongsTo: { column: "clientId", table: "clients", name: "import_mappings_client" },
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
