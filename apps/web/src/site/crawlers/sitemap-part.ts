import type { LoaderFunctionArgs } from "react-router";
import { SitemapStream, streamToPromise } from "sitemap";
import { defaultLanguage } from "@agency/content/settings";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { absolute } from "../../shared/site-address.ts";
import { type PublicPage, publicPages } from "../public-pages.ts";

/** /sitemaps/<part>.xml: its pages in every language they exist in, each with links to its translations. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const part = params["part"]?.replace(/\.xml$/, "");
  const sitemap = new SitemapStream({ lastmodDateOnly: true });
  for (const page of publicPages.filter((one) => one.part === part)) {
    const links = pageAlternates(page);
    for (const language of page.available) {
      sitemap.write({ url: absolute(localisedPath(page.path, language)), lastmod: page.updated, links });
    }
  }
  sitemap.end();
  return new Response(String(await streamToPromise(sitemap)));
}

type Alternate = { lang: string; url: string };

function pageAlternates({ path, available }: PublicPage): Alternate[] {
  if (available.length < 2) return [];
  const links = available.map((lang): Alternate => ({ lang, url: absolute(localisedPath(path, lang)) }));
  const fallback = available.includes(defaultLanguage)
    ? [{ lang: "x-default", url: absolute(localisedPath(path, defaultLanguage)) }]
    : [];
  return [...links, ...fallback];
}
