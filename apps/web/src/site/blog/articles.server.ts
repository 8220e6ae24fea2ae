import { pictures } from "virtual:pictures";
import { type Article, articleLanguages, articleName, readArticles } from "@agency/content/articles/articles";
import { catalogue } from "@agency/content/articles/catalogue";
import { checkLinks, countWords, plainText } from "@agency/content/articles/markdown";
import { relatedTo } from "@agency/content/articles/related";
import type { Section } from "@agency/content/articles/render-article";
import { type Language, aboutLanguage } from "@agency/content/settings";
import type { CatalogueEntry } from "@agency/content/shape";
import type { SharedPicture } from "../../shared/page-meta.ts";
import { canLinkTo, builtPicture, writeText } from "../shared/write-text.server.ts";
import type { Listing } from "./listing.ts";

const known = new Map<Language, Promise<Article[]>>();

/**
 * The articles of a language, newest first. A build reads them once; development reads them again for every page.
 * @throws when an article is invalid or links to a page that does not exist
 */
export async function listArticles(language: Language): Promise<Article[]> {
  if (import.meta.env.DEV) return readChecked(language);
  const articles = known.get(language) ?? readChecked(language);
  known.set(language, articles);
  return articles;
}

async function readChecked(language: Language): Promise<Article[]> {
  const articles = await readArticles(language);
  for (const { body, slug } of articles) {
    checkLinks(body, articleName(slug, language), (address) => canLinkTo(address, language));
  }
  return articles;
}

/** The fields of an article that a list shows. */
export function toListing({
  slug,
  category,
  date,
  minutes,
  title,
  excerpt,
  tags,
  picture,
  language,
}: Article): Listing {
  const variation = articleVariation(slug, category);
  const shown = picture && {
    picture: builtPicture(pictures.written, picture.file, articleFolder(slug)),
    alt: picture.alt,
  };
  return {
    slug,
    category,
    variation,
    date,
    dateText: dayText(date, language),
    minutes,
    title,
    excerpt,
    tags,
    ...(shown && { picture: shown }),
  };
}

/** Of an article, in the agency's folder. */
function articleFolder(slug: string): string {
  return `articles/${slug}`;
}

/** The place of an article among those of its category. The oldest is first, so a new one changes no other's drawing. */
function articleVariation(slug: string, category: string): number {
  const entries: readonly CatalogueEntry[] = catalogue;
  return entries.filter((entry) => entry.category === category).findIndex((entry) => entry.slug === slug);
}

/** @returns a day such as `2025-01-15` as the language writes it: 15 January 2025 */
function dayText(date: string, language: Language): string {
  const { locale } = aboutLanguage(language);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** The data of an article page. */
export type ArticleOnPage = {
  article: Listing & { updated: Day | null };
  /** HTML; see `RenderedArticle`. */
  parts: string[];
  sections: Section[];
  /** Shown when somebody shares the page; only where the article has a picture. */
  preview: SharedPicture | undefined;
  related: Listing[];
  /** Word count. */
  words: number;
  /** The languages of the article. */
  languages: Language[];
};

/** A day, as `2025-01-15` and as text in the article's language. */
type Day = { date: string; text: string };

/** How many related articles are shown. */
const relatedCount = 3;

/** The data of an article page. Undefined if the language has no article with that slug. */
export async function readArticlePage(
  slug: string | undefined,
  language: Language,
): Promise<ArticleOnPage | undefined> {
  const articles = await listArticles(language);
  const article = articles.find((one) => one.slug === slug);
  if (!article) return undefined;
  const { parts, sections } = writeText(article, articleFolder(article.slug), language);
  return {
    article: { ...toListing(article), updated: updateDay(article) },
    parts,
    sections,
    preview: article.picture && {
      path: builtPicture(pictures.shared, article.picture.file, articleFolder(article.slug)),
      alt: article.picture.alt,
    },
    related: relatedTo(article, articles, relatedCount).map(toListing),
    words: countWords(plainText(article.body)),
    languages: articleLanguages(article.slug),
  };
}

function updateDay({ updated, language }: Article): Day | null {
  return updated === undefined ? null : { date: updated, text: dayText(updated, language) };
}
