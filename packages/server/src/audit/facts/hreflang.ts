import { comparable } from "../address.ts";
import { hasRel, type LinkElement } from "../page/page.ts";
import { judgeTag, type TagVerdict } from "./language-tag.ts";

export type Alternate = { code: string; written: string; href: string | null; verdict: TagVerdict };

/** The translations that a page names in its head, in document order. */
export function readAlternates(links: readonly LinkElement[]): Alternate[] {
  return links
    .filter((link) => link.inHead && link.hreflang !== "" && hasRel(link, "alternate"))
    .map(({ hreflang, href }) => ({
      code: hreflang.toLowerCase(),
      written: href,
      href: /^https?:/i.test(href) && URL.canParse(href) ? new URL(href).href : null,
      verdict: hreflang.toLowerCase() === "x-default" ? "right" : judgeTag(hreflang),
    }));
}

/** How many translations to fetch when checking for links back. */
const mostAlternates = 3;

/** The translations to fetch: other pages, without duplicates. */
export function alternatesToFetch(alternates: readonly Alternate[], url: string): string[] {
  const own = comparable(url);
  const others = alternates
    .map(({ href }) => href)
    .filter((href): href is string => href !== null && comparable(href) !== own);
  return [...new Set(others)].slice(0, mostAlternates);
}

/** Whether one of the addresses is among the translations. */
export function namesPage(alternates: readonly Alternate[], urls: readonly string[]): boolean {
  const own = new Set(urls.map(comparable));
  return alternates.some(({ href }) => href !== null && own.has(comparable(href)));
}
