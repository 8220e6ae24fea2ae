import type { Evidence } from "./evidence.ts";
import { isChallenge } from "./facts/challenge.ts";
import { readRobots } from "./facts/robots.ts";
import { alternatesToFetch } from "./facts/translations.ts";
import { readPage } from "./page/read-page.ts";

/** The addresses that an audit fetches after the page and its robots.txt. */
export type References = {
  sitemaps: string[];
  alternates: string[];
  /** Whether a firewall sent its own page instead, so that there is nothing to audit. */
  isChallenge: boolean;
};

/** How many sitemaps are fetched. Most sites have one; an index names others, which are not fetched. */
export const mostSitemaps = 5;

/** Reads where the sitemaps are, some translations that the page names, and whether it is the page at all. */
export function readReferences({ page, robots }: Pick<Evidence, "page" | "robots">): References {
  const url = new URL(page.url);
  const facts = readRobots(robots, url);
  const named = facts.state === "read" ? facts.sitemaps.slice(0, mostSitemaps) : [];
  const document = readPage(page.text);
  return {
    sitemaps: named.length > 0 ? named : [new URL("/sitemap.xml", url).href],
    alternates: alternatesToFetch(document, page),
    isChallenge: isChallenge(page, document),
  };
}
