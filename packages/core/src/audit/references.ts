import type { Evidence } from "./evidence.ts";
import { alternatesToFetch, readAlternates } from "./facts/hreflang.ts";
import { readRobots } from "./facts/robots.ts";
import { readPage } from "./page/read-page.ts";

/** The addresses that an audit fetches after the page and its robots.txt. */
export type References = { sitemap: string; alternates: string[] };

/** Reads where the sitemap is, and some translations that the page names. */
export function readReferences({ page, robots }: Pick<Evidence, "page" | "robots">): References {
  const url = new URL(page.url);
  const facts = readRobots(robots, url);
  const named = facts.state === "read" ? facts.sitemaps.find((address) => /^https?:\/\//i.test(address)) : undefined;
  return {
    sitemap: named ?? new URL("/sitemap.xml", url).href,
    alternates: alternatesToFetch(readAlternates(readPage(page.text).links), page.url),
  };
}
