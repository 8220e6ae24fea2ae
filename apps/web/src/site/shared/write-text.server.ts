import type { ArticleText } from "@agency/content/articles/parse-article";
import { renderArticle, type RenderedArticle } from "@agency/content/articles/render-article";
import type { Language } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";
import { localisedPath } from "../../shared/i18n/language-path.ts";

/** The HTML of a text that was written as Markdown, on a page in a language. */
export function writeText(text: Pick<ArticleText, "body">, language: Language): RenderedArticle {
  return renderArticle(text, {
    address: (path) => localisedPath(path, language),
    tableName: (heading) => messagesOf(language).article.table.replace("{{heading}}", () => heading),
  });
}
