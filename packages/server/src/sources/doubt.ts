import type { AccountKind, DoubtKind } from "@agency/model/connections";
import type { Client } from "../clients/client.ts";
import { siteOf } from "./site-of.ts";
import { suitsClient } from "./suits-client.ts";

/** Why an account may not be a client's. */
export type Doubt = {
  about: DoubtKind;
  /** What it is about: ids of clients, sites, or the account's name. Whoever accepts it accepts these. */
  of: string[];
  /** The names of the other clients that it is about. */
  clients: string[];
};

/** A doubt that a member of staff has answered: the account is used nevertheless. */
export type Accepted = Pick<Doubt, "about" | "of"> & {
  /** The username. */
  by: string;
  /** An ISO text in UTC. */
  at: string;
};

type Judged = {
  account: { kind: AccountKind; id: string; name: string; sites: string[] };
  client: Pick<Client, "name" | "website">;
  /** Other clients that use the account. */
  users: Pick<Client, "id" | "name">[];
  /** Other clients that have a website. */
  others: Pick<Client, "id" | "name" | "website">[];
};

/**
 * What is to be asked before a client gets an account: whether it shares it with other clients, and whether it is the client's. An
 * account of the client's site is, whatever it is called. Of one that names no site, the name decides. Without a website of the client
 * there is nothing to compare with, so that only another client's site is asked about.
 */
export function doubtsAbout({ account, client, users, others }: Judged): Doubt[] {
  const shared: Doubt[] =
    users.length === 0
      ? []
      : [{ about: "shared", of: users.map(({ id }) => id), clients: users.map(({ name }) => name) }];
  return [...shared, ...strange({ account, client, others })];
}

function strange({ account, client, others }: Omit<Judged, "users">): Doubt[] {
  const { name, sites } = account;
  const own = client.website === null ? null : siteOf(client.website);
  if (own !== null && sites.includes(own)) return [];
  if (sites.length === 0) {
    return own === null || suitsClient(account, client) ? [] : [{ about: "name", of: [name], clients: [] }];
  }
  const owners = others.filter(({ website }) => website !== null && sites.includes(siteOf(website) ?? ""));
  if (own === null && owners.length === 0) return [];
  return [{ about: "site", of: sites, clients: owners.map((owner) => owner.name) }];
}

/** Those of the doubts that nobody has answered. */
export function unanswered(doubts: Doubt[], accepted: Pick<Doubt, "about" | "of">[]): Doubt[] {
  return doubts.filter(
    ({ about, of }) => !accepted.some((one) => one.about === about && of.every((part) => one.of.includes(part))),
  );
}
