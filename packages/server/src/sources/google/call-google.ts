import { type Google, googleFetch } from "./google-fetch.ts";
import { GoogleError, retryMoment } from "./google-problem.ts";

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
