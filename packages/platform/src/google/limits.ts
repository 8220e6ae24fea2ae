import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import type { ThrottleRule, ThrottleStore } from "../throttle/throttle-store.ts";

export type GoogleApi = "analytics" | "search_console" | "business_profile";

/** Keeps calls below Google's limits. */
export type GoogleLimits = {
  /**
   * Runs a call when it is its turn.
   * @param account the property, site or location
   */
  run: <T>(api: GoogleApi, account: string, call: () => Promise<T>) => Promise<T>;
};

/**
 * Calls a minute of all workers together, a little below what Google allows one user:
 * - 600: https://developers.google.com/analytics/devguides/reporting/data/v1/quotas
 * - 1,200: https://developers.google.com/webmaster-tools/limits
 * - 300: https://developers.google.com/my-business/content/limits
 */
const callsAMinute: Record<GoogleApi, number> = { analytics: 500, search_console: 1000, business_profile: 250 };

/** Calls at once for one property, of the 10 that Google allows it, since other tools ask as well. */
const callsAtOnce = 3;

type Options = {
  /** Shared by all workers. */
  throttle: Pick<ThrottleStore, "attempt">;
  wait?: (ms: number) => Promise<unknown>;
};

export function googleLimits({ throttle, wait = sleep }: Options): GoogleLimits {
  const places = new Map<string, LimitFunction>();

  async function inMinute(api: GoogleApi): Promise<void> {
    const rule: ThrottleRule = { free: callsAMinute[api], memory: 60, firstWait: 1, longestWait: 60 };
    for (;;) {
      const pause = await throttle.attempt([`google-${api}`], rule);
      if (pause === 0) return;
      await wait(pause);
    }
  }

  return {
    run: async (api, account, call) => {
      const key = `${api} ${account}`;
      const place = places.get(key) ?? pLimit(callsAtOnce);
      places.set(key, place);
      try {
        return await place(async () => {
          await inMinute(api);
          return call();
        });
      } finally {
        if (place.activeCount + place.pendingCount === 0) places.delete(key);
      }
    },
  };
}
