import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import type { DailyCounts } from "@agency/model/alerts/judge-days";
import type { AccountKind } from "@agency/model/connections";
import type { ThrottleRule, ThrottleStore } from "../../kit/throttle/throttles.ts";
import type { ReportPeriod, Source, SourceReading } from "../source.ts";
import { type Google, callGoogle } from "./google-fetch.ts";

/** Needed for a reading: Google, a token that is valid for a while, and the limits. */
export type GoogleAccess = {
  google: Google;
  accessToken: string;
  limits: GoogleLimits;
  /** Ends the reading early, as when the worker stops. */
  signal?: AbortSignal;
};

/**
 * One call within the limits.
 * @throws GoogleError; the signal's reason when that is aborted
 */
export async function readGoogle<Answer>(
  { google, accessToken, limits, signal }: GoogleAccess,
  { api, account, address, body }: { api: AccountKind; account: string; address: string; body?: object },
): Promise<Answer> {
  return limits.run(api, account, () => callGoogle<Answer>(google, accessToken, address, { body, signal }), signal);
}

/** An account that a connection can read: a GA4 property, a Search Console site or a location. */
export type Account = {
  /** Google's name for it: the number of a property or location, or the site as Search Console writes it. */
  id: string;
  name: string;
  /** The Analytics account that the property belongs to, or where the location is; empty for a site. */
  group: string;
};

/** How accounts of one kind are listed, looked at and read. Every function throws GoogleError. */
export type GoogleSource = {
  /** Lists the accounts that the token can read. */
  list: (google: Google, accessToken: string) => Promise<Account[]>;
  /** An account, with the zone of its days and the addresses whose figures it has; null when the token's account cannot read it. */
  look: (
    google: Google,
    accessToken: string,
    id: string,
  ) => Promise<{ name: string; timeZone: string; addresses: string[] } | null>;
  /** Reads periods, one reading for each in the same order. */
  read: (
    access: GoogleAccess,
    source: Pick<Source, "accountId" | "tracking">,
    periods: ReportPeriod[],
  ) => Promise<SourceReading[]>;
  /**
   * Reads what it counted on each day from the first one to the last that it will not change any more, in one call; null where no days are
   * looked at.
   */
  readDays:
    | ((access: GoogleAccess, source: Pick<Source, "accountId" | "timeZone">, first: string) => Promise<DailyCounts>)
    | null;
  /** Whether periods are read together: several in one call. */
  together: boolean;
  /** The permission that it needs (https://developers.google.com/identity/protocols/oauth2/scopes). */
  scope: string;
  /** Calls a minute of all workers together, a little below what Google allows one user. */
  callsAMinute: number;
};

/** Keeps calls below Google's limits. */
export type GoogleLimits = {
  /**
   * Runs a call when it is its turn.
   * @param account the property, site or location
   * @param signal ends the waiting
   */
  run: <T>(api: AccountKind, account: string, call: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
};

/** Calls at once for one property, of the 10 that Google allows it, since other tools ask as well. */
const callsAtOnce = 3;

type Options = {
  /** Shared by all workers. */
  throttle: Pick<ThrottleStore, "attempt">;
  callsAMinute: Readonly<Record<AccountKind, number>>;
  wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
};

/** @throws the signal's reason */
async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await sleep(ms, null, signal ? { signal } : {});
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

export function googleLimits({ throttle, callsAMinute, wait = pause }: Options): GoogleLimits {
  const places = new Map<string, LimitFunction>();

  async function inMinute(api: AccountKind, signal?: AbortSignal): Promise<void> {
    // The last call of a minute closes the API for a whole one, so that two bursts never meet.
    const rule: ThrottleRule = { free: callsAMinute[api], memory: 60, firstWait: 60, longestWait: 60 };
    for (;;) {
      signal?.throwIfAborted();
      const ms = await throttle.attempt([`google-${api}`], rule);
      if (ms === 0) return;
      await wait(ms, signal);
    }
  }

  return {
    run: async (api, account, call, signal) => {
      const key = `${api} ${account}`;
      const place = places.get(key) ?? pLimit(callsAtOnce);
      places.set(key, place);
      try {
        return await place(async () => {
          await inMinute(api, signal);
          return call();
        });
      } finally {
        if (place.activeCount + place.pendingCount === 0) places.delete(key);
      }
    },
  };
}
