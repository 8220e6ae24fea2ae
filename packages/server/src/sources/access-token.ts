import type { Clock } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import type { SecretBox } from "../kit/secrets.ts";
import {
  type Connection,
  type Credentials,
  type GoogleSignIn,
  openCredentials,
  sealCredentials,
  type Tokens,
} from "./connection.ts";
import { toSourceProblem } from "./source.ts";
import { changeConnection, connectionById } from "./store.ts";

/** A token is renewed this long before its end, in ms, so that a call begun with it can finish. */
const margin = 2 * 60_000;

type Dependencies = {
  database: Database;
  google: Pick<GoogleSignIn, "app" | "signInWithKey">;
  secretBox: SecretBox;
  clock: Clock;
};

/**
 * A valid access token of a connection.
 * @param refused the token that Google has just refused: another one is fetched, however long this one should last
 */
export type GetAccessToken = (connectionId: string, refused?: string) => Promise<string>;

/**
 * Gives access tokens, and renews them at Google when they end: once at a time for each connection in this process. What Google gives
 * is stored. When Google refuses, the connection becomes `revoked`.
 * @throws Refusal connection_not_found, connection_ended; errors that `toSourceProblem` knows
 */
export function accessTokens(dependencies: Dependencies): GetAccessToken {
  const { database, secretBox, clock } = dependencies;
  const underWay = new Map<string, Promise<string>>();

  async function current(connectionId: string, refused?: string): Promise<string> {
    const connection = await connectionById(database, connectionId);
    if (!connection) throw new Refusal("connection_not_found");
    const credentials = connection.state === "ok" ? openCredentials(secretBox, connection) : null;
    if (!credentials) throw ended(connection);
    const { token, until } = credentials.access;
    if (token !== refused && Date.parse(until) - margin > (await clock()).getTime()) return token;
    return renewed(dependencies, connection, credentials);
  }

  return (connectionId, refused = "") => {
    const key = `${connectionId} ${refused}`;
    const going = underWay.get(key) ?? current(connectionId, refused).finally(() => underWay.delete(key));
    underWay.set(key, going);
    return going;
  };
}

/** A connection that must be made again. */
function ended({ email }: Connection): Refusal {
  return new Refusal("connection_ended", { params: { email } });
}

async function renewed(
  { database, google, secretBox, clock }: Dependencies,
  connection: Connection,
  { grant }: Credentials,
): Promise<string> {
  let tokens: Tokens;
  try {
    tokens = await exchangeTokens(google, grant);
  } catch (error) {
    if (toSourceProblem(error) !== "revoked") throw error;
    const changed = await changeConnection(database, connection, {
      state: "revoked",
      secret: null,
      checkedAt: await clock(),
    });
    // Another process may have renewed it, or somebody connected it again.
    if (!changed) throw error;
    throw ended(connection);
  }
  const kept = "refreshToken" in grant ? { refreshToken: tokens.refreshToken ?? grant.refreshToken } : grant;
  const secret = sealCredentials(secretBox, connection.id, kept, tokens);
  // A renewal without an end keeps the end that the consent named.
  const ends = tokens.endsAt && { endsAt: tokens.endsAt };
  await changeConnection(database, connection, { secret, checkedAt: await clock(), ...ends });
  return tokens.accessToken;
}

async function exchangeTokens(
  { app, signInWithKey }: Dependencies["google"],
  grant: Credentials["grant"],
): Promise<Tokens> {
  if ("key" in grant) return signInWithKey(grant.key);
  if (!app) throw new Refusal("google_not_configured");
  return app.refreshTokens(grant.refreshToken);
}

/**
 * Calls Google with a connection's token. When Google does not accept the token, which can end before its time, it is renewed and the
 * call made once more.
 * @throws what `getAccessToken` and the call throw
 */
export async function withAccessToken<Result>(
  getAccessToken: GetAccessToken,
  connectionId: string,
  call: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  const accessToken = await getAccessToken(connectionId);
  try {
    return await call(accessToken);
  } catch (error) {
    if (toSourceProblem(error) !== "unauthorised") throw error;
    return call(await getAccessToken(connectionId, accessToken));
  }
}
