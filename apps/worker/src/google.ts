import type { Logger } from "pino";
import type { Database } from "@agency/server/kit/db/database";
import type { Environment } from "@agency/server/kit/environment";
import { secretBox, secretKeys } from "@agency/server/kit/secrets";
import { openThrottles } from "@agency/server/kit/throttle/throttles";
import { accessTokens, type AccessTokenOf } from "@agency/server/sources/access-token";
import { connectionRepository } from "@agency/server/sources/connections-store";
import { googleServices } from "@agency/server/sources/google/google-services";
import { googleLimits } from "@agency/server/sources/google/limits";
import { sourceReader } from "@agency/server/sources/google/source-reader";
import type { SourceReader } from "@agency/server/sources/read-source";

/** How the worker reads from Google. */
export type GoogleReading = { accessTokenOf: AccessTokenOf; read: SourceReader; close: () => Promise<void> };

type Options = {
  environment: Environment;
  database: Database;
  log: Logger;
  /** Ends what is being read. */
  stopping: AbortSignal;
};

/** How long one call may take, in ms. */
const deadline = 30_000;

/**
 * Google with the tokens of the agency's connections, within the limits that all workers share.
 * @throws EnvironmentError when there is no key for the tokens
 */
export async function openGoogle(
  { environment, database, log, stopping }: Options,
  clock: () => Date,
): Promise<GoogleReading> {
  const connections = connectionRepository(database);
  const throttle = await openThrottles(environment, database, log);
  return {
    accessTokenOf: accessTokens({
      connections,
      google: googleServices(environment, clock),
      secretBox: secretBox(secretKeys(environment)),
      clock,
    }),
    read: sourceReader({
      google: { url: environment.GOOGLE_URL ?? null, now: clock, deadline },
      limits: googleLimits({ throttle }),
      signal: stopping,
    }),
    close: throttle.close,
  };
}
