import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, key, longText } from "./columns.ts";

/** The clients' logos: the picture in a table of its own, and what pages need to know of it beside the client. */
export class ClientLogos1797650000000 implements MigrationInterface {
  name = "ClientLogos1797650000000";

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: "client_logos",
      columns: { clientId: key(36), picture: longText },
      belongsTo: { column: "clientId", table: "clients", name: "client_logos_client" },
    });
    // In plain SQL: on SQLite, TypeORM would recreate the table.
    await runner.query("ALTER TABLE clients ADD COLUMN logo text NULL");
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
