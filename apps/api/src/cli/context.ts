import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@agency/platform/db/database";
import type { Environment } from "@agency/platform/environment";

/** A command that cannot be done; the message is for the person who typed it. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** What a command touches. */
export type CommandContext = {
  /** @throws EnvironmentError */
  environment: () => Environment;
  print: (line: string) => void;
  /** All that was piped in, without the line break at its end. */
  readInput: () => Promise<string>;
};

/**
 * Opens the database for one command.
 * @throws CommandError where none was set up: a command with the wrong DATA_DIR must not make an empty one
 */
export async function withDatabase<T>(
  { DATABASE_URL: url, DATA_DIR: folder }: Environment,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const nothing = `There is no database in ${url ? "DATABASE_URL" : folder}, or not of this version: start the product once, or run apps/api/src/setup.ts.`;
  if (!url && !existsSync(join(folder, "agency.sqlite"))) throw new CommandError(nothing);
  const database = await openDatabase({ url, folder });
  try {
    if (!(await database.migrated())) throw new CommandError(nothing);
    return await work(database);
  } finally {
    await database.close();
  }
}
