import type { Database } from "../kit/db/database.ts";

/** What a migration of a newer version might add: a column with a default, an optional one, and a table that refers to a client. */
export const newerMigration = "OfTomorrow1900000000000";

/** Leaves a database as an update to a newer version does, once that was undone or failed. */
export async function migrateToNewer({ source }: Pick<Database, "source">): Promise<void> {
  await source.query("ALTER TABLE clients ADD COLUMN theme varchar(16) NOT NULL DEFAULT 'plain'");
  await source.query("ALTER TABLE clients ADD COLUMN visits bigint NULL");
  await source.query("CREATE TABLE themes (id varchar(36) PRIMARY KEY, clientId varchar(36) REFERENCES clients (id))");
  await source.query(`INSERT INTO migrations (timestamp, name) VALUES (1900000000000, '${newerMigration}')`);
}
