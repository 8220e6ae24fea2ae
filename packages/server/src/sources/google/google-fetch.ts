import type { SourceProblem } from "@agency/model/source-problem";

/** How Google is reached. */
export type Google = {
  /** One origin that stands in for all of Google's: GOOGLE_URL. Null for Google itself. */
  url: string | null;
  now: () => Date;
  /** How long one call may take, in ms. */
  deadline: number;
};

/** The longest answer, in bytes: 25,000 rows of Search Console are about 5 MB. */
const longestAnswer = 32 * 1024 * 1024;

/** An address of Google's, or of what stands in for it. */
export function googleAddress({ url }: Pick<Google, "url">, address: string): string {
  if (url === null) return address;
  const { pathname, search } = new URL(address);
  return new URL(`${pathname}${search}`, url).href;
}

/**
 * Sends one request to Google and reads the whole answer. Follows no redirect and retries nothing.
 * @returns a response with status 2xx, its body in memory
 * @throws GoogleError for every other end; the signal's reason when that is aborted
 */
export async function googleFetch(google: Google, address: string, init: RequestInit = {}): Promise<Response> {
  const late = AbortSignal.timeout(google.deadline);
  const signal = init.signal ? AbortSignal.any([late, init.signal]) : late;
  let answer: Response | null = null;
  try {
    answer = await fetch(googleAddress(google, address), { ...init, redirect: "manual", signal });
    const body = await readWhole(answer, google);
    const { status, headers } = answer;
    if (answer.ok) return new Response(body.length === 0 ? null : body, { status, headers: plain(headers) });
    const failed = { status, body: new TextDecoder().decode(body), retryAfter: headers.get("retry-after") };
    throw problemOfAnswer(failed, google.now());
  } catch (error) {
    init.signal?.throwIfAborted();
    if (error instanceof GoogleError) throw error;
    const problem = late.aborted ? "slow" : answer === null ? "unreachable" : "cut_off";
    throw new GoogleError(problem, retryMoment(problem, google.now()), causeText(error), { cause: error });
  }
}

async function readWhole(answer: Response, { now }: Google): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswer) {
      throw new GoogleError("unexpected", retryMoment("unexpected", now()), `over ${longestAnswer} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Headers that are still true of a decoded body. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-encoding");
  kept.delete("content-length");
  return kept;
}

/** The message of fetch hides the system's error in its cause. */
function causeText(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? `${String(error)} (${cause.message})` : String(error);
}

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
function retryMoment(problem: SourceProblem, now: Date, askedSeconds: number | null = null): Date | null {
  const usual = retrySeconds[problem];
  if (usual === null) return null;
  return new Date(now.getTime() + (askedSeconds ?? usual) * 1000);
}

/** An answer with a status other than 2xx, as Google gives it. */
type FailedAnswer = { status: number; body: string; retryAfter: string | null };

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

/**
 * Calls one of Google's APIs: GET, or POST with a body.
 * @param signal ends the call early
 * @typeParam Answer Google's generated type of the answer; each of its fields may be absent
 * @throws GoogleError; the signal's reason when that is aborted
 */
export async function callGoogle<Answer>(
  google: Google,
  accessToken: string,
  address: string,
  { body, signal }: { body?: object | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Answer> {
  const headers = new Headers({ authorization: `Bearer ${accessToken}`, accept: "application/json" });
  if (body) headers.set("content-type", "application/json");
  const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const answer = await googleFetch(google, address, { ...sent, headers, signal: signal ?? null });
  const text = await answer.text();
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    const retryAt = retryMoment("unexpected", google.now());
    throw new GoogleError("unexpected", retryAt, `not JSON: ${text.slice(0, 100)}`, { cause: error });
  }
}

/** The pages of a list, one after the other, at most so many. */
export async function* readPages<Page extends { nextPageToken?: string | null }>(
  most: number,
  ask: (next: { pageToken?: string }) => Promise<Page>,
): AsyncGenerator<Page> {
  let pageToken = "";
  for (let page = 0; page < most; page += 1) {
    const answer = await ask(pageToken === "" ? {} : { pageToken });
    yield answer;
    pageToken = answer.nextPageToken ?? "";
    if (pageToken === "") return;
  }
}
