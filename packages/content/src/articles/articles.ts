import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { agencyFolder } from "../agency-place.ts";
import { prices } from "../own.ts";
import { withPrices } from "../quoted-prices.ts";
import { type Language, languageKeys } from "../settings.ts";
import type { CatalogueEntry } from "../shape.ts";
import { withReplyTime } from "../text-facts.ts";
import { getMessages } from "../translations.ts";
import { catalogue } from "./catalogue.ts";
import { type ArticleText, parseArticle } from "./parse-article.ts";

/** An article in one language. */
export type Article = CatalogueEntry & ArticleText & { language: Language };

/** The folder of the articles: one subfolder each, with a file per language. */
const ownFolder = fileURLToPath(new URL("articles/", agencyFolder));

/**
 * The articles that exist in a language, newest first; on the same day, the later one in the catalogue comes first.
 * Runs in Node only.
 * @throws when a file is invalid, with its name
 */
export async function readArticles(language: Language, folder: string = ownFolder): Promise<Article[]> {
  const present = catalogue.filter(({ slug }) => existsSync(articleFile(slug, language, folder)));
  const articles = await Promise.all(
    present.map(async (entry) => {
      const file = articleFile(entry.slug, language, folder);
      const written = await readFile(file, "utf8");
      const told = withReplyTime(written, language);
      const source = withPrices(told, prices, getMessages(language).services.price, () => undefined);
      return { ...entry, ...parseArticle(source, articleName(entry.slug, language)), language };
    }),
  );
  return articles.toReversed().toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The languages of an article. */
export function articleLanguages(slug: string, folder: string = ownFolder): Language[] {
  return languageKeys.filter((language) => existsSync(articleFile(slug, language, folder)));
}

/** The name of an article's file in error messages. */
export function articleName(slug: string, language: Language): string {
  return `articles/${slug}/${language}.md`;
}

function articleFile(slug: string, language: Language, folder: string): string {
  return join(folder, slug, `${language}.md`);
}
