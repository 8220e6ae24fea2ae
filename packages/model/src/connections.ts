/** How the agency signed in at Google: in a browser, or with the key of a service account. */
export const connectionKinds = ["oauth", "service_account"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/**
 * The states of a connection. `revoked`: Google refuses it. `disconnected`: the staff ended it. `locked`: its tokens were encrypted
 * with a key that is not here, as after a restore without the key.
 */
export const connectionStates = ["ok", "revoked", "disconnected", "locked"] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** A client's source is a Google Analytics property, a Search Console site or the location of a Business Profile. */
export const accountKinds = ["analytics", "search_console", "business_profile"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Google's own names, the same in every language. */
export const accountKindNames: Record<AccountKind, string> = {
  analytics: "Google Analytics",
  search_console: "Google Search Console",
  business_profile: "Google Business Profile",
};

/**
 * Why an account may not be a client's. `shared`: another client uses it. `site`: its sites are not the client's website. `name`: it
 * names no site, and is not called like the client.
 */
export const doubtKinds = ["shared", "site", "name"] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/** The outcomes of a visit to Google's consent page, in the address that the browser comes back to. */
export const connectOutcomes = [
  "connected",
  "cancelled",
  "used",
  "expired",
  "other_session",
  "signed_out",
  "other_account",
  "permission_missing",
  "refused",
  "unreachable",
] as const;
export type ConnectOutcome = (typeof connectOutcomes)[number];

/** Why an account that may be a client's is asked about, when accounts are matched to many clients by their sites. */
export const matchDoubts = ["several", "used", "same_site", "more_sites", "name"] as const;
export type MatchDoubt = (typeof matchDoubts)[number];
