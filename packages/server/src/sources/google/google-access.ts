import { callGoogle } from "./call-google.ts";
import type { Google } from "./google-fetch.ts";
import type { GoogleApi, GoogleLimits } from "./limits.ts";

/** What a reading needs: Google, a token that is valid for a while, and the limits. */
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
  { api, account, address, body }: { api: GoogleApi; account: string; address: string; body?: object },
): Promise<Answer> {
  return limits.run(api, account, () => callGoogle<Answer>(google, accessToken, address, { body, signal }), signal);
}
