import { timeZone as agencyZone } from "@agency/content/settings";
import type { AccountKind } from "@agency/model/connections";
import { Refusal } from "../kit/refusal.ts";
import type { AccessTokenOf } from "./access-token.ts";
import type { ConnectionRepository } from "./connection-repository.ts";
import type { GoogleAccounts } from "./google-accounts.ts";
import { siteName } from "./list-accounts.ts";
import { siteOf } from "./site-of.ts";
import { sourceProblemOf } from "./source-problem-of.ts";
import type { Source } from "./source.ts";
import { withAccessToken } from "./with-access-token.ts";

/** Search Console counts its days in this zone, whatever the site (https://support.google.com/webmasters/answer/7576553). */
const searchConsoleZone = "America/Los_Angeles";

type Dependencies = {
  connections: Pick<ConnectionRepository, "find">;
  accessTokenOf: AccessTokenOf;
  google: GoogleAccounts;
};

/** What Google says of an account. */
export type ReadAccount = Pick<Source, "name" | "timeZone" | "sites">;

/**
 * Asks Google about an account.
 * @throws Refusal account_not_readable, connection_not_found, connection_ended; what Google throws
 */
export async function readAccount(
  { connections, accessTokenOf, google }: Dependencies,
  { connectionId, kind, accountId }: Pick<Source, "connectionId" | "kind" | "accountId">,
): Promise<ReadAccount> {
  const known = await withAccessToken(accessTokenOf, connectionId, (token) => readers[kind](google, token, accountId));
  if (known) {
    const { name, timeZone, addresses } = known;
    return { name, timeZone, sites: [...new Set(addresses.flatMap((address) => siteOf(address) ?? []))].toSorted() };
  }
  const email = (await connections.find(connectionId))?.email ?? "";
  throw new Refusal("account_not_readable", { params: { account: siteName(accountId), email } });
}

type Known = Pick<Source, "name" | "timeZone"> & { addresses: string[] };

/** Null when the connection cannot read the account. */
const readers: Record<
  AccountKind,
  (google: GoogleAccounts, accessToken: string, accountId: string) => Promise<Known | null>
> = {
  analytics: async (google, accessToken, id) => {
    if (!/^\d{1,20}$/.test(id)) return null;
    try {
      const { name, timeZone } = await google.readProperty(accessToken, id);
      return { name, timeZone, addresses: await google.listStreams(accessToken, id) };
    } catch (error) {
      const problem = sourceProblemOf(error);
      if (problem === "no_access" || problem === "gone") return null;
      throw error;
    }
  },
  search_console: async (google, accessToken, url) => {
    const sites = await google.listSites(accessToken);
    if (!sites.some((site) => site.url === url)) return null;
    return { name: siteName(url), timeZone: searchConsoleZone, addresses: [siteName(url)] };
  },
  business_profile: async (google, accessToken, id) => {
    const location = (await google.listLocations(accessToken)).find((one) => one.id === id);
    // Business Profile does not say which zone its days are in; they are taken for the agency's.
    return location ? { name: location.name, timeZone: agencyZone, addresses: [location.website] } : null;
  },
};
