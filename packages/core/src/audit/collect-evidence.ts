import type { Evidence, Fetched } from "./evidence.ts";
import { alternatesToFetch } from "./facts/hreflang.ts";
import { readRobots } from "./facts/robots.ts";
import type { Page } from "./page/page.ts";
import { readPageInPieces } from "./page/read-page.ts";

/** Fetches addresses that visitors enter. Throws when the fetch fails. */
export type Fetching = {
  /** Fetches a page; throws when the address leads to anything else. */
  page: (url: string) => Promise<Fetched>;
  /** Fetches any text. */
  text: (url: string) => Promise<Fetched>;
};

type Dependencies = {
  fetching: Fetching;
  /** Yields to other work. */
  pause: () => Promise<void>;
};

/**
 * Fetches a page and its related files. Only the page itself is required; any other failure is recorded as not
 * checked. Fetches at most two addresses at a time.
 */
export async function collectEvidence(dependencies: Dependencies, address: string): Promise<Evidence> {
  const { fetching, pause } = dependencies;
  const page = await fetching.page(address);
  const document = await readPageInPieces(page.text, pause);
  const [files, others] = await Promise.all([
    fetchRobotsAndSitemap(fetching, page.url),
    fetchOthers(dependencies, document, page.url),
  ]);
  return { page, document, ...files, ...others };
}

async function fetchRobotsAndSitemap(
  { text }: Fetching,
  pageUrl: string,
): Promise<Pick<Evidence, "robots" | "sitemap">> {
  const robots = await orNull(text(new URL("/robots.txt", pageUrl).href));
  const facts = readRobots(robots, new URL(pageUrl));
  const named = facts.state === "read" ? facts.sitemaps.find((url) => /^https?:\/\//i.test(url)) : undefined;
  const sitemap = await orNull(text(named ?? new URL("/sitemap.xml", pageUrl).href));
  // Without robots.txt, a sitemap elsewhere would go unnoticed.
  const hidden = robots === null && sitemap !== null && sitemap.status >= 400;
  return { robots, sitemap: hidden ? null : sitemap };
}

/** The redirect from plain http to https, and the translations that the page names. */
async function fetchOthers(
  { fetching, pause }: Dependencies,
  document: Page,
  pageUrl: string,
): Promise<Pick<Evidence, "plain" | "alternates">> {
  const plain = pageUrl.startsWith("https:")
    ? await orNull(fetching.text(pageUrl.replace(/^https:/, "http:")))
    : undefined;
  const alternates = [];
  for (const url of alternatesToFetch(document, pageUrl)) {
    const page = await orNull(fetching.page(url));
    const readable = page !== null && page.status < 400;
    alternates.push({ url, links: readable ? (await readPageInPieces(page.text, pause)).links : null });
  }
  return { plain, alternates };
}

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}
