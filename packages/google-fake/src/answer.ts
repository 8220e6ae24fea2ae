import type { ServerResponse } from "node:http";
import { type Day, dayAfter } from "./world.ts";

/** An error in the shape of Google's APIs: https://google.aip.dev/193 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: number;
  readonly status: string;
  readonly reason: string;
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(code: number, status: string, message: string, reason = status, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }

  body(): object {
    const { code, message, status, reason } = this;
    const details = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" }];
    return { error: { code, message, status, errors: [{ message, domain: "global", reason }], details } };
  }
}

export function invalid(message: string): ApiError {
  return new ApiError(400, "INVALID_ARGUMENT", message);
}

/** An error in the shape of OAuth (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  override name = "OAuthError";
  readonly code: number;
  readonly error: string;

  constructor(error: string, description: string, code = 400) {
    super(description);
    this.code = code;
    this.error = error;
  }

  body(): object {
    return { error: this.error, error_description: this.message };
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers });
  response.end(JSON.stringify(body, null, 2));
}

export function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  response.end(body);
}

export function redirectTo(response: ServerResponse, address: string): void {
  response.writeHead(302, { location: address });
  response.end();
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
}

/**
 * How the fake answers for an account (its email), a property, a site or a location. `*` is all of them.
 * - `401` to `500`: the status
 * - `invalid_grant`: the account's connection has ended
 * - `testing`: the app is in "Testing", so that a sign-in lasts seven days
 * - `thresholded`, `sampled`, `other_row`, `truncated`: the answer is marked so
 * - `empty`: no rows
 * - `slow`: no answer at all, until the caller leaves
 * - `cut_off`: the connection closes in the middle of the body
 * - `silent`: nothing is counted in the last six days
 * - `fewer`: a third is counted since the first day of the month
 * - `time_zone`: the property counts its days in another zone
 */
export const faultStates = [
  "ok",
  "401",
  "403",
  "404",
  "429",
  "500",
  "503",
  "invalid_grant",
  "testing",
  "api_disabled",
  "thresholded",
  "sampled",
  "other_row",
  "truncated",
  "empty",
  "slow",
  "cut_off",
  "silent",
  "fewer",
  "time_zone",
] as const;
export type FaultState = (typeof faultStates)[number];

export type Fault = {
  state: FaultState;
  /** For so many calls; null for all. */
  times: number | null;
  /** Seconds in Retry-After; null for none. */
  retryAfter: number | null;
  /** For `time_zone`. */
  timeZone: string | null;
};

/** Days, the present one included, of which a silent account counts nothing: three of them are final at least. */
const silentDays = 6;

/** The part of a day that an account counts. */
export function countedPart(fault: Fault | null, day: Day, today: Day): number {
  if (fault?.state === "silent") return day > dayAfter(today, -silentDays) ? 0 : 1;
  if (fault?.state === "fewer") return day.slice(0, 7) === today.slice(0, 7) ? 1 / 3 : 1;
  return 1;
}

/** Set by the control page. */
export type Faults = {
  set: (target: string, state: FaultState, details?: Partial<Omit<Fault, "state">>) => void;
  /** The first fault of these targets; counts the call. */
  take: (targets: string[]) => Fault | null;
  list: () => [target: string, fault: Fault][];
  clear: () => void;
};

export function keepFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set: (target, state, { times = null, retryAfter = null, timeZone = null } = {}) => {
      if (state === "ok") faults.delete(target);
      else faults.set(target, { state, times, retryAfter, timeZone });
    },
    take: (targets) => {
      for (const target of [...targets, "*"]) {
        const fault = faults.get(target);
        if (!fault) continue;
        if (fault.times !== null) fault.times -= 1;
        if (fault.times === 0) faults.delete(target);
        return fault;
      }
      return null;
    },
    list: () => [...faults],
    clear: () => faults.clear(),
  };
}

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
  /** The rest of a property's quota. */
  left: (property: string) => { concurrent: number; tokens: number; errors: number };
  /** The most calls that were ever under way for one property. */
  mostConcurrent: () => number;
};

export function keepQuota(quota: Quota, now: () => Date): QuotaKeeper {
  const counts = new Map<string, { window: number; count: number }>();
  const running = new Map<string, number>();
  let most = 0;

  /** The count of a key in this minute or hour. */
  function countRequest(key: string, length: number): { window: number; count: number } {
    const window = Math.floor(now().getTime() / length);
    const kept = counts.get(key);
    if (kept?.window === window) return kept;
    const fresh = { window, count: 0 };
    counts.set(key, fresh);
    return fresh;
  }

  function admit(key: string, limit: number, length: number, cost = 1): void {
    const counted = countRequest(key, length);
    if (counted.count + cost > limit) throw exhausted(key, length - (now().getTime() % length));
    counted.count += cost;
  }

  return {
    admitAnalytics: (property, user, tokens) => {
      const under = running.get(property) ?? 0;
      if (countRequest(`errors ${property}`, hour).count >= quota.analyticsErrorsAnHour) {
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
      countRequest(`errors ${property}`, hour).count += 1;
    },
    admitSearch: (site, user) => {
      admit(`search of ${site}`, quota.searchRequestsAMinute, minute);
      admit(`search by ${user}`, quota.searchRequestsAMinute, minute);
    },
    admitBusiness: () => admit("business", quota.businessRequestsAMinute, minute),
    left: (property) => ({
      concurrent: quota.analyticsConcurrent - (running.get(property) ?? 0),
      tokens: quota.analyticsTokensAnHour - countRequest(`tokens ${property}`, hour).count,
      errors: quota.analyticsErrorsAnHour - countRequest(`errors ${property}`, hour).count,
    }),
    mostConcurrent: () => most,
  };
}

function exhausted(what: string, ms: number): ApiError {
  const message = `Exhausted quota: ${what}.`;
  return new ApiError(429, "RESOURCE_EXHAUSTED", message, "rateLimitExceeded", Math.max(1, Math.ceil(ms / 1000)));
}

/** One call that the fake answered. */
export type ServedCall = {
  id: number;
  at: Date;
  account: string;
  /** Such as `analyticsdata.runReport`. Each report of a batch is a call of its own. */
  method: string;
  /** The property, site or location; empty for lists. */
  target: string;
  request: unknown;
  status: number;
  /** Rows, or the error. */
  answer: unknown;
};

/** The log of calls, so that a test finds the call that a figure came from. */
export type ServedCalls = {
  add: (call: Omit<ServedCall, "id">) => number;
  list: () => ServedCall[];
  clear: () => void;
};

const mostCalls = 20_000;

export function keepServedCalls(): ServedCalls {
  let calls: ServedCall[] = [];
  let lastId = 0;
  return {
    add: (call) => {
      lastId += 1;
      calls.push({ id: lastId, ...call });
      if (calls.length > mostCalls) calls = calls.slice(-mostCalls / 2);
      return lastId;
    },
    list: () => calls,
    clear: () => {
      calls = [];
    },
  };
}
