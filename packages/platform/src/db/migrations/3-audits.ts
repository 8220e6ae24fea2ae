import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, text } from "./columns.ts";

/** SEO audits with their findings. */
export class Audits1795310000000 implements MigrationInterface {
  name = "Audits1795310000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole } = branching(runner);

    await createTable(runner, {
      name: "audits",
      columns: {
        id: key(26),
        url: longText,
        finalUrl: longText,
        score: whole,
        ruleSet: text(16),
        result: longText,
        createdAt: moment,
      },
      indices: [{ name: "audits_created_at", columnNames: ["createdAt"] }],
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
