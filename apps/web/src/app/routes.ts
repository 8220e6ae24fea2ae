import { layout, prefix, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { createRequire } from "node:module";
import type * as portfolio from "@agency/content/projects";
import type * as settings from "@agency/content/settings";
import { searchIndexPath } from "../site/blog/search-options.ts";

// React Router loads this file without the plugins of Vite; Node finds the agency's folder.
const content = createRequire(import.meta.url);
const { aboutLanguage, languageKeys, offered, serviceKeys } = content("@agency/content/settings") as typeof settings;
const { projects, workPath } = content("@agency/content/projects") as typeof portfolio;

/**
 * The pages of one language. Each page's loader brings its texts (shared/i18n/texts.server.ts), so a visitor downloads
 * one language and only the texts of the page. `application.tsx` adds Mantine and the query client to the pages that
 * need them; public pages do without.
 */
function pages(language: settings.Language): RouteConfigEntry[] {
  const page = (path: string, file: string, id: string = file) =>
    route(path, `../${file}.tsx`, { id: `${language}/${id}` });
  // Without projects their addresses are unknown ones, and so are those of the blog without articles.
  const work = [
    page(workPath.slice(1), "site/work/work-page"),
    page(`${workPath.slice(1)}/:project`, "site/work/project-page"),
  ];
  const blog = [page("blog", "site/blog/blog-page"), page("blog/:slug", "site/blog/article-page")];
  const within = (file: string, children: RouteConfigEntry[]) =>
    layout(`${file}.tsx`, { id: `${language}/${file}` }, children);

  return [
    within("../site/frame/frame", [
      page("", "site/home/home-page"),
      page("team", "site/team/team-page"),
      page("privacy", "site/legal/privacy-page"),
      page("terms", "site/legal/terms-page"),
      // Listed one by one, so that /services/anything-else is an unknown address.
      ...serviceKeys.map((service) => page(`services/${service}`, "site/services/service-page", `services/${service}`)),
      ...(offered.articles ? blog : []),
      ...(projects.length > 0 ? work : []),
      page("services/:service/:city", "site/cities/city-page"),
      page("audit", "site/tools/audit/audit-page"),
      page("consultation", "site/tools/booking/booking-page"),
      page("newsletter", "site/newsletter/newsletter-page"),
      within("application", [
        within("../dashboard/frame/staff-frame", [
          page("admin", "dashboard/dashboard-page"),
          page("admin/clients/import", "dashboard/client-lists/client-list-page"),
          page("admin/attention", "dashboard/attention/attention-page"),
          page("admin/client", "dashboard/clients/page/client-page"),
          page("admin/enquiries", "dashboard/enquiries/enquiries-page"),
          page("admin/reports", "dashboard/reports/history/all-reports-page"),
          page("admin/review", "dashboard/reports/review/review-page"),
          page("admin/schedules", "dashboard/schedules/schedules-page"),
          page("admin/team", "dashboard/team/team-page"),
          page("admin/activity", "dashboard/activity/activity-page"),
          page("admin/settings", "dashboard/settings/settings-page"),
          page("admin/wrong-recipient", "dashboard/reports/wrong-recipient/wrong-recipient-page"),
        ]),
        page("admin/login", "dashboard/staff/login-page"),
        page("admin/join", "dashboard/team/join-page"),
        page("client-portal", "portal/portal-page"),
        page("client-portal/shared", "portal/shared-page"),
        page("check", "portal/check-page"),
      ]),
      page("*", "site/not-found/not-found-page"),
    ]),
    ...(offered.articles ? [route("blog/rss.xml", "../site/blog/feed.ts", { id: `${language}/blog/feed` })] : []),
  ];
}

/** Files for search engines and assistants, generated from the same content as the pages. */
const files = [
  route("sitemap.xml", "../site/crawlers/sitemap-index.ts"),
  route("sitemaps/:part", "../site/crawlers/sitemap-part.ts"),
  route(".well-known/security.txt", "../site/crawlers/security.ts"),
  route("robots.txt", "../site/crawlers/robots.ts"),
  route("manifest.webmanifest", "../site/crawlers/manifest.ts"),
  route("llms.txt", "../site/crawlers/llms.ts"),
];

/** The search index of a language's blog: a file, not a page. */
function searchIndex(language: settings.Language): RouteConfigEntry {
  return route(searchIndexPath(language).slice(1), "../site/blog/search-index.ts", {
    id: `${language}/blog/search-index`,
  });
}

export default [
  ...files,
  ...languageKeys.flatMap((language) => [
    ...prefix(aboutLanguage(language).prefix.slice(1), pages(language)),
    ...(offered.articles ? [searchIndex(language)] : []),
  ]),
] satisfies RouteConfigEntry[];
