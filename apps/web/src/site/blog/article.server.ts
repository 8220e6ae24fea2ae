import { type Article, languagesOf } from "@agency/content/articles/articles";
import { countWords, plainText } from "@agency/content/articles/plain-text";
import { relatedTo } from "@agency/content/articles/related";
import { renderArticle, type Section } from "@agency/content/articles/render-article";
import type { Language } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { articlesOf, dayText, listingOf } from "./articles.server.ts";
import type { Listing } from "./listing.ts";

/** The data of an article page. */
export type ArticleOnPage = {
  article: Listing & { updated: Day | null };
  html: string;
  sections: Section[];
  related: Listing[];
  /** Word count. */
  words: number;
  /** The languages of the article. */
  languages: Language[];
};

/** A day, as `2025-01-15` and as text in the article's language. */
export type Day = { date: string; text: string };

/** How many related articles are shown. */
const relatedCount = 3;

/** The data of an article page. Undefined if the language has no article with that slug. */
export async function articlePageOf(slug: string | undefined, language: Language): Promise<ArticleOnPage | undefined> {
  const articles = await articlesOf(language);
  const article = articles.find((one) => one.slug === slug);
  if (!article) return undefined;
  const { html, sections } = renderArticle(article, {
    address: (path) => localisedPath(path, language),
    tableName: (heading) => messagesOf(language).article.table.replace("{{heading}}", () => heading),
  });
  return {
    article: { ...listingOf(article), updated: updatedOf(article) },
    html,
    sections,
    related: relatedTo(article, articles, relatedCount).map(listingOf),
    words: countWords(plainText(article.body)),
    languages: languagesOf(article.slug),
  };
}

function updatedOf({ updated, language }: Article): Day | null {
  return updated === undefined ? null : { date: updated, text: dayText(updated, language) };
}
