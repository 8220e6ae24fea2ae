import { languageKeys } from "@agency/content/languages";
import { sitemapPath } from "../features/crawlers/sitemap-path.ts";
import { localisedPath } from "../lib/i18n/language-path.ts";
import { notFoundPages } from "./not-found-pages.ts";
import { publicPages, sitemapParts } from "./public-pages.ts";

/** Pages for the staff and the clients, without a language. */
const applications = ["/admin", "/admin/login", "/client-portal"];

/** Every page, in every language, and every file that is written at build time. */
export const prerendered: string[] = [
  ...publicPages.flatMap(({ path, available }) => available.map((language) => localisedPath(path, language))),
  ...languageKeys.flatMap((language) => applications.map((path) => localisedPath(path, language))),
  ...notFoundPages.map(({ path }) => path),
  "/sitemap.xml",
  ...sitemapParts.map(sitemapPath),
  "/robots.txt",
  "/manifest.webmanifest",
  "/llms.txt",
];
