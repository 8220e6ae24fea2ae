import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import type { ThrottleRule, ThrottleStore } from "../../kit/throttle/throttles.ts";

export type GoogleApi = "analytics" | "search_console" | "business_profile";

/** Keeps calls below Google's limits. */
export type GoogleLimits = {
  /**
   * Runs a call when it is its turn.
   * @param account the property, site or location
   * @param signal ends the waiting
   */
  run: <T>(api: GoogleApi, account: string, call: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
};

/**
 * Calls a minute of all workers together, a little below what Google allows one user:
 * - 600: https://developers.google.com/analytics/devguides/reporting/data/v1/quotas
 * - 1,200: https://developers.google.com/webmaster-tools/limits
 * - 300: https://developers.google.com/my-business/content/limits
 */
const usualCalls: Record<GoogleApi, number> = { analytics: 500, search_console: 1000, business_profile: 250 };

/** Calls at once for one property, of the 10 that Google allows it, since other tools ask as well. */
const callsAtOnce = 3;

type Options = {
  /** Shared by all workers. */
  throttle: Pick<ThrottleStore, "attempt">;
  callsAMinute?: Record<GoogleApi, number>;
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

export function googleLimits({ throttle, callsAMinute = usualCalls, wait = pause }: Options): GoogleLimits {
  const places = new Map<string, LimitFunction>();

  async function inMinute(api: GoogleApi, signal?: AbortSignal): Promise<void> {
    // Whoever makes the last call closes the API for a whole minute, so that two bursts never meet.
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
