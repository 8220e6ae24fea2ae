import type { AccountKind } from "@agency/model/connections";
import type { Client } from "../clients/client.ts";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { type GetAccessToken, withAccessToken } from "./access-token.ts";
import type { GoogleSignIn } from "./connection.ts";
import { registrableDomain, suitsClient } from "./doubt.ts";
import type { Account } from "./google/google-access.ts";
import { siteName } from "./google/search-console.ts";
import { googleSources } from "./google/sources.ts";
import type { Source } from "./source.ts";
import { connectionById, accountUsers } from "./store.ts";

export type Asking = Context & { getAccessToken: GetAccessToken; google: Pick<GoogleSignIn, "reach"> };

/** An account in the list that a client's is chosen from. */
type ListedAccount = Account & {
  /** Whether it looks like the client's. */
  suggested: boolean;
  /** The names of other clients that use it. */
  usedBy: string[];
};

/**
 * The accounts of a connection, by name, with likely ones for the client first. Each word of the search must be part of the name,
 * the number or the group.
 * @throws what `getAccessToken` and Google throw
 */
export async function listAccounts(
  { database, getAccessToken, google }: Asking,
  client: Pick<Client, "id" | "name" | "website">,
  connectionId: string,
  { kind, search, limit, offset }: { kind: AccountKind; search: string; limit: number; offset: number },
): Promise<{ total: number; accounts: ListedAccount[] }> {
  const words = search.toLowerCase().split(/\s+/);
  const all = await withAccessToken(getAccessToken, connectionId, (token) =>
    googleSources[kind].list(google.reach, token),
  );
  const found = all.filter(({ id, name, group }) => {
    const text = `${id} ${name} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const judged = found.map((account) => ({ ...account, suggested: suitsClient(account, client) }));
  const ordered = judged.toSorted((one, other) => Number(other.suggested) - Number(one.suggested));
  const page = ordered.slice(offset, offset + limit);
  const users = await accountUsers(
    database,
    kind,
    page.map(({ id }) => id),
  );
  const others = (id: string) => (users.get(id) ?? []).filter((user) => user.id !== client.id);
  return {
    total: found.length,
    accounts: page.map((account) => ({ ...account, usedBy: others(account.id).map(({ name }) => name) })),
  };
}

/** An account as Google describes it. */
export type ReadAccount = Pick<Source, "name" | "timeZone" | "sites">;

/**
 * Asks Google about an account.
 * @throws Refusal account_not_readable, connection_not_found, connection_ended; what Google throws
 */
export async function readAccount(
  { database, getAccessToken, google }: Asking,
  { connectionId, kind, accountId }: Pick<Source, "connectionId" | "kind" | "accountId">,
): Promise<ReadAccount> {
  const known = await withAccessToken(getAccessToken, connectionId, (token) =>
    googleSources[kind].look(google.reach, token, accountId),
  );
  if (known) {
    const { name, timeZone, addresses } = known;
    return {
      name,
      timeZone,
      sites: [...new Set(addresses.flatMap((address) => registrableDomain(address) ?? []))].toSorted(),
    };
  }
  const email = (await connectionById(database, connectionId))?.email ?? "";
  throw new Refusal("account_not_readable", { params: { account: siteName(accountId), email } });
}
