import type { AccountKind } from "@agency/model/connections";
import type { Client } from "../clients/client.ts";
import type { AccessTokenOf } from "./access-token.ts";
import type { GoogleAccounts } from "./google-accounts.ts";
import type { SourceRepository } from "./source-repository.ts";
import { suitsClient } from "./suits-client.ts";
import { withAccessToken } from "./with-access-token.ts";

/** A GA4 property, a Search Console site or a location that can be chosen. */
export type Account = {
  /** Google's name for it: the number of a property or location, or the site as Search Console writes it. */
  id: string;
  name: string;
  /** The Analytics account that the property belongs to, or where the location is; empty for a site. */
  group: string;
};

type Dependencies = {
  accessTokenOf: AccessTokenOf;
  google: GoogleAccounts;
  sources: Pick<SourceRepository, "usersOf">;
};

/** An account in the list that a client's is chosen from. */
export type ListedAccount = Account & {
  /** Whether it looks like the client's. */
  suggested: boolean;
  /** The names of other clients that use it. */
  usedBy: string[];
};

type Query = {
  kind: AccountKind;
  search: string;
  limit: number;
  offset: number;
};

/**
 * What a connection can read, by name, with those that look like the client's first. Each word of the search must be part of the name, the number or the group.
 * @throws what `accessTokenOf` and Google throw
 */
export async function listAccounts(
  dependencies: Dependencies,
  client: Pick<Client, "id" | "name" | "website">,
  connectionId: string,
  { kind, search, limit, offset }: Query,
): Promise<{ total: number; accounts: ListedAccount[] }> {
  const words = search.toLowerCase().split(/\s+/);
  const all = await withAccessToken(dependencies.accessTokenOf, connectionId, (token) =>
    listers[kind](dependencies.google, token),
  );
  const found = all.filter(({ id, name, group }) => {
    const text = `${id} ${name} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const judged = found.map((account) => ({ ...account, suggested: suitsClient(account, client) }));
  const ordered = judged.toSorted((one, other) => Number(other.suggested) - Number(one.suggested));
  const page = ordered.slice(offset, offset + limit);
  const users = await dependencies.sources.usersOf(
    kind,
    page.map(({ id }) => id),
  );
  const others = (id: string) => (users.get(id) ?? []).filter((user) => user.id !== client.id);
  return {
    total: found.length,
    accounts: page.map((account) => ({ ...account, usedBy: others(account.id).map(({ name }) => name) })),
  };
}

const listers: Record<AccountKind, (google: GoogleAccounts, accessToken: string) => Promise<Account[]>> = {
  analytics: async (google, accessToken) => {
    const properties = await google.listProperties(accessToken);
    return properties.map(({ id, name, account }) => ({ id, name, group: account }));
  },
  search_console: async (google, accessToken) =>
    (await google.listSites(accessToken)).map(({ url }) => ({ id: url, name: siteName(url), group: "" })),
  business_profile: async (google, accessToken) =>
    (await google.listLocations(accessToken)).map(({ id, name, place }) => ({ id, name, group: place })),
};

/** A site as people write it: a domain property is named `sc-domain:kedai.example` at Google. */
export function siteName(url: string): string {
  return url.replace(/^sc-domain:/, "");
}
