import { callGoogle } from "./call-google.ts";
import type { Google } from "./google-fetch.ts";
import type { GoogleApi, GoogleLimits } from "./limits.ts";

/** What a reading needs: Google, a token that is valid for a while, and the limits. */
export type GoogleAccess = {
  google: Google;
  accessToken: string;
  limits: GoogleLimits;
};

/**
 * One call within the limits.
 * @throws GoogleError
 */
export async function readGoogle<Answer>(
  { google, accessToken, limits }: GoogleAccess,
  { api, account, address, body }: { api: GoogleApi; account: string; address: string; body?: object },
): Promise<Answer> {
  return limits.run(api, account, () => callGoogle<Answer>(google, accessToken, address, body));
}
