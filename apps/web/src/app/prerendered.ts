import { languageKeys } from "@agency/content/languages";
import { feedPath } from "../features/blog/listing.ts";
import { searchIndexPath } from "../features/blog/search/search-options.ts";
import { sitemapPath } from "../features/crawlers/sitemap-path.ts";
import { localisedPath } from "../lib/i18n/language-path.ts";
import { notFoundPages } from "./not-found-pages.ts";
import { publicPages, sitemapParts } from "./public-pages.ts";

/** Pages for the staff and the clients, without a language. */
const applications = ["/admin", "/admin/enquiries", "/admin/login", "/client-portal"];

/** Pages that links lead to: what they open stands behind the #, so one page does for all. */
const linked = ["/audit", "/consultation", "/newsletter"];

/** Every page, in every language, and every file that is written at build time. */
export const prerendered: string[] = [
  ...publicPages.flatMap(({ path, available }) => available.map((language) => localisedPath(path, language))),
  ...languageKeys.flatMap((language) => [...applications, ...linked].map((path) => localisedPath(path, language))),
  ...notFoundPages.map(({ path }) => path),
  ...languageKeys.flatMap((language) => [localisedPath(feedPath, language), searchIndexPath(language)]),
  "/sitemap.xml",
  ...sitemapParts.map(sitemapPath),
  "/robots.txt",
  "/manifest.webmanifest",
  "/llms.txt",
];
