import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function figuresTables(runner: QueryRunner): Promise<void> {
  const { yesNo } = branching(runner);
  await createTable(runner, {
    name: "figures",
    columns: {
      id: key(36),
      clientId: text(36),
      reportType: text(16),
      periodStart: text(10),
      figures: longText,
      originGroups: optional(text(24)),
      origins: longText,
      overridden: longText,
      confirmed: longText,
      searches: optional(longText),
      leads: optional(longText),
      visits: optional(longText),
      profileSearches: optional(longText),
      ads: optional(longText),
      aiAnswers: optional(longText),
      updatedAt: moment,
    },
    indices: [
      { name: "figures_period", columnNames: ["clientId", "reportType", "periodStart"], isUnique: true },
      { name: "figures_origin", columnNames: ["reportType", "periodStart", "clientId", "originGroups"] },
    ],
    belongsTo: { column: "clientId", table: "clients", name: "figures_client" },
  });
  await createTable(runner, {
    name: "readings",
    columns: {
      id: key(36),
      clientId: text(36),
      reportType: text(16),
      periodStart: text(10),
      kind: text(24),
      readAt: moment,
      detail: optional(text(500)),
      author: optional(text(120)),
      account: optional(text(500)),
      final: optional(yesNo),
      figures: longText,
    },
    indices: [{ name: "readings_period", columnNames: ["clientId", "reportType", "periodStart", "readAt"] }],
    belongsTo: { column: "clientId", table: "clients", name: "readings_client" },
  });
}
