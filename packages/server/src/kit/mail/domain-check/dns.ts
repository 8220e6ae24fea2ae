import { Resolver } from "node:dns/promises";

/** Asks the DNS: a name and a type such as TXT, A or PTR. Rejects as `dns.promises.resolve` does. */
export type DnsQuery = (name: string, type: string) => Promise<string[] | string[][]>;

/** What the DNS says when there is nothing of a type, or no such name. */
const nothing = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/** The machine's own name servers, which answer in seconds or not at all. */
export function systemDns(): DnsQuery {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  return (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>;
}

/** The records of a name, each as one text; none when there are none. @throws Error when the name servers cannot answer */
export async function recordsOf(dns: DnsQuery, name: string, type: string): Promise<string[]> {
  try {
    return (await dns(name, type)).map((record) => (Array.isArray(record) ? record.join("") : record));
  } catch (error) {
    if (nothing.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
