import type { AuditResult } from "./audit.ts";
import type { Evidence, Fetched } from "./evidence.ts";
import { longestRobots } from "./facts/robots.ts";
import { longestSitemap } from "./facts/sitemap.ts";
import type { References } from "./references.ts";

/** Fetches addresses that visitors enter. Throws when the fetch fails. */
export type Fetching = {
  /** Fetches a page; throws when the address leads to anything else. */
  page: (url: string) => Promise<Fetched>;
  /** Fetches any text. */
  text: (url: string) => Promise<Fetched>;
};

/** Reads what was fetched. Whoever wrote it may want to harm the reader, so it is read in a sandbox. */
export type Reading = {
  references: (read: Pick<Evidence, "page" | "robots">) => Promise<References>;
  audit: (evidence: Evidence) => Promise<AuditResult>;
};

type Dependencies = { fetching: Fetching; reading: Pick<Reading, "references"> };

/** Characters of a translation to read: enough for its head. */
const longestAlternate = 500_000;

/**
 * Fetches a page and its related files. Only the page itself is required; any other failure is recorded as not
 * checked. Fetches at most two addresses at a time.
 */
export async function collectEvidence({ fetching, reading }: Dependencies, address: string): Promise<Evidence> {
  const page = await fetching.page(address);
  const [robots, plain] = await Promise.all([
    orNull(fetching.text(new URL("/robots.txt", page.url).href)).then((file) => cut(file, longestRobots)),
    fetchPlain(fetching, page.url),
  ]);
  const references = await reading.references({ page, robots });
  const [sitemap, alternates] = await Promise.all([
    orNull(fetching.text(references.sitemap)),
    fetchAlternates(fetching, references.alternates),
  ]);
  // Without robots.txt, a sitemap elsewhere would go unnoticed.
  const hidden = robots === null && sitemap !== null && sitemap.status >= 400;
  return { page, robots, sitemap: hidden ? null : cut(sitemap, longestSitemap), plain, alternates };
}

/** The redirect from plain http to https. */
async function fetchPlain({ text }: Fetching, pageUrl: string): Promise<Evidence["plain"]> {
  if (!pageUrl.startsWith("https:")) return undefined;
  const answer = await orNull(text(pageUrl.replace("https:", "http:")));
  return answer && { url: answer.url, status: answer.status };
}

async function fetchAlternates(fetching: Fetching, urls: readonly string[]): Promise<Evidence["alternates"]> {
  const alternates = [];
  for (const url of urls) {
    const page = await orNull(fetching.page(url));
    const readable = page !== null && page.status < 400;
    alternates.push({ url, html: readable ? page.text.slice(0, longestAlternate) : null });
  }
  return alternates;
}

function cut(fetched: Fetched | null, longest: number): Fetched | null {
  if (fetched === null || fetched.text.length <= longest) return fetched;
  return { ...fetched, text: fetched.text.slice(0, longest), truncated: true };
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}
