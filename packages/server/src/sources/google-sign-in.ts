/** What Google gives for a consent, a refresh token or a key. */
export type Tokens = {
  accessToken: string;
  expiresAt: Date;
  /** Null when Google gave none. */
  refreshToken: string | null;
  /** When the refresh token ends; null when Google did not say. */
  endsAt: Date | null;
  /** What the person allowed. */
  scopes: string[];
};

/** What the consent page is to show. */
export type Wanted = {
  /** Suggests a Google account; null for any. */
  account: string | null;
  /** Whether to ask for Business Profile as well. */
  businessProfile: boolean;
};

/**
 * The agency's OAuth app at Google. A function that fails throws an error of which `sourceProblemOf` knows the reason; so do those of
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
  /** What a person must have allowed. */
  neededScopes: string[];
  /** The account in the JSON file of a service account's key; null when the text is no such key. */
  readKey: (text: string) => { email: string } | null;
  signInWithKey: (text: string) => Promise<Tokens>;
  /** Ends a consent. A token that is not valid any more counts as ended. */
  revokeToken: (token: string) => Promise<void>;
};
