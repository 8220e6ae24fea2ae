import { type Article, nameOf, readArticles } from "@agency/content/articles/articles";
import { checkLinks } from "@agency/content/articles/links";
import { addressOf, navigation } from "@agency/content/navigation";
import { type Language, languages } from "@agency/content/settings";
import { publicPages } from "../public-pages.ts";
import type { Listing } from "./listing.ts";

const known = new Map<Language, Promise<Article[]>>();

/**
 * The articles of a language, newest first. A build reads them once; development reads them again for every page.
 * @throws when an article is invalid or links to a page that does not exist
 */
export async function articlesOf(language: Language): Promise<Article[]> {
  if (import.meta.env.DEV) return readChecked(language);
  const articles = known.get(language) ?? readChecked(language);
  known.set(language, articles);
  return articles;
}

async function readChecked(language: Language): Promise<Article[]> {
  const pages = publicPages.filter(({ available }) => available.includes(language)).map(({ path }) => path);
  const addresses = new Set([...pages, ...navigation.map(addressOf)]);
  const articles = await readArticles(language);
  for (const { body, slug } of articles) {
    checkLinks(body, nameOf(slug, language), (path) => addresses.has(path));
  }
  return articles;
}

/** The fields of an article that a list shows. */
export function listingOf({ slug, category, date, minutes, title, excerpt, tags, language }: Article): Listing {
  return { slug, category, date, dateText: dayText(date, language), minutes, title, excerpt, tags };
}

/** @returns a day such as `2025-01-15` as the language writes it: 15 January 2025 */
export function dayText(date: string, language: Language): string {
  const { locale } = languages[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
