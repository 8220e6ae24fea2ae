import type { Logger } from "pino";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { Context } from "../kit/context.ts";
import { secretBox, secretKeys } from "../kit/secrets.ts";
import { openThrottles } from "../kit/throttle/throttles.ts";
import { openPlaces, rowJob } from "../kit/work/row-job.ts";
import { forRequest } from "../kit/work/work.ts";
import { type GetAccessToken, accessTokens } from "./access-token.ts";
import { googleLimits } from "./google/google-access.ts";
import { googleServices } from "./google/oauth.ts";
import { callsAMinute, googleSources } from "./google/sources.ts";
import { type DaysReader, type SourceReader, readSource } from "./read-source.ts";
import { readWork } from "./read-work.ts";
import { requestReads } from "./request-reads.ts";
import type { ClaimedReads } from "./source.ts";
import { limitStoredProfiles } from "./stored-profiles.ts";

/** How long one call may take, in ms. */
const deadline = 30_000;

/** How many sources one worker reads side by side: it mostly waits for Google. */
const sourcesInHand = 16;

/** How the worker reads from Google. */
type GoogleReading = {
  getAccessToken: GetAccessToken;
  read: SourceReader;
  readDays: DaysReader;
  close: () => Promise<void>;
};

type Opening = Context & {
  log: Logger;
  /** Aborted when the worker stops, which ends what is being read. */
  stopping: AbortSignal;
};

/**
 * Google with the tokens of the agency's connections, within the limits that all workers share.
 * @throws EnvironmentError without a key for the tokens
 */
export async function openGoogle(
  { environment, database, log, stopping }: Opening,
  clock: () => Date,
): Promise<GoogleReading> {
  const throttle = await openThrottles(environment, database, log);
  const reaching = {
    google: { url: environment.GOOGLE_URL ?? null, now: clock, deadline },
    limits: googleLimits({ throttle, callsAMinute }),
    signal: stopping,
  };
  return {
    getAccessToken: accessTokens({
      database,
      google: googleServices(environment, clock),
      secretBox: secretBox(secretKeys(environment)),
      clock,
    }),
    read: (source, accessToken, periods) =>
      googleSources[source.kind].read({ ...reaching, accessToken }, source, periods),
    readDays: async (source, accessToken, first) =>
      (await googleSources[source.kind].readDays?.({ ...reaching, accessToken }, source, first)) ?? null,
    close: throttle.close,
  };
}

type Needs = FiguresContext &
  Opening & {
    google: GoogleReading;
    metrics: { worked: (job: string, outcome: string, seconds: number) => void };
  };

/** Keeps what a Business Profile gave no longer than Google allows. */
export function limitStoredProfilesJob(context: FiguresContext & { log: Logger }): () => Promise<void> {
  return async () => {
    const { again, deleted } = await limitStoredProfiles(context);
    if (again + deleted === 0) return;
    context.log.info({ job: "limit-stored-profiles", again, deleted }, "Limited what is stored of Business Profiles");
  };
}

/** Reads the sources of clients, and requests what is to be read. */
export function readSourcesJob(context: Needs) {
  const { log, google, metrics, stopping } = context;
  const work = readWork(context);

  /** Reads a source until nothing of it is due. */
  async function readAll(claimed: ClaimedReads): Promise<void> {
    for (let next: ClaimedReads | null = claimed; next !== null;) {
      await readClaimed(next);
      next = stopping.aborted ? null : await work.claim(claimed.source.id);
    }
  }

  async function readClaimed(claimed: ClaimedReads): Promise<void> {
    const { source, reads } = claimed;
    const { result, seconds } = await forRequest(reads[0] ?? { requestId: null }, async () => {
      const outcome = await readSource({ ...context, ...google, work }, claimed);
      log.info({ job: "read-sources", source: source.id, periods: reads.length, outcome }, "Source");
      return outcome;
    });
    metrics.worked("read-sources", result, seconds);
  }

  return {
    request: async () => {
      const requested = await requestReads(context);
      if (requested > 0) log.info({ job: "read-sources", requested }, "Requested periods of sources");
    },
    ...rowJob({ stopping, places: openPlaces(sourcesInHand), claim: () => work.claim(), work: readAll }),
  };
}
