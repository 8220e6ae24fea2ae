import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text } from "./columns.ts";

/** The speed tests that visitors request, kept for a day. */
export class SpeedTests1795320000000 implements MigrationInterface {
  name = "SpeedTests1795320000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole } = branching(runner);
    await createTable(runner, {
      name: "speed_tests",
      columns: {
        id: key(36),
        ticket: text(36),
        url: longText,
        urlHash: text(64),
        state: text(16),
        stage: text(16),
        requestedAt: moment,
        measuredAt: optional(moment),
        figures: optional(longText),
        attempts: whole,
        dueAt: moment,
        leaseOwner: optional(text(36)),
        leaseUntil: optional(moment),
        problem: optional(text(500)),
      },
      indices: [
        { name: "speed_tests_ticket", columnNames: ["ticket"], isUnique: true },
        { name: "speed_tests_due", columnNames: ["state", "dueAt"] },
        { name: "speed_tests_measured", columnNames: ["urlHash", "measuredAt"] },
        { name: "speed_tests_requested_at", columnNames: ["requestedAt"] },
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
