import type { Environment } from "../../kit/environment.ts";
import type { GoogleAccounts } from "../google-accounts.ts";
import type { GoogleSignIn, OAuthApp } from "../google-sign-in.ts";
import { listProperties, listSites, listStreams, readProperty } from "./accounts.ts";
import type { Google } from "./google-fetch.ts";
import { listLocations } from "./locations.ts";
import {
  consentAddress,
  exchangeCode,
  type GoogleApp,
  type ReadingScope,
  readingScopes,
  refreshTokens,
  revokeToken,
  usualScopes,
} from "./oauth.ts";
import { readServiceAccountKey, signInServiceAccount } from "./service-account.ts";

/** How long a person waits for one call to Google, in ms. */
const deadline = 15_000;

/** Where Google sends the browser back to; entered at Google exactly like this. */
const callbackPath = "/api/connections/google/callback";

type Settings = Pick<Environment, "GOOGLE_URL" | "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "PUBLIC_URL">;

/** Google as the environment names it. */
export function googleServices(environment: Settings, now: () => Date): GoogleSignIn & GoogleAccounts {
  const { GOOGLE_URL, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_URL } = environment;
  const google: Google = { url: GOOGLE_URL ?? null, now, deadline };
  const redirectAddress = `${PUBLIC_URL}${callbackPath}`;
  return {
    app: clientId && clientSecret ? oauthApp(google, { clientId, clientSecret, redirectUri: redirectAddress }) : null,
    redirectAddress,
    neededScopes: usualScopes.map((name) => readingScopes[name]),
    readKey: readServiceAccountKey,
    signInWithKey: async (text) => {
      const key = readServiceAccountKey(text);
      if (!key) throw new Error("The text is no key of a service account");
      return signInServiceAccount(google, key);
    },
    revokeToken: (token) => revokeToken(google, token),
    listProperties: (accessToken) => listProperties(google, accessToken),
    readProperty: (accessToken, id) => readProperty(google, accessToken, id),
    listStreams: (accessToken, id) => listStreams(google, accessToken, id),
    listSites: (accessToken) => listSites(google, accessToken),
    listLocations: (accessToken) => listLocations(google, accessToken),
  };
}

function oauthApp(google: Google, app: GoogleApp): OAuthApp {
  return {
    consentAddress: async (state, { account, businessProfile }) => {
      const wanted: ReadingScope[] = businessProfile ? [...usualScopes, "business_profile"] : usualScopes;
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
