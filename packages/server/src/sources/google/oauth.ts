import type { OAuth2Client, OAuth2ClientOptions } from "google-auth-library";
import { createPrivateKey } from "node:crypto";
import { z } from "zod";
import { type AccountKind, accountKinds } from "@agency/model/connections";
import type { Environment } from "../../kit/environment.ts";
import type { GoogleSignIn, OAuthApp } from "../connection.ts";
import { callGoogle, type Google, googleAddress, GoogleError, googleFetch } from "./google-fetch.ts";
import { readingScopes } from "./sources.ts";

/** The agency's OAuth client: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. */
export type GoogleApp = {
  clientId: string;
  clientSecret: string;
  /** Exactly as it is entered in the Google Cloud console. */
  redirectUri: string;
};

type GoogleTokens = {
  accessToken: string;
  expiresAt: Date;
  /** Null when Google gave none: for service accounts, and when a refresh keeps the one there is. */
  refreshToken: string | null;
  /** When the refresh token ends; null when Google did not say. */
  endsAt: Date | null;
  /** The granted permissions. A person may leave out some on the consent page. */
  scopes: string[];
};

type GoogleAccount = { id: string; email: string };

/** Business Profile is asked for only by an agency that Google has let in: its permission is to change listings, too. */
const usualScopes = accountKinds.filter((kind) => kind !== "business_profile");

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
  wanted: AccountKind[] = usualScopes,
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
function transport(google: Google): NonNullable<OAuth2ClientOptions["transporterOptions"]> {
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
function readTokens(
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
async function unwrapped<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    throw cause instanceof GoogleError ? cause : error;
  }
}

/** The part of a service account's key file that we keep. */
type ServiceAccountKey = { email: string; keyId: string; privateKey: string };

/** A key file's fields: https://cloud.google.com/iam/docs/keys-create-delete */
const keyFileSchema = z.object({
  type: z.literal("service_account"),
  client_email: z.email().max(320),
  private_key_id: z.string().max(200),
  private_key: z.string().max(10_000).refine(isPrivateKey),
});

/** The longest key file, in characters. Google's have about 2,400. */
const longestKeyFile = 20_000;

/** The key in a file that a person gave; null when it is not a service account's key. */
export function readServiceAccountKey(text: string): ServiceAccountKey | null {
  if (text.length > longestKeyFile) return null;
  const { data } = keyFileSchema.safeParse(parsed(text));
  return data ? { email: data.client_email, keyId: data.private_key_id, privateKey: data.private_key } : null;
}

/**
 * An access token for a service account (https://developers.google.com/identity/protocols/oauth2/service-account). The key
 * file's `token_uri` is a stranger's word and not used.
 * @throws GoogleError `revoked` when the key or its account was deleted
 */
export async function signInServiceAccount(
  google: Google,
  key: ServiceAccountKey,
  wanted: AccountKind[] = usualScopes,
): Promise<GoogleTokens> {
  const { JWT } = await import("google-auth-library");
  const scopes: string[] = wanted.map((name) => readingScopes[name]);
  const client = new JWT({
    email: key.email,
    key: key.privateKey,
    keyId: key.keyId,
    scopes,
    transporterOptions: transport(google),
  });
  const credentials = await unwrapped(() => client.authorize());
  return { ...readTokens(credentials, google), refreshToken: null, scopes };
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** How long a person waits for one call to Google, in ms. */
const deadline = 15_000;

/** Where Google sends the browser back to; entered at Google exactly like this. */
const callbackPath = "/api/connections/google/callback";

type Settings = Pick<Environment, "GOOGLE_URL" | "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "PUBLIC_URL">;

/** Google as the environment names it. */
export function googleServices(environment: Settings, now: () => Date): GoogleSignIn {
  const { GOOGLE_URL, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_URL } = environment;
  const google: Google = { url: GOOGLE_URL ?? null, now, deadline };
  const redirectAddress = `${PUBLIC_URL}${callbackPath}`;
  return {
    app: clientId && clientSecret ? oauthApp(google, { clientId, clientSecret, redirectUri: redirectAddress }) : null,
    redirectAddress,
    reach: google,
    neededScopes: usualScopes.map((name) => readingScopes[name]),
    readKey: readServiceAccountKey,
    signInWithKey: async (text) => {
      const key = readServiceAccountKey(text);
      if (!key) throw new Error("The text is no key of a service account");
      return signInServiceAccount(google, key);
    },
    revokeToken: (token) => revokeToken(google, token),
  };
}

function oauthApp(google: Google, app: GoogleApp): OAuthApp {
  return {
    consentAddress: async (state, { account, businessProfile }) => {
      const wanted: AccountKind[] = businessProfile ? [...usualScopes, "business_profile"] : usualScopes;
      const { url, codeVerifier } = await consentAddress(google, app, state, wanted);
      if (account === null) return { url, codeVerifier };
      const suggesting = new URL(url);
      suggesting.searchParams.set("login_hint", account);
      return { url: suggesting.href, codeVerifier };
    },
    exchangeCode: async (answer) => {
      const { tokens, account } = await exchangeCode(google, app, answer);
      return { tokens, email: account.email };
    },
    refreshTokens: (refreshToken) => refreshTokens(google, app, refreshToken),
  };
}
