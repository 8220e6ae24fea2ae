import LinkHeader from "http-link-header";
import { comparable, withoutFragment } from "../address.ts";
import { hasRel, type Page, type Anchor } from "../page/page.ts";

/** The canonical addresses that the page states, in the head and in the `Link` header. */
export type CanonicalFacts = {
  /** The distinct absolute addresses. */
  urls: string[];
  invalid: string | null;
  relative: string | null;
};

/** Reads canonical links as Lighthouse does: ignores those in the body and those without an address. */
export function readCanonical(page: Page, header: string | undefined, base: URL): CanonicalFacts {
  const inHead = page.links.filter((link) => link.inHead && hasRel(link, "canonical"));
  const stated = [...inHead.map(({ href }) => href), ...linksInHeader(header, "canonical").map(({ uri }) => uri)];
  const facts: Omit<CanonicalFacts, "urls"> = { invalid: null, relative: null };
  const urls = new Map<string, string>();
  for (const href of stated.filter((value) => value !== "")) {
    if (!URL.canParse(href, base.href)) facts.invalid ??= href;
    else if (URL.canParse(href)) urls.set(comparable(href) ?? href, new URL(href).href);
    else facts.relative ??= href;
  }
  return { ...facts, urls: [...urls.values()] };
}

/** Maximum length of a header, in characters. */
const longestHeader = 4_000;

/** The links of a `Link` header for one relation. */
export function linksInHeader(header: string | undefined, rel: string): LinkHeader.Reference[] {
  if (!header || header.length > longestHeader) return [];
  try {
    return LinkHeader.parse(header.replaceAll("\n", ", ")).refs.filter((link) =>
      link.rel.toLowerCase().split(/\s+/).includes(rel),
    );
  } catch {
    // An unreadable header is ignored.
    return [];
  }
}

/** A link to another page. */
export type LeadingLink = Anchor & { target: URL };

/** Links to other pages. Fragments, mailto links and `nofollow` links are left out, as in Lighthouse. */
export function readLeadingLinks(anchors: readonly Anchor[], { base, url }: { base: URL; url: URL }): LeadingLink[] {
  const own = withoutFragment(url.href);
  return anchors.flatMap((anchor) => {
    const { href, rel } = anchor;
    if (!href?.trim() || rel.includes("nofollow")) return [];
    const target = URL.parse(href, base.href);
    if (!target || ["javascript:", "mailto:"].includes(target.protocol)) return [];
    return withoutFragment(target.href) === own ? [] : [{ ...anchor, target }];
  });
}
