import type { AccessTokenOf } from "./access-token.ts";
import { sourceProblemOf } from "./source-problem-of.ts";

/**
 * Calls Google with a connection's token. When Google does not accept the token, which can end before its time, it is renewed and the
 * call made once more.
 * @throws what `accessTokenOf` and the call throw
 */
export async function withAccessToken<Result>(
  accessTokenOf: AccessTokenOf,
  connectionId: string,
  call: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  const accessToken = await accessTokenOf(connectionId);
  try {
    return await call(accessToken);
  } catch (error) {
    if (sourceProblemOf(error) !== "unauthorised") throw error;
    return call(await accessTokenOf(connectionId, accessToken));
  }
}
