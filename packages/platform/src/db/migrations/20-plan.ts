import type { MigrationInterface, QueryRunner } from "typeorm";
import { createTable, key, longText, moment, optional, text } from "./columns.ts";

/** What the agency wants to reach for a client, and what it did. */
export class Plan1797700000000 implements MigrationInterface {
  name = "Plan1797700000000";

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: "targets",
      columns: { clientId: key(36), targets: longText },
      belongsTo: { column: "clientId", table: "clients", name: "targets_client" },
    });
    await createTable(runner, {
      name: "work_items",
      columns: {
        id: key(36),
        clientId: text(36),
        date: text(10),
        text: text(200),
        link: optional(text(500)),
        author: text(120),
        createdAt: moment,
      },
      indices: [{ name: "work_items_date", columnNames: ["clientId", "date"] }],
      belongsTo: { column: "clientId", table: "clients", name: "work_items_client" },
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
