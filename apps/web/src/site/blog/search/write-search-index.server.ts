import MiniSearch from "minisearch";
import { plainText } from "@agency/content/articles/plain-text";
import type { Language } from "@agency/content/settings";
import { articlesOf } from "../articles.server.ts";
import { indexOptions, type Searched } from "./search-options.ts";

/** The index of a language's articles as JSON: titles, tags, excerpts and the full text. */
export async function writeSearchIndex(language: Language): Promise<string> {
  const articles = await articlesOf(language);
  const index = new MiniSearch<Searched>(indexOptions);
  index.addAll(
    articles.map(({ slug, title, tags, excerpt, body }) => ({
      slug,
      title,
      tags: tags.join(" "),
      excerpt,
      text: plainText(body),
    })),
  );
  return JSON.stringify(index);
}
