import type { Logger } from "pino";
import { accessTokens, type AccessTokenOf } from "@agency/core/connections/access-token";
import type { SourceReader } from "@agency/core/sources/read-source";
import type { Database } from "@agency/platform/db/database";
import { connectionRepository } from "@agency/platform/db/repositories/connections";
import type { Environment } from "@agency/platform/environment";
import { googleServices } from "@agency/platform/google/google-services";
import { googleLimits } from "@agency/platform/google/limits";
import { sourceReader } from "@agency/platform/google/source-reader";
import { secretBox } from "@agency/platform/secrets/secret-box";
import { secretKeys } from "@agency/platform/secrets/secret-key";
import { openThrottles } from "@agency/platform/throttle/open-throttles";

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
