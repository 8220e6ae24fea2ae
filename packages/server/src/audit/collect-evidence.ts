import type { IncomingHttpHeaders } from "node:http";
import type { Clock } from "../kit/clock.ts";
import { SiteError, type SiteProblem, OutboundError, siteError } from "../kit/outbound/outbound-error.ts";
import type { FetchedText, FetchOptions, Outbound } from "../kit/outbound/outbound.ts";
import { Refusal } from "../kit/refusal.ts";
import type { AuditResult } from "./audit.ts";
import type { Evidence, Fetched, SitemapFile } from "./evidence.ts";
import { announcesChallenge } from "./facts/challenge.ts";
import { longestRobots } from "./facts/robots.ts";
import { longestSitemap } from "./facts/sitemap.ts";
import type { References } from "./references.ts";

/** Fetches addresses that visitors enter. Throws SiteError when a site cannot be reached. */
export type Fetching = {
  /** Fetches a page with any status; throws when a successful answer is anything else. */
  page: (url: string) => Promise<Fetched>;
  /** Fetches a file: a robots.txt is UTF-8 whatever its server says, and a sitemap may be packed with gzip. */
  file: (url: string, kind: "robots" | "sitemap") => Promise<Fetched>;
};

/** Reads what was fetched. Whoever wrote it may want to harm the reader, so it is read in a sandbox. */
export type Reading = {
  references: (read: Pick<Evidence, "page" | "robots">) => Promise<References>;
  audit: (evidence: Evidence) => Promise<AuditResult>;
};

type Dependencies = { clock: Clock; fetching: Fetching; reading: Pick<Reading, "references"> };

/** Characters of a translation to read: enough for its head. */
const longestAlternate = 500_000;

/**
 * Fetches a page and its related files. Only the page itself is required; any other failure is recorded as not
 * checked. Fetches at most two addresses at a time.
 * @throws Refusal page_error, page_refused, page_needs_cookies, page_not_html or page_empty when the address answers without a
 * page; SiteError turned_away when a firewall sent its own; and what `fetching` and `reading` throw for the page itself
 */
export async function collectEvidence({ clock, fetching, reading }: Dependencies, address: string): Promise<Evidence> {
  const page = await fetching.page(address);
  requirePage(page);
  const [robots, plain] = await Promise.all([
    fetchFile(fetching, new URL("/robots.txt", page.url).href, "robots").then((file) => cut(file, longestRobots)),
    fetchPlain(fetching, page.url),
  ]);
  const { isChallenge, ...references } = await reading.references({ page, robots });
  if (isChallenge) throw new SiteError("turned_away");
  const [sitemaps, alternates] = await Promise.all([
    fetchSitemaps(fetching, references.sitemaps, { isNamed: robots !== null }),
    fetchAlternates(fetching, references.alternates),
  ]);
  return { at: (await clock()).toISOString(), page, drawn: null, robots, sitemaps, plain, alternates };
}

/** The redirect from plain http to https. */
async function fetchPlain(fetching: Fetching, pageUrl: string): Promise<Evidence["plain"]> {
  if (!pageUrl.startsWith("https:")) return undefined;
  const answer = await orNull(fetching.page(pageUrl.replace("https:", "http:")));
  return answer && { url: answer.url, status: answer.status };
}

async function fetchSitemaps(
  fetching: Fetching,
  urls: readonly string[],
  { isNamed }: { isNamed: boolean },
): Promise<SitemapFile[]> {
  const sitemaps = [];
  for (const url of urls) {
    const file = await fetchFile(fetching, url, "sitemap");
    // Without robots.txt, a sitemap elsewhere would go unnoticed.
    const isHidden = !isNamed && file !== null && file.status >= 400;
    sitemaps.push({ url, file: isHidden ? null : cut(file, longestSitemap) });
  }
  return sitemaps;
}

async function fetchAlternates(fetching: Fetching, urls: readonly string[]): Promise<Evidence["alternates"]> {
  const alternates = [];
  for (const url of urls) {
    const page = await orNull(fetching.page(url));
    const readable = page !== null && page.status < 400;
    const html = readable ? page.text.slice(0, longestAlternate) : null;
    alternates.push({ url, html, link: page?.headers["link"] ?? null });
  }
  return alternates;
}

function cut(fetched: Fetched | null, longest: number): Fetched | null {
  if (fetched === null || fetched.text.length <= longest) return fetched;
  return { ...fetched, text: fetched.text.slice(0, longest), truncated: true };
}

/** A file behind too many redirects is missing, as it is for Google. Null after any other failure. */
async function fetchFile(fetching: Fetching, url: string, kind: "robots" | "sitemap"): Promise<Fetched | null> {
  try {
    return await fetching.file(url, kind);
  } catch (error) {
    const isEndless = error instanceof SiteError && error.problem === "too_many_redirects";
    return isEndless ? { ...missing, url } : null;
  }
}

const missing: Omit<Fetched, "url"> = {
  hops: [],
  status: 404,
  headers: {},
  text: "",
  charset: "UTF-8",
  charsetSource: null,
  bytes: 0,
  needsCookies: false,
  truncated: false,
  firstByteMs: null,
};

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}

/** Statuses with which a site turns away a program that it takes for a bot. */
export const refusals: readonly number[] = [401, 403, 429];

const pageTypes = ["text/html", "application/xhtml+xml"];

/**
 * Requires that an address answered with a page, since nothing else has a score.
 * @throws Refusal page_error, page_refused, page_needs_cookies, page_not_html or page_empty; SiteError turned_away
 */
function requirePage({ status, headers, text, needsCookies }: Fetched): void {
  if (announcesChallenge(headers)) throw new SiteError("turned_away");
  if (refusals.includes(status)) throw new Refusal("page_refused", { params: { status } });
  if (status >= 400) throw new Refusal("page_error", { params: { status } });
  if (needsCookies) throw new Refusal("page_needs_cookies");
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && !pageTypes.includes(type)) throw new Refusal("page_not_html");
  if (text.trim() === "") throw new Refusal("page_empty");
}

const codes = {
  unreachable: "page_unreachable",
  insecure: "page_insecure",
  unreadable: "page_unreachable",
  error_status: "page_unreachable",
  turned_away: "page_challenged",
  too_many_redirects: "page_redirects",
  too_slow: "page_too_slow",
  too_large: "page_too_large",
  not_html: "page_not_html",
} as const satisfies Record<SiteProblem, string>;

/** The refusal to audit a page that could not be fetched. */
export function pageRefusal(problem: SiteProblem): Refusal {
  return new Refusal(codes[problem]);
}

/** Time limit for all fetches of one audit, in ms. The page itself has the guarded client's shorter limit. */
const deadline = 12_000;

/**
 * Fetches for one audit through the guarded client, with one deadline. `asker` identifies the visitor. The fetches throw
 * SiteError, or OutboundError when there is no room for them.
 */
export function auditFetching(outbound: Outbound, asker: string): Fetching {
  const signal = AbortSignal.timeout(deadline);
  const options: FetchOptions = { signal, asker, whenLarger: "cut" };
  const fetching = async (fetch: () => Promise<FetchedText>): Promise<Fetched> => {
    try {
      return toFetched(await fetch());
    } catch (error) {
      if (signal.aborted) throw new SiteError("too_slow", { cause: error });
      throw (error instanceof OutboundError && siteError(error)) || error;
    }
  };
  return {
    page: (url) => fetching(() => outbound.fetchPage(url, options)),
    file: (url, kind) =>
      fetching(() =>
        outbound.fetchText(url, { ...options, ...(kind === "robots" ? { charset: "utf-8" } : { unpacked: true }) }),
      ),
  };
}

function toFetched(fetched: FetchedText): Fetched {
  const { url, hops, status, headers, text, charset, charsetSource, body, needsCookies, truncated, firstByteMs } =
    fetched;
  return {
    url,
    hops: hops.slice(0, -1),
    status,
    headers: flatten(headers),
    text,
    charset,
    charsetSource,
    bytes: body.length,
    needsCookies,
    truncated,
    firstByteMs,
  };
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join("\n") : value]),
  );
}
