import { registrableDomain } from "../sources/doubt.ts";
import type { Source } from "../sources/source.ts";
import { bareAddress, websiteHost, numberIn, nameParts, nameWords } from "./name-texts.ts";
import { meaningfulWords } from "./report-words.ts";

/** What a file may call a client by. */
export type NamedClient = { id: string; accessId: string; name: string; website: string | null };

/** A property or site that is a client's source; `accountId` is Google's name for it. */
export type NamedAccount = Pick<Source, "clientId" | "accountId" | "name" | "sites">;

type Known = {
  client: NamedClient;
  words: string[];
  accounts: NamedAccount[];
  /** Its name and those of its sources without words of reports. */
  bareNames: string[];
};

/** Clients with their sources, to be found by what files call them. */
export type ClientIndex = {
  known: Known[];
  /** The clients of a website: those with this very host, or else those of its site. */
  atAddress: (host: string) => NamedClient[];
  /** The clients whose source has this number, such as a property's. */
  numbered: (digits: string) => NamedClient[];
};

export function indexClients(clients: readonly NamedClient[], accounts: readonly NamedAccount[] = []): ClientIndex {
  const byClient = Map.groupBy(accounts, ({ clientId }) => clientId);
  const [hosts, sites, numbers] = [listed(), listed(), listed()];
  const known = clients.map((client): Known => {
    const own = byClient.get(client.id) ?? [];
    for (const address of [client.website ?? "", ...own.map(({ accountId }) => accountId)]) {
      const host = websiteHost(address);
      if (host === null) continue;
      hosts.add(host, client);
      sites.add(registrableDomain(bareAddress(address)), client);
    }
    for (const { accountId, sites: urls } of own) {
      for (const url of urls) sites.add(url, client);
      numbers.add(numberIn(accountId), client);
    }
    const bareNames = [client, ...own].map(({ name }) => bareName(name)).filter((name) => name !== "");
    return { client, words: nameWords(client.name), accounts: own, bareNames };
  });
  return {
    known,
    atAddress: (address) => {
      const host = websiteHost(address);
      if (host === null) return [];
      const same = hosts.get(host);
      return same.length > 0 ? same : sites.get(registrableDomain(bareAddress(address)) ?? "");
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

/** People add words to a name when they call a property or file after it: "Kedai Contoh - GA4". */
export function bareName(name: string): string {
  return meaningfulWords(nameParts(name)).join("");
}
