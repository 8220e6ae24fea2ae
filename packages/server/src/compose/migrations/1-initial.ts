import type { MigrationInterface, QueryRunner } from "typeorm";
import { activityTables } from "../../activity/migration.ts";
import { alertsTables } from "../../alerts/migration.ts";
import { answersTables } from "../../answers/migration.ts";
import { auditTables } from "../../audit/migration.ts";
import { bookingsTables } from "../../bookings/migration.ts";
import { clientHistoryTables } from "../../client-history/migration.ts";
import { clientsTables } from "../../clients/migration.ts";
import { enquiriesTables } from "../../enquiries/migration.ts";
import { figuresTables } from "../../figures/migration.ts";
import { importsTables } from "../../imports/migration.ts";
import { throttleTables } from "../../kit/throttle/migration.ts";
import { mailWordsTables } from "../../mail-words/migration.ts";
import { newsletterTables } from "../../newsletter/migration.ts";
import { notificationsTables } from "../../notifications/migration.ts";
import { opensTables } from "../../opens/migration.ts";
import { ownClientsTables } from "../../own-clients/migration.ts";
import { planTables } from "../../plan/migration.ts";
import { proposalsTables } from "../../proposals/migration.ts";
import { reportsTables } from "../../reports/migration.ts";
import { schedulesTables } from "../../schedules/migration.ts";
import { sendingTables } from "../../sending/migration.ts";
import { settingsTables } from "../../settings/migration.ts";
import { sharesTables } from "../../shares/migration.ts";
import { sourcesTables } from "../../sources/migration.ts";
import { speedTestTables } from "../../speed-test/migration.ts";
import { staffTables } from "../../staff/migration.ts";
import { teamTables } from "../../team/migration.ts";
import { tokensTables } from "../../tokens/migration.ts";
import { wrongRecipientsTables } from "../../wrong-recipients/migration.ts";

/** Each after the tables that its rows belong to. */
const parts = [
  throttleTables,
  settingsTables,
  activityTables,
  staffTables,
  teamTables,
  notificationsTables,
  clientsTables,
  ownClientsTables,
  tokensTables,
  figuresTables,
  importsTables,
  sourcesTables,
  alertsTables,
  reportsTables,
  planTables,
  proposalsTables,
  sendingTables,
  schedulesTables,
  opensTables,
  sharesTables,
  answersTables,
  wrongRecipientsTables,
  mailWordsTables,
  clientHistoryTables,
  enquiriesTables,
  auditTables,
  bookingsTables,
  newsletterTables,
  speedTestTables,
];

/** Every table of 0.3.0. Until that is tagged, a change of the schema changes this migration. */
export class Initial1800000000000 implements MigrationInterface {
  name = "Initial1800000000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const makeTables of parts) await makeTables(runner);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
