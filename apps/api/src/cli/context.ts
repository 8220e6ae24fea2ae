import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@agency/server/compose/tables";
import type { Context } from "@agency/server/kit/context";
import type { Database } from "@agency/server/kit/db/database";
import { type Environment, sampleUse } from "@agency/server/kit/environment";
import type { DnsQuery } from "@agency/server/kit/mail/domain-check";

/** A command that failed. The message is shown to the operator. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** A command whose own process failed, and said why. */
export class AlreadyTold extends Error {
  override name = "AlreadyTold";
}

/** Given to every command, so that a test can replace any part. */
export type CommandContext = {
  /** @throws EnvironmentError */
  environment: () => Environment;
  /** The variables as they are set, with those of AGENCY_ENV. */
  variables: () => NodeJS.Dict<string>;
  print: (line: string) => void;
  /** Everything piped in, without the final line break. */
  readInput: () => Promise<string>;
  /** Looks up records of the DNS. */
  dns: DnsQuery;
};

/**
 * Opens the database for one command.
 * @throws CommandError when no database is set up: a command with the wrong DATA_DIR must not create an empty one
 */
export async function withDatabase<T>(environment: Environment, work: (database: Database) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url, DATA_DIR: folder } = environment;
  const nothing = `There is no database in ${url ? "DATABASE_URL" : folder}, or it is not up to date. Start the product once, or run apps/api/src/setup.ts.`;
  if (!url && !existsSync(join(folder, "agency.sqlite"))) throw new CommandError(nothing);
  const database = await openDatabase({ url, folder, samples: sampleUse(environment) });
  try {
    if (!(await database.migrated())) throw new CommandError(nothing);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens the database for one command that changes something as the product does. It prints what it does, and rings for no worker. */
export function withContext<T>(environment: Environment, work: (context: Context) => Promise<T>): Promise<T> {
  const nothing = () => undefined;
  return withDatabase(environment, (database) =>
    work({
      environment,
      database,
      clock: database.now,
      newId: randomUUID,
      random: randomBytes,
      log: { info: nothing, warn: nothing, error: nothing },
      bell: { ring: async () => undefined },
    }),
  );
}
