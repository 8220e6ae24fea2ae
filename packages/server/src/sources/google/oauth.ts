import type { OAuth2Client, OAuth2ClientOptions } from "google-auth-library";
import { z } from "zod";
import { businessProfileScope } from "../connection.ts";
import { callGoogle } from "./call-google.ts";
import { type Google, googleAddress, googleFetch } from "./google-fetch.ts";
import { GoogleError } from "./google-problem.ts";

/** The agency's OAuth client: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. */
export type GoogleApp = {
  clientId: string;
  clientSecret: string;
  /** Exactly as it is entered in the Google Cloud console. */
  redirectUri: string;
};

export type GoogleTokens = {
  accessToken: string;
  expiresAt: Date;
  /** Null when Google gave none: for service accounts, and when a refresh keeps the one there is. */
  refreshToken: string | null;
  /** When the refresh token ends; null when Google did not say. */
  endsAt: Date | null;
  /** What was granted. A person may leave out some on the consent page. */
  scopes: string[];
};

/** A Google account. */
export type GoogleAccount = { id: string; email: string };

/**
 * What each API that we read needs.
 * https://developers.google.com/identity/protocols/oauth2/scopes
 */
export const readingScopes = {
  analytics: "https://www.googleapis.com/auth/analytics.readonly",
  search_console: "https://www.googleapis.com/auth/webmasters.readonly",
  business_profile: businessProfileScope,
} as const;
export type ReadingScope = keyof typeof readingScopes;

/** Business Profile is asked for only by an agency that Google has let in: its permission is to change listings, too. */
export const usualScopes: ReadingScope[] = ["analytics", "search_console"];

const identityScopes = ["openid", "email"];

/**
 * The address of Google's consent page, and the secret that the exchange of its code needs. A refresh token comes only with
 * `access_type=offline`, and again only with `prompt=consent`
 * (https://developers.google.com/identity/protocols/oauth2/web-server).
 * @param state comes back with the code; must be unguessable
 */
export async function consentAddress(
  google: Google,
  app: GoogleApp,
  state: string,
  wanted: ReadingScope[] = usualScopes,
): Promise<{ url: string; codeVerifier: string }> {
  const { CodeChallengeMethod } = await import("google-auth-library");
  const client = await signInClient(google, app);
  const { codeVerifier, codeChallenge = "" } = await client.generateCodeVerifierAsync();
  const url = client.generateAuthUrl({
    access_type: "offline",
    prompt: "consent",
    scope: [...identityScopes, ...wanted.map((name) => readingScopes[name])],
    state,
    code_challenge: codeChallenge,
    code_challenge_method: CodeChallengeMethod.S256,
  });
  return { url, codeVerifier };
}

/**
 * Exchanges the code that the consent page gave, and asks whose it is.
 * @throws GoogleError `revoked` for a code that was used, expired or is somebody else's
 */
export async function exchangeCode(
  google: Google,
  app: GoogleApp,
  { code, codeVerifier }: { code: string; codeVerifier: string },
): Promise<{ tokens: GoogleTokens; account: GoogleAccount }> {
  const client = await signInClient(google, app);
  const { tokens } = await unwrapped(() => client.getToken({ code, codeVerifier }));
  const kept = readTokens(tokens, google);
  return { tokens: kept, account: await readAccount(google, kept.accessToken) };
}

/**
 * A new access token.
 * @throws GoogleError `revoked` when the connection has ended
 */
export async function refreshTokens(google: Google, app: GoogleApp, refreshToken: string): Promise<GoogleTokens> {
  const client = await signInClient(google, app);
  client.setCredentials({ refresh_token: refreshToken });
  const { credentials } = await unwrapped(() => client.refreshAccessToken());
  const tokens = readTokens(credentials, google);
  return tokens.refreshToken === refreshToken ? { ...tokens, refreshToken: null } : tokens;
}

/** Ends a connection at Google. A token that is not valid any more counts as revoked. */
export async function revokeToken(google: Google, token: string): Promise<void> {
  const client = await signInClient(google);
  try {
    await unwrapped(() => client.revokeToken(token));
  } catch (error) {
    // 400 invalid_token: https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke
    if (!(error instanceof GoogleError && error.message.includes("invalid_token"))) throw error;
  }
}

const accountSchema = z.object({ sub: z.string().min(1).max(255), email: z.email().max(320) });

/** https://developers.google.com/identity/openid-connect/openid-connect#obtaininguserprofileinformation */
async function readAccount(google: Google, accessToken: string): Promise<GoogleAccount> {
  const said = await callGoogle<unknown>(google, accessToken, "https://openidconnect.googleapis.com/v1/userinfo");
  const { data } = accountSchema.safeParse(said);
  if (!data) throw new GoogleError("scope_missing", null, "Google did not say whose account it is");
  return { id: data.sub, email: data.email };
}

async function signInClient(google: Google, app?: GoogleApp): Promise<OAuth2Client> {
  const { OAuth2Client: Client } = await import("google-auth-library");
  return new Client({
    ...app,
    endpoints: { oauth2AuthBaseUrl: googleAddress(google, "https://accounts.google.com/o/oauth2/v2/auth") },
    transporterOptions: transport(google),
  });
}

/** Lets the library send through our bounded fetch, and retry nothing. */
export function transport(google: Google): NonNullable<OAuth2ClientOptions["transporterOptions"]> {
  return {
    fetchImplementation: (address, init) =>
      googleFetch(google, address instanceof Request ? address.url : String(address), init),
    retryConfig: { retry: 0, noResponseRetries: 0 },
  };
}

/**
 * The library's credentials as plain data. It reckons the end by this machine's clock. Google names the seconds that a refresh token
 * has left only when access is for a time, such as the seven days of an app in "Testing".
 */
export function readTokens(
  credentials: {
    access_token?: string | null;
    refresh_token?: string | null;
    expiry_date?: number | null;
    scope?: string;
    refresh_token_expires_in?: number;
  },
  { now }: Google,
): GoogleTokens {
  const { access_token: accessToken, refresh_token: refreshToken, expiry_date: end, scope } = credentials;
  const { refresh_token_expires_in: left } = credentials;
  if (!accessToken || !end) throw new GoogleError("unexpected", null, "Google answered without a token");
  return {
    accessToken,
    expiresAt: new Date(now().getTime() + end - Date.now()),
    refreshToken: refreshToken ?? null,
    endsAt: left ? new Date(now().getTime() + left * 1000) : null,
    scopes: scope?.split(" ") ?? [],
  };
}

/** Takes our own error out of the library's. */
export async function unwrapped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    throw cause instanceof GoogleError ? cause : error;
  }
}
