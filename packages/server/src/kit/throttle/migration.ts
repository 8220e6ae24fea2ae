import type { QueryRunner } from "typeorm";
import { branching, createTable, key, moment } from "../db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function throttleTables(runner: QueryRunner): Promise<void> {
  const { whole } = branching(runner);
  await createTable(runner, {
    name: "throttles",
    columns: {
      id: key(64),
      count: whole,
      openAt: moment,
      forgetAt: moment,
    },
    indices: [{ name: "throttles_forget_at", columnNames: ["forgetAt"] }],
  });
}
