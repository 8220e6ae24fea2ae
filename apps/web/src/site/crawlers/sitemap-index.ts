import { SitemapIndexStream, streamToPromise } from "sitemap";
import { absolute } from "../../shared/site-address.ts";
import { publicPages, sitemapParts, sitemapPath } from "../public-pages.ts";

/** /sitemap.xml: lists the parts, each with the date of its newest page. */
export async function loader(): Promise<Response> {
  const index = new SitemapIndexStream({ lastmodDateOnly: true });
  for (const part of sitemapParts) {
    const days = publicPages.filter((page) => page.part === part).map(({ updated }) => updated);
    index.write({ url: absolute(sitemapPath(part)), lastmod: days.toSorted().at(-1) });
  }
  index.end();
  return new Response(String(await streamToPromise(index)));
}
