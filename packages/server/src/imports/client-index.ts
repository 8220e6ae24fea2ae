import { siteOf } from "../sources/doubt.ts";
import type { Source } from "../sources/source.ts";

/** What a file may call a client by. */
export type NamedClient = { id: string; accessId: string; name: string; website: string | null };

/** A property or site that is a client's source; `accountId` is Google's name for it. */
export type NamedAccount = Pick<Source, "clientId" | "accountId" | "name" | "sites">;

type Known = { client: NamedClient; words: string[]; accounts: NamedAccount[] };

/** Clients with their sources, to be found by what files call them. */
export type ClientIndex = {
  known: Known[];
  /** The clients of a website: those with this very host, or else those of its site. */
  atAddress: (host: string) => NamedClient[];
  /** The clients whose source has this number, such as a property's. */
  numbered: (digits: string) => NamedClient[];
};

/** Parts of a business's name that people leave out. */
const legalForms = new Set("sdn bhd berhad plt enterprise ent trading the co company ltd inc".split(" "));

export function indexClients(clients: readonly NamedClient[], accounts: readonly NamedAccount[] = []): ClientIndex {
  const byClient = Map.groupBy(accounts, ({ clientId }) => clientId);
  const [hosts, sites, numbers] = [listed(), listed(), listed()];
  const known = clients.map((client): Known => {
    const own = byClient.get(client.id) ?? [];
    for (const address of [client.website ?? "", ...own.map(({ accountId }) => accountId)]) {
      const host = hostOf(address);
      if (host === null) continue;
      hosts.add(host, client);
      sites.add(siteOf(addressOf(address)), client);
    }
    for (const { accountId, sites: urls } of own) {
      for (const url of urls) sites.add(url, client);
      numbers.add(numberIn(accountId), client);
    }
    return { client, words: wordsOf(client.name), accounts: own };
  });
  return {
    known,
    atAddress: (address) => {
      const host = hostOf(address);
      if (host === null) return [];
      const same = hosts.get(host);
      return same.length > 0 ? same : sites.get(siteOf(addressOf(address)) ?? "");
    },
    numbered: numbers.get,
  };
}

/** Clients by a text, each once. */
function listed() {
  const map = new Map<string, NamedClient[]>();
  return {
    add: (key: string | null, client: NamedClient) => {
      const found = key === null ? null : (map.get(key) ?? []);
      if (key !== null && found !== null && !found.includes(client)) map.set(key, [...found, client]);
    },
    get: (key: string): NamedClient[] => map.get(key) ?? [],
  };
}

/** Numbers of properties have nine digits or more; shorter ones are counts and days. */
export function numberIn(text: string): string | null {
  return /(?<!\d)\d{9,12}(?!\d)/.exec(text)?.[0] ?? null;
}

/** Search Console's own way of writing a domain is sc-domain:kedai.example. */
function addressOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^sc-domain:/, "");
}

/** The host of a website however it is written. Null for a name. */
export function hostOf(text: string): string | null {
  const bare = addressOf(text);
  const address = bare.includes("://") ? bare : `http://${bare}`;
  if (/\s/.test(bare) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes(".") ? hostname.replace(/^www\./, "") : null;
}

/** The words of a name in lower case, without accents and legal form. */
export function wordsOf(name: string): string[] {
  return withoutLegalForm(plain(name).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** The same with letters and numbers apart, and each Chinese letter by itself, since no spaces part them. */
export function partsOf(text: string): string[] {
  return withoutLegalForm(plain(text).match(/\p{Script=Han}|(?:(?!\p{Script=Han})\p{L})+|\p{N}+/gu) ?? []);
}

function plain(text: string): string {
  return text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
}

function withoutLegalForm(words: string[]): string[] {
  const meant = words.filter((word) => !legalForms.has(word));
  return meant.length > 0 ? meant : words;
}
