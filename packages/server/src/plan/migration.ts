import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function planTables(runner: QueryRunner): Promise<void> {
  const { yesNo } = branching(runner);
  await createTable(runner, {
    name: "targets",
    columns: {
      clientId: key(36),
      targets: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "targets_client" },
  });
  await createTable(runner, {
    name: "client_sections",
    columns: {
      clientId: key(36),
      sections: longText,
    },
    belongsTo: { column: "clientId", table: "clients", name: "client_sections_client" },
  });
  await createTable(runner, {
    name: "work_items",
    columns: {
      id: key(36),
      clientId: text(36),
      reportType: text(16),
      periodStart: text(10),
      periodEnd: text(10),
      text: text(200),
      link: optional(text(500)),
      planned: yesNo,
      author: text(120),
      createdAt: moment,
    },
    indices: [{ name: "work_items_period", columnNames: ["clientId", "periodEnd"] }],
    belongsTo: { column: "clientId", table: "clients", name: "work_items_client" },
  });
  await createTable(runner, {
    name: "dated_notes",
    columns: {
      id: key(36),
      clientId: text(36),
      day: text(10),
      words: longText,
      author: text(120),
      createdAt: moment,
    },
    indices: [{ name: "dated_notes_day", columnNames: ["clientId", "day"] }],
    belongsTo: { column: "clientId", table: "clients", name: "dated_notes_client" },
  });
}
