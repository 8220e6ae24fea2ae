import { type Article, nameOf, readArticles } from "@agency/content/articles/articles";
import { catalogue, type Category } from "@agency/content/articles/catalogue";
import { checkLinks } from "@agency/content/articles/links";
import { addressOf, navigation } from "@agency/content/navigation";
import { type Language, languages } from "@agency/content/settings";
import type { CatalogueEntry } from "@agency/content/shape";
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
  const variation = variationOf(slug, category);
  return { slug, category, variation, date, dateText: dayText(date, language), minutes, title, excerpt, tags };
}

/** The place of an article among those of its category. The oldest is first, so a new one changes no other's drawing. */
function variationOf(slug: string, category: Category): number {
  const entries: readonly CatalogueEntry[] = catalogue;
  return entries.filter((entry) => entry.category === category).findIndex((entry) => entry.slug === slug);
}

/** @returns a day such as `2025-01-15` as the language writes it: 15 January 2025 */
export function dayText(date: string, language: Language): string {
  const { locale } = languages[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
