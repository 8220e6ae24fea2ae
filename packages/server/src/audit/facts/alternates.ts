import { hasRel, type LinkElement } from "../page/page.ts";
import { judgeTag } from "./languages.ts";
import type { Alternate } from "./links.ts";

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
