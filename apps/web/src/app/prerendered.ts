import { languageKeys, offered } from "@agency/content/settings";
import { applicationPaths, linkedPages } from "@agency/content/site-paths";
import { localisedPath } from "../shared/i18n/language-path.ts";
import { feedPath } from "../site/blog/feed-link.ts";
import { searchIndexPath } from "../site/blog/search-options.ts";
import { publicPages, sitemapParts, sitemapPath } from "../site/public-pages.ts";
import { notFoundPages } from "./not-found-pages.ts";

/** Every page in every language, and every file, written at build time. */
export const prerendered: string[] = [
  ...publicPages.flatMap(({ path, available }) => available.map((language) => localisedPath(path, language))),
  ...languageKeys.flatMap((language) =>
    [...applicationPaths, ...linkedPages.map(({ path }) => path)].map((path) => localisedPath(path, language)),
  ),
  ...notFoundPages.filter(({ own }) => own).map(({ path }) => path),
  ...(offered.articles ? languageKeys : []).flatMap((language) => [
    localisedPath(feedPath, language),
    searchIndexPath(language),
  ]),
  "/sitemap.xml",
  ...sitemapParts.map(sitemapPath),
  "/robots.txt",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/llms.txt",
];
