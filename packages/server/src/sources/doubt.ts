import { domainToUnicode } from "node:url";
import { getDomain } from "tldts";
import type { AccountKind, DoubtKind } from "@agency/model/connections";
import type { Client } from "../clients/client.ts";
import { siteOnPlatform } from "./platforms.ts";

/** Why an account may not be a client's. */
export type Doubt = {
  about: DoubtKind;
  /** The ids of clients, sites, or the account's name. Whoever accepts the doubt accepts these. */
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
 * The doubts to ask about before a client gets an account: whether it shares it with other clients, and whether it is the client's. An
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
  const own = client.website === null ? null : registrableDomain(client.website);
  if (own !== null && sites.includes(own)) return [];
  if (sites.length === 0) {
    return own === null || suitsClient(account, client) ? [] : [{ about: "name", of: [name], clients: [] }];
  }
  const owners = others.filter(({ website }) => website !== null && sites.includes(registrableDomain(website) ?? ""));
  if (own === null && owners.length === 0) return [];
  return [{ about: "site", of: sites, clients: owners.map((owner) => owner.name) }];
}

/** A doubt is answered when one acceptance covers all of its sites or names. */
export function unanswered(doubts: Doubt[], accepted: Pick<Doubt, "about" | "of">[]): Doubt[] {
  return doubts.filter(
    ({ about, of }) => !accepted.some((one) => one.about === about && of.every((part) => one.of.includes(part))),
  );
}

/**
 * The site that an address belongs to: its registrable domain by the public suffix list (https://publicsuffix.org), such as
 * `kedai.com.my` for `https://shop.kedai.com.my/menu`. A name or a page on a platform is a site of its own, and so is a host without
 * a domain. International domains are in ASCII.
 * @returns null for what is not an address
 */
export function registrableDomain(address: string): string | null {
  const full = address.includes("://") ? address : `https://${address}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  const domain = getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname;
  return domain === "" ? null : (siteOnPlatform(url, domain) ?? domain);
}

/** Shorter names, such as `ab.example`, would be found in too many others. */
const shortest = 4;

/** People add these to a business's name when they name a property. */
const additions = /\b(?:ga4|google|analytics|property|website|web|www)\b/gi;

/** Whether an account looks like the client's: it is named after the client's website, or has the client's name or part of it. */
export function suitsClient(
  { id, name }: { id: string; name: string },
  client: Pick<Client, "name" | "website">,
): boolean {
  const text = letters(`${id} ${name}`);
  const bare = letters(hostName(siteAddress(id)) || name.replaceAll(additions, ""));
  const [host, clientName] = [letters(hostName(client.website)), letters(client.name)];
  if (bare.length >= shortest && clientName.includes(bare)) return true;
  return [host, clientName].some((known) => known.length >= shortest && text.includes(known));
}

/** The address of a Search Console site; other text for a property. */
function siteAddress(id: string): string {
  return id.replace(/^sc-domain:/, "https://");
}

/** `https://www.sample-bakery.example/menu` becomes `sample-bakery`, the part that people name a property after. */
function hostName(website: string | null): string {
  if (website === null || !URL.canParse(website)) return "";
  return new URL(website).hostname.replace(/^www\./, "").split(".")[0] ?? "";
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Sites as people write them: international domains in their own letters. */
export function shownSites(sites: string[]): string[] {
  return sites.map((site) => {
    const [domain = "", ...path] = site.split("/");
    return [domainToUnicode(domain), ...path].join("/");
  });
}
