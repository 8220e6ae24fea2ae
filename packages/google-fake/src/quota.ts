import { ApiError } from "./answer.ts";

/** Google's limits. */
export type Quota = {
  /** https://developers.google.com/analytics/devguides/reporting/data/v1/quotas */
  analyticsConcurrent: number;
  analyticsRequestsAMinute: number;
  analyticsTokensAnHour: number;
  analyticsErrorsAnHour: number;
  /** https://developers.google.com/webmaster-tools/limits, for one site and for one user */
  searchRequestsAMinute: number;
  /** https://developers.google.com/my-business/content/limits */
  businessRequestsAMinute: number;
};

export const googleQuota: Quota = {
  analyticsConcurrent: 10,
  analyticsRequestsAMinute: 600,
  analyticsTokensAnHour: 14_000,
  analyticsErrorsAnHour: 10,
  searchRequestsAMinute: 1200,
  businessRequestsAMinute: 300,
};

const minute = 60_000;
const hour = 60 * minute;

/** Counts calls as Google does, and refuses what is over. */
export type QuotaKeeper = {
  /**
   * Counts one call of one report.
   * @returns ends its place among the concurrent ones
   * @throws ApiError 429
   */
  admitAnalytics: (property: string, user: string, tokens: number) => () => void;
  countServerError: (property: string) => void;
  admitSearch: (site: string, user: string) => void;
  admitBusiness: () => void;
  /** What is left of a property's quota. */
  left: (property: string) => { concurrent: number; tokens: number; errors: number };
  /** The most calls that were ever under way for one property. */
  mostConcurrent: () => number;
};

export function keepQuota(quota: Quota, now: () => Date): QuotaKeeper {
  const counts = new Map<string, { window: number; count: number }>();
  const running = new Map<string, number>();
  let most = 0;

  /** The count of a key in this minute or hour. */
  function countOf(key: string, length: number): { window: number; count: number } {
    const window = Math.floor(now().getTime() / length);
    const kept = counts.get(key);
    if (kept?.window === window) return kept;
    const fresh = { window, count: 0 };
    counts.set(key, fresh);
    return fresh;
  }

  function admit(key: string, limit: number, length: number, cost = 1): void {
    const counted = countOf(key, length);
    if (counted.count + cost > limit) throw exhausted(key, length - (now().getTime() % length));
    counted.count += cost;
  }

  return {
    admitAnalytics: (property, user, tokens) => {
      const under = running.get(property) ?? 0;
      if (countOf(`errors ${property}`, hour).count >= quota.analyticsErrorsAnHour) {
        throw exhausted("server errors per project per hour", hour - (now().getTime() % hour));
      }
      if (under >= quota.analyticsConcurrent) throw exhausted("concurrent requests", 1000);
      admit(`analytics of ${user}`, quota.analyticsRequestsAMinute, minute);
      admit(`tokens ${property}`, quota.analyticsTokensAnHour, hour, tokens);
      running.set(property, under + 1);
      most = Math.max(most, under + 1);
      return () => void running.set(property, (running.get(property) ?? 1) - 1);
    },
    countServerError: (property) => {
      countOf(`errors ${property}`, hour).count += 1;
    },
    admitSearch: (site, user) => {
      admit(`search of ${site}`, quota.searchRequestsAMinute, minute);
      admit(`search by ${user}`, quota.searchRequestsAMinute, minute);
    },
    admitBusiness: () => admit("business", quota.businessRequestsAMinute, minute),
    left: (property) => ({
      concurrent: quota.analyticsConcurrent - (running.get(property) ?? 0),
      tokens: quota.analyticsTokensAnHour - countOf(`tokens ${property}`, hour).count,
      errors: quota.analyticsErrorsAnHour - countOf(`errors ${property}`, hour).count,
    }),
    mostConcurrent: () => most,
  };
}

function exhausted(what: string, ms: number): ApiError {
  const message = `Exhausted quota: ${what}.`;
  return new ApiError(429, "RESOURCE_EXHAUSTED", message, "rateLimitExceeded", Math.max(1, Math.ceil(ms / 1000)));
}
