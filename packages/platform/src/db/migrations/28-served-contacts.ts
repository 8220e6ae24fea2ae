import type { MigrationInterface, QueryRunner } from "typeorm";

/** The recipients belong to the index by which the month board counts who has a report. */
export class ServedContacts1799250000000 implements MigrationInterface {
  name = "ServedContacts1799250000000";

  async up(runner: QueryRunner): Promise<void> {
    const dropped = runner.connection.options.type === "mariadb" ? " ON dispatches" : "";
    await runner.query(`DROP INDEX dispatches_of_report${dropped}`);
    await runner.query(
      "CREATE INDEX dispatches_of_report ON dispatches (reportId, number, revision, state, sentAt, recipient)",
    );
  }

  async down(): Promise<void> {
    throw new Error("Migrations only go forward");
  }
}
