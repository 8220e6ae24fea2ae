import { Feed } from "feed";
import MiniSearch from "minisearch";
import { agency } from "@agency/content/agency";
import type { Article } from "@agency/content/articles/articles";
import { plainText } from "@agency/content/articles/markdown";
import { getEntry } from "@agency/content/get-entry";
import { type Language, aboutLanguage } from "@agency/content/settings";
import { articlePath } from "@agency/content/site-paths";
import { getMessages } from "@agency/content/translations";
import { dayStart } from "@agency/model/time-zone";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { absolute } from "../../shared/site-address.ts";
import { listArticles } from "./articles.server.ts";
import { feedPath } from "./feed-link.ts";
import { indexOptions, type Searched } from "./search-options.ts";

/** The articles of a language as RSS 2.0, newest first. */
export async function writeFeed(language: Language): Promise<string> {
  return composeFeed(await listArticles(language), language);
}

/** @param articles newest first */
export function composeFeed(articles: readonly Article[], language: Language): string {
  const { article, blog } = getMessages(language);
  const address = (path: string) => absolute(localisedPath(path, language));
  const author = { name: article.author.replace("{{agency}}", agency.name), email: agency.email };
  const feed = new Feed({
    title: blog.feed.title.replace("{{agency}}", agency.name),
    description: blog.feed.description,
    id: address("/blog"),
    link: address("/blog"),
    language: aboutLanguage(language).locale,
    feedLinks: { rss: address(feedPath) },
    copyright: agency.legalName,
    generator: false,
    ...(articles[0] ? { updated: dayStart(articles[0].date) } : {}),
  });
  for (const { slug, title, excerpt, category, tags, date } of articles) {
    feed.addItem({
      title: inFeed(title),
      description: inFeed(excerpt),
      id: address(articlePath(slug)),
      link: address(articlePath(slug)),
      date: dayStart(date),
      category: [getEntry(blog.categories, category), ...tags].map((name) => ({ name })),
      author: [author],
    });
  }
  return feed.rss2();
}

/** A text as readers of feeds take it: as HTML. Of the signs that end its part of the file, the library sees only the first. */
function inFeed(text: string): string {
  return text.replaceAll("]]>", "]]&gt;");
}

/** The index of a language's articles as JSON: titles, tags, excerpts and the full text. */
export async function writeSearchIndex(language: Language): Promise<string> {
  const articles = await listArticles(language);
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
