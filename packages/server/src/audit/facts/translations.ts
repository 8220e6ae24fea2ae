import type { Evidence, Fetched } from "../evidence.ts";
import { hasRel, type Page } from "../page/page.ts";
import { readPage } from "../page/read-page.ts";
import { readBuiltByScripts } from "./built-by-scripts.ts";
import { isBurmeseCode, isWithoutBurmese } from "./burmese.ts";
import { judgeTag, type TagVerdict } from "./languages.ts";
import { type CanonicalFacts, linksInHeader, readCanonical } from "./links.ts";
import { namesPage, pageAddress } from "./page-address.ts";

/** A translation that a page names, in its head or in its `Link` header. */
export type Alternate = {
  code: string;
  written: string;
  /** The absolute address; null when it is written as a part of one. */
  href: string | null;
  /** Where it leads all the same; null when nowhere. */
  target: string | null;
  verdict: TagVerdict;
};

/** Reads the translations that a page names, those in its head first. `base` resolves what is only a part of an address. */
export function readAlternates(page: Page, header: string | undefined, base: URL): Alternate[] {
  const inHead = page.links
    .filter((link) => link.inHead && link.hreflang !== "" && hasRel(link, "alternate"))
    .map(({ hreflang, href }) => ({ code: hreflang, written: href }));
  const inHeader = linksInHeader(header, "alternate").flatMap(({ uri, hreflang }) =>
    [hreflang ?? []].flat().map((code) => ({ code, written: uri })),
  );
  return [...inHead, ...inHeader].map(({ code, written }) => ({
    code,
    written,
    href: /^https?:/i.test(written) && URL.canParse(written) ? new URL(written).href : null,
    target: URL.parse(written, base.href)?.href ?? null,
    verdict: code.toLowerCase() === "x-default" ? "right" : judgeTag(code),
  }));
}

/** The addresses under which a page is known: the ones that lead to it, on plain http too, and its canonical ones. */
export function ownAddresses(
  { url, hops }: Pick<Fetched, "url" | "hops">,
  canonical: CanonicalFacts,
  plain?: Evidence["plain"],
): Set<string> {
  const known = [url, ...hops.map((hop) => hop.url), ...canonical.urls];
  if (plain?.url === url) known.push(url.replace(/^https:/, "http:"));
  return new Set(known.flatMap((address) => pageAddress(address) ?? []));
}

/** How many translations to fetch when checking for links back. */
const mostAlternates = 3;

/** The translations of a page to fetch: other pages, without duplicates. Those whose code may be a mistake come first. */
export function alternatesToFetch(page: Page, { url, hops, headers }: Fetched): string[] {
  const base = baseAddress(page, new URL(url));
  const own = ownAddresses({ url, hops }, readCanonical(page, headers["link"], base));
  const others = readAlternates(page, headers["link"], base)
    .toSorted((one, other) => Number(isBurmeseCode(other.code)) - Number(isBurmeseCode(one.code)))
    .flatMap(({ href }) => (href !== null && !own.has(pageAddress(href) ?? "") ? href : []));
  return [...new Set(others)].slice(0, mostAlternates);
}

/** The base for relative addresses in a page. */
export function baseAddress(page: Page, url: URL): URL {
  return page.base !== null && URL.canParse(page.base, url.href) ? new URL(page.base, url) : url;
}

/** A translation that was fetched. */
export type Translation = {
  url: string;
  /** Whether it links back to the page; null when that could not be read. */
  linksBack: boolean | null;
  /** Whether its text is certainly not Burmese. */
  isWithoutBurmese: boolean;
};

/**
 * Reads the translations that were fetched.
 * @param own the addresses of the page that they should link back to
 * @param elsewhere whether translations are also stated where they were not read
 */
export function readTranslations(
  fetched: Evidence["alternates"],
  own: ReadonlySet<string>,
  { elsewhere }: { elsewhere: boolean },
): Translation[] {
  return fetched.map(({ url, html, link }) => {
    if (html === null) return { url, linksBack: null, isWithoutBurmese: false };
    const page = readPage(html);
    const named = readAlternates(page, link ?? undefined, baseAddress(page, new URL(url)));
    // Scripts may add the links later.
    const isUnread = elsewhere || (named.length === 0 && readBuiltByScripts(page).how !== "no");
    return {
      url,
      linksBack: namesPage(named, own) || (isUnread ? null : false),
      isWithoutBurmese: isWithoutBurmese(page),
    };
  });
}
