import { timeZone as agencyZone } from "@agency/content/settings";
import type { AccountKind } from "@agency/model/connections";
import type { Clock, NewId } from "../clock.ts";
import type { AccessTokenOf } from "../connections/access-token.ts";
import type { ConnectionRepository } from "../connections/connection-repository.ts";
import { Refusal } from "../refusal.ts";
import type { GoogleAccounts } from "./google-accounts.ts";
import { siteName } from "./list-accounts.ts";
import { sourceProblemOf } from "./source-problem-of.ts";
import type { SourceRepository } from "./source-repository.ts";
import type { Source } from "./source.ts";
import { withAccessToken } from "./with-access-token.ts";

/** Search Console counts its days in this zone, whatever the site (https://support.google.com/webmasters/answer/7576553). */
const searchConsoleZone = "America/Los_Angeles";

type Dependencies = {
  sources: Pick<SourceRepository, "ofClient" | "save">;
  connections: Pick<ConnectionRepository, "find">;
  accessTokenOf: AccessTokenOf;
  google: GoogleAccounts;
  clock: Clock;
  newId: NewId;
};

type Choice = Pick<Source, "clientId" | "connectionId" | "kind" | "accountId"> & { username: string };

/**
 * Chooses an account for a client, in place of another one of its kind, if the connection can read it.
 * @throws Refusal account_not_readable, connection_not_found, connection_ended; what Google throws
 */
export async function chooseSource(dependencies: Dependencies, choice: Choice): Promise<Source> {
  const { sources, clock, newId } = dependencies;
  const { username, ...chosen } = choice;
  const known = await readAccount(dependencies, choice);
  const former = (await sources.ofClient(choice.clientId)).find(({ kind }) => kind === choice.kind);
  const source: Source = {
    ...chosen,
    ...known,
    id: newId(),
    chosenBy: username,
    chosenAt: await clock(),
    // The client's choices stay when its account is another.
    tracking: former?.tracking ?? null,
    fills: former?.fills ?? null,
    problem: null,
    problemSince: null,
    readAt: null,
  };
  await sources.save(source);
  return source;
}

async function readAccount(
  { connections, accessTokenOf, google }: Dependencies,
  { connectionId, kind, accountId }: Choice,
): Promise<Pick<Source, "name" | "timeZone">> {
  const known = await withAccessToken(accessTokenOf, connectionId, (token) => readers[kind](google, token, accountId));
  if (known) return known;
  const email = (await connections.find(connectionId))?.email ?? "";
  throw new Refusal("account_not_readable", { params: { account: siteName(accountId), email } });
}

type Reader = (
  google: GoogleAccounts,
  accessToken: string,
  accountId: string,
) => Promise<Pick<Source, "name" | "timeZone"> | null>;

/** Null when the connection cannot read the account. */
const readers: Record<AccountKind, Reader> = {
  analytics: async (google, accessToken, id) => {
    if (!/^\d{1,20}$/.test(id)) return null;
    try {
      const { name, timeZone } = await google.readProperty(accessToken, id);
      return { name, timeZone };
    } catch (error) {
      const problem = sourceProblemOf(error);
      if (problem === "no_access" || problem === "gone") return null;
      throw error;
    }
  },
  search_console: async (google, accessToken, url) => {
    const sites = await google.listSites(accessToken);
    return sites.some((site) => site.url === url) ? { name: siteName(url), timeZone: searchConsoleZone } : null;
  },
  business_profile: async (google, accessToken, id) => {
    const location = (await google.listLocations(accessToken)).find((one) => one.id === id);
    // Business Profile does not say which zone its days are in; they are taken for the agency's.
    return location ? { name: location.name, timeZone: agencyZone } : null;
  },
};
