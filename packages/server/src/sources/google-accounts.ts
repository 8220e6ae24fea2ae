/** The lists of what a Google account can read. Each function throws errors that `sourceProblemOf` knows. */
export type GoogleAccounts = {
  listProperties: (accessToken: string) => Promise<{ id: string; name: string; account: string }[]>;
  /** Fails with `no_access` or `gone` when the account cannot read the property. */
  readProperty: (accessToken: string, id: string) => Promise<{ name: string; timeZone: string }>;
  /** The addresses of the websites that a property measures. Apps have none. */
  listStreams: (accessToken: string, id: string) => Promise<string[]>;
  /** The sites whose figures the account can read. */
  listSites: (accessToken: string) => Promise<{ url: string }[]>;
  /** The locations of Business Profiles that the account manages. Fails with `scope_missing` without its permission. */
  listLocations: (accessToken: string) => Promise<{ id: string; name: string; place: string; website: string }[]>;
};
