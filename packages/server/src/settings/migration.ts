import type { QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment } from "../kit/db/migration-columns.ts";

/** The tables of this room as 0.3.0 has them. */
export async function settingsTables(runner: QueryRunner): Promise<void> {
  const { yesNo } = branching(runner);
  await createTable(runner, {
    name: "settings",
    columns: {
      name: key(64),
      value: longText,
    },
  });
  await createTable(runner, {
    name: "workers",
    columns: {
      id: key(36),
      lastSeenAt: moment,
      hasBrowser: yesNo,
    },
  });
}
