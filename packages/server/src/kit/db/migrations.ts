import type { DataSource, MigrationInterface } from "typeorm";

/** A change of the schema. The class has the migration's name. */
export type Migration = new () => MigrationInterface;

/** The names of the applied migrations of a newer version, which this one does not know. */
export async function newerMigrations(source: DataSource): Promise<string[]> {
  const applied = await source.query<{ name: string }[]>("SELECT name FROM migrations");
  const known = source.migrations.map((migration) => migration.name);
  return applied.map(({ name }) => name).filter((name) => !known.includes(name));
}

/** The time in the name of the first release's migration. Migrations from before it are of versions that were never released. */
const firstRelease = 1_800_000_000_000;

/** Whether a migration is of a version before 0.3.0, whose data cannot be read. */
function isBeforeFirstRelease(migration: string): boolean {
  const [time] = /\d{13}$/.exec(migration) ?? [];
  return time !== undefined && Number(time) < firstRelease;
}

/** The database has data of a version before 0.3.0. Nothing of it was changed. The message is for the person who starts the product. */
export class FormerDataError extends Error {
  override name = "FormerDataError";
}

/** @throws FormerDataError when the data are of a version before 0.3.0 */
export async function refuseFormerData(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable("migrations"))) return;
    const applied: { name: string }[] = await runner.query("SELECT name FROM migrations");
    if (applied.some(({ name }) => isBeforeFirstRelease(name))) throw new FormerDataError(messageFor(source));
  } finally {
    await runner.release();
  }
}

function messageFor({ options, driver }: DataSource): string {
  const [place, afresh] =
    options.type === "mariadb"
      ? [`the database ${driver.database}`, "set DATABASE_URL to an empty database"]
      : [String(options.database), "set DATA_DIR to another folder, or move this one away"];
  return `These data are of a version before 0.3.0, which this version cannot read: ${place}
Nothing was changed or deleted. To start with an empty product, ${afresh}.
To go on with these data, use the version that made them.`;
}
