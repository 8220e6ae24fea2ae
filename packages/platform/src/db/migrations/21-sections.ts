import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, key, longText } from "./columns.ts";

/** The sections of reports that the staff chose for a client. A client without a row has those of its package. */
export class Sections1797750000000 implements MigrationInterface {
  name = "Sections1797750000000";

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: "client_sections",
      columns: { clientId: key(36), sections: longText },
      belongsTo: { column: "clientId", table: "clients", name: "client_sections_client" },
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
