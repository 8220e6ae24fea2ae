import { withoutFragment } from "../address.ts";
import type { Anchor } from "../page/page.ts";

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
