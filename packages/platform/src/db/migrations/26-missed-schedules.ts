import type { MigrationInterface, QueryRunner } from "typeorm";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";

/**
 * From this version on, a schedule makes up for a due time that it missed. What was missed before stays as it is: whether the
 * schedule was off, its client paused or the worker down is not known any more.
 */
export class MissedSchedules1799150000000 implements MigrationInterface {
  name = "MissedSchedules1799150000000";

  async up(runner: QueryRunner): Promise<void> {
    const now = new Date();
    for (const type of reportTypes) {
      const { start } = precedingPeriod(type, lastCompletePeriod(type, now));
      await runner.query("UPDATE schedules SET lastPeriodStart = ? WHERE reportType = ? AND lastPeriodStart < ?", [
        start,
        type,
        start,
      ]);
    }
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
