import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Language, languageKeys } from "../settings.ts";
import { type ArticleSlug, type CatalogueEntry, catalogue } from "./catalogue.ts";
import { type ArticleText, parseArticle } from "./parse-article.ts";

/** An article in one language. */
export type Article = CatalogueEntry & ArticleText & { slug: ArticleSlug; language: Language };

/** Where the articles lie: a folder each, with a file for each language. */
const ownFolder = fileURLToPath(new URL("../../articles/", import.meta.url));

/**
 * The articles that exist in a language, the newest first; of two on one day the later of the catalogue. Runs in Node only.
 * @throws when a file is not as it has to be, with its name
 */
export async function readArticles(language: Language, folder: string = ownFolder): Promise<Article[]> {
  const present = catalogue.filter(({ slug }) => existsSync(fileOf(slug, language, folder)));
  const articles = await Promise.all(
    present.map(async (entry) => {
      const file = fileOf(entry.slug, language, folder);
      return { ...entry, ...parseArticle(await readFile(file, "utf8"), nameOf(entry.slug, language)), language };
    }),
  );
  return articles.toReversed().toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The languages in which an article exists. */
export function languagesOf(slug: ArticleSlug, folder: string = ownFolder): Language[] {
  return languageKeys.filter((language) => existsSync(fileOf(slug, language, folder)));
}

/** The file of an article as errors name it. */
export function nameOf(slug: string, language: Language): string {
  return `articles/${slug}/${language}.md`;
}

function fileOf(slug: string, language: Language, folder: string): string {
  return join(folder, slug, `${language}.md`);
}
