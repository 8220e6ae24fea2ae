import type { MigrationInterface, QueryRunner } from "typeorm";
import { branching, createTable, key, longText, moment, optional, text, workColumns } from "./columns.ts";

/** Staff, clients, figures, reports, dispatches, schedules and settings. */
export class Initial1795000000000 implements MigrationInterface {
  name = "Initial1795000000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole, yesNo } = branching(runner);
    const work = workColumns(runner);

    await createTable(runner, {
      name: "staff",
      columns: {
        id: key(36),
        username: text(120),
        passwordHash: text(255),
        createdAt: moment,
        passwordChangedAt: moment,
      },
      indices: [{ name: "staff_username", columnNames: ["username"], isUnique: true }],
    });
    await createTable(runner, {
      name: "sessions",
      columns: { tokenHash: key(64), staffId: text(36), createdAt: moment, expiresAt: moment },
      indices: [
        { name: "sessions_staff_id", columnNames: ["staffId"] },
        { name: "sessions_expires_at", columnNames: ["expiresAt"] },
      ],
      belongsTo: { column: "staffId", table: "staff", name: "sessions_staff" },
    });
    await createTable(runner, {
      name: "clients",
      columns: {
        id: key(36),
        accessId: text(26),
        name: text(120),
        email: text(254),
        website: optional(text(500)),
        businessType: optional(text(120)),
        package: text(16),
        monthlyFee: whole,
        language: text(8),
        status: text(16),
        createdAt: moment,
        updatedAt: moment,
      },
      indices: [
        { name: "clients_access_id", columnNames: ["accessId"], isUnique: true },
        { name: "clients_email", columnNames: ["email"], isUnique: true },
        { name: "clients_created_at", columnNames: ["createdAt"] },
      ],
    });
    await createTable(runner, {
      name: "figures",
      columns: {
        id: key(36),
        clientId: text(36),
        reportType: text(16),
        periodStart: text(10),
        figures: longText,
        source: text(8),
        updatedAt: moment,
      },
      indices: [{ name: "figures_period", columnNames: ["clientId", "reportType", "periodStart"], isUnique: true }],
      belongsTo: { column: "clientId", table: "clients", name: "figures_client" },
    });
    await createTable(runner, {
      name: "reports",
      columns: {
        id: key(36),
        clientId: text(36),
        type: text(16),
        periodStart: text(10),
        periodEnd: text(10),
        state: text(16),
        requestedAt: moment,
        generatedAt: optional(moment),
        sample: yesNo,
        comment: optional(text(2000)),
        snapshot: optional(longText),
        ...work,
      },
      indices: [
        { name: "reports_period", columnNames: ["clientId", "type", "periodStart"], isUnique: true },
        { name: "reports_due", columnNames: ["state", "dueAt"] },
        { name: "reports_newest", columnNames: ["clientId", "generatedAt"] },
        { name: "reports_generated_at", columnNames: ["generatedAt"] },
        { name: "reports_requested_at", columnNames: ["requestedAt"] },
      ],
      belongsTo: { column: "clientId", table: "clients", name: "reports_client" },
    });
    await createTable(runner, {
      name: "dispatches",
      columns: {
        id: key(36),
        reportId: text(36),
        number: whole,
        messageId: text(120),
        recipient: text(254),
        state: text(16),
        requestedAt: moment,
        sentAt: optional(moment),
        snapshot: optional(longText),
        ...work,
      },
      indices: [
        { name: "dispatches_number", columnNames: ["reportId", "number"], isUnique: true },
        { name: "dispatches_message_id", columnNames: ["messageId"], isUnique: true },
        { name: "dispatches_due", columnNames: ["state", "dueAt"] },
      ],
      belongsTo: { column: "reportId", table: "reports", name: "dispatches_report" },
    });
    await createTable(runner, {
      name: "schedules",
      columns: {
        clientId: key(36),
        reportType: key(16),
        enabled: yesNo,
        day: whole,
        hour: whole,
        mode: text(16),
        lastPeriodStart: optional(text(10)),
      },
      belongsTo: { column: "clientId", table: "clients", name: "schedules_client" },
    });
    await createTable(runner, { name: "settings", columns: { name: key(64), value: text(1000) } });
    await createTable(runner, { name: "workers", columns: { id: key(36), lastSeenAt: moment } });
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
