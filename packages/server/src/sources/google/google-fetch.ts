import { GoogleError, problemOfAnswer, retryMoment } from "./google-problem.ts";

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
    throw new GoogleError(problem, retryMoment(problem, google.now()), causeOf(error), { cause: error });
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

/** Headers without those that are no longer true of a decoded body. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete("content-encoding");
  kept.delete("content-length");
  return kept;
}

/** What fetch says hides the system's error in its cause. */
function causeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? `${String(error)} (${cause.message})` : String(error);
}
