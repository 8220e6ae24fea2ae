import type { Language } from "@agency/content/settings";
import type { ConnectionKind, ConnectionState } from "@agency/model/connections";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { SecretBox } from "../kit/secrets.ts";
import type { Google } from "./google/google-fetch.ts";

/** The agency's sign-in at Google, as stored. */
export type Connection = {
  id: string;
  provider: "google";
  kind: ConnectionKind;
  /** The Google account, in lower case. */
  email: string;
  scopes: string[];
  /** The sealed credentials; null once it has ended. */
  secret: string | null;
  state: Exclude<ConnectionState, "locked">;
  /** Username of the member of staff. */
  connectedBy: string;
  connectedAt: Date;
  /** When Google last said yes or no to it. */
  checkedAt: Date;
  /** When Google ends it unless somebody signs in again; null when Google named no end. */
  endsAt: Date | null;
};

/** The permission to read Business Profiles. It may change them as well, so that it is asked for only when it is wanted. */
export const businessProfileScope = "https://www.googleapis.com/auth/business.manage";

export function readsBusinessProfile({ scopes }: Pick<Connection, "scopes">): boolean {
  return scopes.includes(businessProfileScope);
}

/** Google's answer, sealed in `secret`. */
export type Credentials = {
  /** Of a consent, or the JSON key of a service account. */
  grant: { refreshToken: string } | { key: string };
  /** The newest access token, with the end of its life as an ISO moment. */
  access: { token: string; until: string };
};

/** A visit to Google's consent page under way. */
export type PendingConsent = {
  /** Hash of the `state` parameter. */
  stateHash: string;
  staffId: string;
  /** Hash of the session's token: only the browser that began may finish. */
  sessionId: string;
  /** The sealed PKCE verifier. */
  verifier: string;
  /** The connection to renew; null for a new one. */
  connectionId: string | null;
  /** The language to come back in. */
  language: Language;
  expiresAt: Date;
};

/** @param connectionId the credentials open for this connection only */
export function sealCredentials(
  box: SecretBox,
  connectionId: string,
  grant: Credentials["grant"],
  { accessToken, expiresAt }: Pick<Tokens, "accessToken" | "expiresAt">,
): string {
  const credentials: Credentials = { grant, access: { token: accessToken, until: expiresAt.toISOString() } };
  return box.seal(JSON.stringify(credentials), connectionId);
}

/** Null when the connection has none, or they cannot be decrypted. */
export function openCredentials(box: SecretBox, { id, secret }: Pick<Connection, "id" | "secret">): Credentials | null {
  const text = secret === null ? null : box.open(secret, id);
  return text === null ? null : JSON.parse(text);
}

/** The state that people see. */
export function connectionState(
  box: SecretBox,
  connection: Pick<Connection, "id" | "secret" | "state">,
): ConnectionState {
  if (connection.state !== "ok") return connection.state;
  return openCredentials(box, connection) ? "ok" : "locked";
}

/** Google's answer to a consent, a refresh token or a key. */
export type Tokens = {
  accessToken: string;
  expiresAt: Date;
  /** Null when Google gave none. */
  refreshToken: string | null;
  /** When the refresh token ends; null when Google did not say. */
  endsAt: Date | null;
  scopes: string[];
};

/** Decides what the consent page shows. */
type Wanted = {
  /** Suggests a Google account; null for any. */
  account: string | null;
  /** Whether to ask for Business Profile as well. */
  businessProfile: boolean;
};

/**
 * The agency's OAuth app at Google. A function that fails throws an error of which `toSourceProblem` knows the reason; so do those of
 * `GoogleSignIn`.
 */
export type OAuthApp = {
  /** The consent page, with the verifier (PKCE) that `exchangeCode` needs. */
  consentAddress: (state: string, wanted: Wanted) => Promise<{ url: string; codeVerifier: string }>;
  exchangeCode: (answer: { code: string; codeVerifier: string }) => Promise<{ tokens: Tokens; email: string }>;
  refreshTokens: (refreshToken: string) => Promise<Tokens>;
};

export type GoogleSignIn = {
  /** Null when GOOGLE_CLIENT_ID or GOOGLE_CLIENT_SECRET is not set. */
  app: OAuthApp | null;
  /** Where the consent page sends the browser back to. */
  redirectAddress: string;
  /** How Google's other calls reach it. */
  reach: Google;
  /** Without these, a connection is refused. */
  neededScopes: string[];
  /** The account in the JSON file of a service account's key; null when the text is not such a key. */
  readKey: (text: string) => { email: string } | null;
  signInWithKey: (text: string) => Promise<Tokens>;
  /** Ends a consent. A token that is not valid any more counts as ended. */
  revokeToken: (token: string) => Promise<void>;
};

export type Connecting = FiguresContext & {
  google: GoogleSignIn;
  /** Encrypts the tokens. */
  secretBox: SecretBox;
};
