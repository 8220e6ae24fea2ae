import type { SourceProblem } from "@agency/model/source-problem";

/** A call to Google that failed. The message is Google's own, for the log. */
export class GoogleError extends Error {
  override name = "GoogleError";
  readonly problem: SourceProblem;
  /** When another try may succeed by itself; null when a person must act first. */
  readonly retryAt: Date | null;

  constructor(problem: SourceProblem, retryAt: Date | null, message: string, options?: ErrorOptions) {
    super(`${problem}: ${message.slice(0, longestMessage)}`, options);
    this.problem = problem;
    this.retryAt = retryAt;
  }
}

const longestMessage = 500;

/**
 * Seconds until the next try; null when a person must act first.
 * - `too_many`, when Google does not say: Search Console's load quota asks for 15 minutes
 *   (https://developers.google.com/webmaster-tools/limits).
 * - `server_error`: 10 errors an hour lock a property out for this project
 *   (https://developers.google.com/analytics/devguides/reporting/data/v1/quotas), so 6 tries an hour at most.
 */
const retrySeconds: Record<SourceProblem, number | null> = {
  unauthorised: null,
  scope_missing: null,
  revoked: null,
  no_access: null,
  api_disabled: null,
  gone: null,
  too_many: 15 * 60,
  server_error: 10 * 60,
  empty: 6 * 60 * 60,
  slow: 10 * 60,
  cut_off: 60,
  unreachable: 60,
  unexpected: 60 * 60,
};

/** The moment from which a failed reading may be tried again; null when a person must act first. */
export function retryMoment(problem: SourceProblem, now: Date, askedSeconds: number | null = null): Date | null {
  const usual = retrySeconds[problem];
  if (usual === null) return null;
  return new Date(now.getTime() + (askedSeconds ?? usual) * 1000);
}

/** An answer with a status other than 2xx, as Google gives it. */
export type FailedAnswer = { status: number; body: string; retryAfter: string | null };

/** Google's answer as one problem. */
export function problemOfAnswer({ status, body, retryAfter }: FailedAnswer, now: Date): GoogleError {
  const { message, reasons } = readError(body);
  const problem = problemOfStatus(status, reasons);
  const asked = problem === "too_many" || problem === "server_error" ? secondsAsked(retryAfter, now) : null;
  return new GoogleError(problem, retryMoment(problem, now, asked), `${status} ${message}`);
}

function problemOfStatus(status: number, reasons: Set<string>): SourceProblem {
  if (reasons.has("invalid_grant")) return "revoked";
  // Search Console and Analytics Admin refuse over quota with 403 as well
  // (https://developers.google.com/webmaster-tools/v1/errors).
  if (status === 429 || quotaReasons.some((reason) => reasons.has(reason))) return "too_many";
  if (status === 403) {
    if (reasons.has("SERVICE_DISABLED") || reasons.has("accessNotConfigured")) return "api_disabled";
    return reasons.has("ACCESS_TOKEN_SCOPE_INSUFFICIENT") ? "scope_missing" : "no_access";
  }
  if (status === 401) return "unauthorised";
  if (status === 404) return "gone";
  return status >= 500 ? "server_error" : "unexpected";
}

const quotaReasons = [
  "RESOURCE_EXHAUSTED",
  "RATE_LIMIT_EXCEEDED",
  "rateLimitExceeded",
  "userRateLimitExceeded",
  "quotaExceeded",
];

/** OAuth's `{ error, error_description }` and the APIs' `{ error: { message, status, errors, details } }`. */
function readError(body: string): { message: string; reasons: Set<string> } {
  const error = errorIn(body);
  if (typeof error === "string") return { message: body, reasons: new Set([error]) };
  const { message, status, errors = [], details = [] } = error;
  const reasons = [status, ...[...errors, ...details].map(({ reason }) => reason)];
  return { message: message ?? body, reasons: new Set(reasons.filter((reason) => reason !== undefined)) };
}

type ApiError = { message?: string; status?: string; errors?: { reason?: string }[]; details?: { reason?: string }[] };

function errorIn(body: string): string | ApiError {
  try {
    return (JSON.parse(body) as { error?: string | ApiError } | null)?.error ?? {};
  } catch {
    return {};
  }
}

/** Retry-After: seconds, or a date (RFC 9110, section 10.2.3). At most a day. */
function secondsAsked(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 24 * 60 * 60) : null;
}
