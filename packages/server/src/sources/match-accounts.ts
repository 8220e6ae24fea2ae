import pLimit from "p-limit";
import type { AccountKind, MatchDoubt } from "@agency/model/connections";
import type { SourceProblem } from "@agency/model/source-problem";
import type { Client } from "../clients/client.ts";
import { allClients } from "../clients/store.ts";
import type { SecretBox } from "../kit/secrets.ts";
import { withAccessToken } from "./access-token.ts";
import type { Asking } from "./accounts.ts";
import { type Connection, connectionState } from "./connection.ts";
import { registrableDomain, suitsClient } from "./doubt.ts";
import type { Account } from "./google/google-access.ts";
import { googleSources } from "./google/sources.ts";
import { type Source, toSourceProblem } from "./source.ts";
import { accountsOfClients, allConnections } from "./store.ts";

/** A Business Profile has no site that is surely its own. */
const matchedKinds = ["analytics", "search_console"] as const satisfies AccountKind[];

/** How many properties are asked for their sites, in two calls each, and how many at once. */
const mostAsked = 200;
const askedAtOnce = 4;

/** An account that a connection can read, with the sites whose figures it has. */
export type FoundAccount = Pick<Account, "id" | "name"> & {
  kind: AccountKind;
  connection: Pick<Connection, "id" | "email">;
  sites: string[];
};

export type MatchedClient = Pick<Client, "id" | "accessId" | "name" | "website" | "status">;

export type ClientMatch = {
  client: MatchedClient;
  kind: AccountKind;
  /** Null where it is surely the client's. */
  doubt: MatchDoubt | null;
  candidates: (FoundAccount & { usedBy: string[] })[];
};

export type Matches = {
  connected: boolean;
  matches: ClientMatch[];
  failed: { email: string; kind: AccountKind; problem: SourceProblem }[];
  /** How many properties were not asked for their sites. */
  unread: number;
};

/** Finds the accounts that may be those of clients without one, in every working connection. Nothing is chosen. */
export async function matchAccounts(context: Asking & { secretBox: SecretBox }): Promise<Matches> {
  const { database, secretBox } = context;
  const [clients, sources, connections] = await Promise.all([
    allClients(database),
    accountsOfClients(database),
    allConnections(database),
  ]);
  const usable = connections.filter((connection) => connectionState(secretBox, connection) === "ok");
  const failed: Matches["failed"] = [];
  const listed: Listed[] = [];
  for (const kind of matchedKinds) {
    if (served(clients).every(({ id }) => hasSource(sources, id, kind))) continue;
    for (const connection of usable) {
      try {
        listed.push(...(await readList(context, kind, connection)));
      } catch (error) {
        const problem = toSourceProblem(error);
        if (problem === null) throw error;
        failed.push({ email: connection.email, kind, problem });
      }
    }
  }
  // Two connections may read the same account.
  const once = [...new Map(listed.toReversed().map((one) => [`${one.kind} ${one.id}`, one])).values()].toReversed();
  const { accounts, unread } = await withSites(context, once, { clients, sources });
  return { connected: usable.length > 0, matches: matchClients(clients, sources, accounts), failed, unread };
}

type Used = Pick<Source, "clientId" | "kind" | "accountId" | "sites">;
type Listed = Omit<FoundAccount, "sites">;

/** Reports of an ended client are made no more. */
const served = (clients: MatchedClient[]) => clients.filter(({ status }) => status !== "ended");

const hasSource = (sources: Used[], clientId: string, kind: AccountKind) =>
  sources.some((source) => source.clientId === clientId && source.kind === kind);

async function readList(
  { getAccessToken, google }: Asking,
  kind: AccountKind,
  connection: Connection,
): Promise<Listed[]> {
  const accounts = await withAccessToken(getAccessToken, connection.id, (token) =>
    googleSources[kind].list(google.reach, token),
  );
  return accounts.map(({ id, name }) => ({ id, name, kind, connection }));
}

/** Adds their sites: those of Search Console say theirs, and of properties Google is asked, likely ones first. */
async function withSites(
  { getAccessToken, google }: Asking,
  listed: Listed[],
  { clients, sources }: { clients: MatchedClient[]; sources: Used[] },
): Promise<{ accounts: FoundAccount[]; unread: number }> {
  const known = new Map(sources.map(({ kind, accountId, sites }) => [`${kind} ${accountId}`, sites]));
  const told = (account: Listed): string[] | null => {
    if (account.kind === "search_console") return sitesAt([account.name]);
    return known.get(`${account.kind} ${account.id}`) ?? null;
  };
  const open = listed.filter((account) => told(account) === null);
  const isLikely = (account: Listed) => clients.some((client) => suitsClient(account, client));
  const asked = open.toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a))).slice(0, mostAsked);
  const limit = pLimit(askedAtOnce);
  const answers = await Promise.all(
    asked.map((account) =>
      limit(async () => {
        const looked = await withAccessToken(getAccessToken, account.connection.id, (token) =>
          googleSources[account.kind].look(google.reach, token, account.id),
        ).catch((error: unknown) => {
          // Of a property that Google does not tell more of, the name remains.
          if (toSourceProblem(error) === null) throw error;
          return null;
        });
        return [account, sitesAt(looked?.addresses ?? [])] as const;
      }),
    ),
  );
  const found = new Map<Listed, string[]>(answers);
  const accounts = listed.map((account) => ({ ...account, sites: told(account) ?? found.get(account) ?? [] }));
  return { accounts, unread: open.length - asked.length };
}

function sitesAt(addresses: string[]): string[] {
  return [...new Set(addresses.flatMap((address) => registrableDomain(address) ?? []))].toSorted();
}

/** The accounts that may be those of clients without one of the kind. Ended clients get none, and keep what they have. */
export function matchClients(clients: MatchedClient[], sources: Used[], accounts: FoundAccount[]): ClientMatch[] {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  const owners = Map.groupBy(clients, ({ website }) => (website === null ? null : registrableDomain(website)));
  const users = (account: FoundAccount) =>
    sources
      .filter(({ kind, accountId }) => kind === account.kind && accountId === account.id)
      .flatMap(({ clientId }) => names.get(clientId) ?? []);
  return matchedKinds.flatMap((kind) =>
    served(clients)
      .filter(({ id }) => !hasSource(sources, id, kind))
      .map((client): ClientMatch => {
        const own = client.website === null ? null : registrableDomain(client.website);
        const ofKind = accounts.filter((account) => account.kind === kind);
        const bySite = own === null ? [] : ofKind.filter(({ sites }) => sites.includes(own));
        const byName = ofKind.filter(
          (account) => (own === null || account.sites.length === 0) && suitsClient(account, client),
        );
        const found = bySite.length > 0 ? bySite : byName;
        const candidates = found.map((account) => ({ ...account, usedBy: users(account) }));
        const isAlone = (owners.get(own)?.length ?? 0) <= 1;
        return { client, kind, candidates, doubt: doubtAbout(candidates, { isAlone, byName: bySite.length === 0 }) };
      }),
  );
}

function doubtAbout(
  candidates: ClientMatch["candidates"],
  { isAlone, byName }: { isAlone: boolean; byName: boolean },
): MatchDoubt | null {
  const [one, ...others] = candidates;
  if (!one) return null;
  if (byName) return "name";
  if (others.length > 0) return "several";
  if (one.usedBy.length > 0) return "used";
  if (!isAlone) return "same_site";
  return one.sites.length > 1 ? "more_sites" : null;
}
