import { withoutFragment } from "../address.ts";
import type { LinkElement, Page } from "../page/page.ts";
import { judgeTag, type TagVerdict } from "./language-tag.ts";

export type Alternate = { code: string; written: string; href: string | null; verdict: TagVerdict };

/** The translations that a page names in its head, in document order. */
export function readAlternates(links: readonly LinkElement[]): Alternate[] {
  return links
    .filter(({ rel, hreflang, inHead }) => inHead && hreflang !== "" && rel === "alternate")
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
export function alternatesToFetch(page: Page, url: string): string[] {
  const own = withoutFragment(url);
  const others = readAlternates(page.links)
    .map(({ href }) => href)
    .filter((href): href is string => href !== null && withoutFragment(href) !== own);
  return [...new Set(others)].slice(0, mostAlternates);
}

/** Whether a translation links back to the page. */
export function namesPage(links: readonly LinkElement[], url: string): boolean {
  const own = withoutFragment(url);
  return readAlternates(links).some(({ href }) => href !== null && withoutFragment(href) === own);
}
