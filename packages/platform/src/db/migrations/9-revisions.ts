import type { MigrationInterface, QueryRunner } from "typeorm";
import { approveGenerated } from "./approve-generated.ts";
import { branching, createTable, key, longText, moment, optional, text } from "./columns.ts";

/**
 * Approved revisions of reports, and several contacts of a client. What clients could read until now counts as approved: a
 * report that was mailed as it was mailed, and what it became since as its second revision.
 */
export class Revisions1797000000000 implements MigrationInterface {
  name = "Revisions1797000000000";

  async up(runner: QueryRunner): Promise<void> {
    const { whole, yesNo } = branching(runner);
    await createTable(runner, {
      name: "report_revisions",
      columns: {
        reportId: key(36),
        number: { ...whole, isPrimary: true },
        snapshot: longText,
        generatedAt: moment,
        approvedAt: moment,
        approvedBy: optional(text(120)),
      },
      belongsTo: { column: "reportId", table: "reports", name: "report_revisions_report" },
    });
    await createTable(runner, {
      name: "contacts",
      columns: {
        id: key(36),
        clientId: text(36),
        name: optional(text(120)),
        email: text(254),
        language: optional(text(8)),
        reportTypes: text(64),
        createdAt: moment,
      },
      indices: [
        { name: "contacts_once", columnNames: ["clientId", "email"], isUnique: true },
        { name: "contacts_email", columnNames: ["email"] },
      ],
      belongsTo: { column: "clientId", table: "clients", name: "contacts_client" },
    });
    // In plain SQL: on SQLite, TypeORM would recreate the table, and dropping the old one would delete the rows that reference it.
    const add = (table: string, column: string, type: string) =>
      runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    await add("clients", "contactName", "varchar(120) NULL");
    await add("clients", "contactReportTypes", "varchar(64) NULL");
    // The previous version, which may still run, creates reports that are to be shown at once.
    await add("reports", "approving", `${yesNo.type} NOT NULL DEFAULT 1`);
    await add("reports", "approver", "varchar(120) NULL");
    await add("reports", "unapproved", `${yesNo.type} NOT NULL DEFAULT 0`);
    await add("reports", "revision", `${whole.type} NOT NULL DEFAULT 0`);
    await add("reports", "version", `${whole.type} NOT NULL DEFAULT 0`);
    await add("reports", "recommendations", "text NULL");
    await add("dispatches", "revision", `${whole.type} NULL`);
    await add("dispatches", "recipientName", "varchar(120) NULL");
    await add("dispatches", "language", "varchar(8) NULL");
    await add("schedules", "triedPeriodStart", "varchar(10) NULL");
    await add("schedules", "lastOutcome", "varchar(32) NULL");
    await add("schedules", "lastOutcomeAt", "datetime(3) NULL");
    await runner.query("CREATE UNIQUE INDEX dispatches_recipient ON dispatches (reportId, number, recipient)");
    const dropped = runner.connection.options.type === "mariadb" ? " ON dispatches" : "";
    await runner.query(`DROP INDEX dispatches_number${dropped}`);
    const onClients = dropped && " ON clients";
    await runner.query(`DROP INDEX clients_email${onClients}`);
    // One address may belong to two clients, but not to two of the same name.
    await runner.query("CREATE UNIQUE INDEX clients_email ON clients (email, name)");
    await approveGenerated(runner);
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
