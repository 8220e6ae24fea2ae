import { layout, prefix, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { type Language, languageKeys, languages } from "@agency/content/languages";
import { serviceKeys } from "@agency/content/services";
import { searchIndexPath } from "../features/blog/search/search-options.ts";

/**
 * The pages of one language. Every page's loader brings its texts (lib/i18n/texts.server.ts), so that a visitor downloads one
 * language and only the texts of the page. `application.tsx` brings Mantine and the query client to the pages that need them;
 * public pages do without.
 */
function pages(language: Language): RouteConfigEntry[] {
  const page = (path: string, file: string, id: string = file) =>
    route(path, `../features/${file}.tsx`, { id: `${language}/${id}` });
  const within = (file: string, children: RouteConfigEntry[]) =>
    layout(`${file}.tsx`, { id: `${language}/${file}` }, children);

  return [
    within("../features/frame/frame", [
      page("", "home/home-page"),
      page("team", "team/team-page"),
      page("privacy", "legal/privacy-page"),
      page("terms", "legal/terms-page"),
      // Named one by one, so that /services/anything-else is an unknown address like any other.
      ...serviceKeys.map((service) => page(`services/${service}`, "services/service-page", `services/${service}`)),
      page("blog", "blog/blog-page"),
      page("blog/:slug", "blog/article-page"),
      page("services/:service/:city", "services/city/city-page"),
      page("audit", "audit/audit-page"),
      page("consultation", "consultation/booking-page"),
      page("newsletter", "newsletter/newsletter-page"),
      within("application", [
        page("admin", "admin/dashboard-page"),
        page("admin/enquiries", "admin/inbox/inbox-page"),
        page("admin/login", "admin/login-page"),
        page("client-portal", "portal/portal-page"),
      ]),
      page("*", "not-found/not-found-page"),
    ]),
    route("blog/rss.xml", "../features/blog/feed.ts", { id: `${language}/blog/feed` }),
  ];
}

/** Files that are written from the same content as the pages, for search engines and assistants. */
const files = [
  route("sitemap.xml", "../features/crawlers/sitemap-index.ts"),
  route("sitemaps/:part", "../features/crawlers/sitemap-part.ts"),
  route("robots.txt", "../features/crawlers/robots.ts"),
  route("manifest.webmanifest", "../features/crawlers/manifest.ts"),
  route("llms.txt", "../features/crawlers/llms.ts"),
];

/** The search index of a language's blog: a file, and none of its pages. */
function searchIndex(language: Language): RouteConfigEntry {
  return route(searchIndexPath(language).slice(1), "../features/blog/search/search-index.ts", {
    id: `${language}/blog/search-index`,
  });
}

export default [
  ...files,
  ...languageKeys.flatMap((language) => [
    ...prefix(languages[language].prefix.slice(1), pages(language)),
    searchIndex(language),
  ]),
] satisfies RouteConfigEntry[];
