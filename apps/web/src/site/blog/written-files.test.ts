import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { catalogue } from "@agency/content/articles/catalogue";
import { languageKeys } from "@agency/content/settings";
import { absolute } from "../../shared/site-address.ts";
import { articlePageOf } from "./article.server.ts";
import { articlesOf } from "./articles.server.ts";
import { indexOptions, searchOptions } from "./search/search-options.ts";
import { writeSearchIndex } from "./search/write-search-index.server.ts";
import { writeFeed } from "./write-feed.server.ts";

const site = absolute("");

describe.each(languageKeys)("in %s", (language) => {
  const prefix = language === "en" ? "" : `/${language}`;

  test("every link in an article leads to a page", async () => {
    await expect(articlesOf(language)).resolves.toHaveLength(catalogue.length);
  });

  test("the feed lists every article with its absolute address, newest first", async () => {
    const feed = await writeFeed(language);
    const links = [...feed.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link);
    expect(links.slice(0, 2)).toEqual([
      `${site}${prefix}/blog`,
      `${site}${prefix}/blog/paid-advertising-guide-labuan-businesses-2024`,
    ]);
    expect(links).toHaveLength(catalogue.length + 1);
    expect(feed).toContain(`<atom:link href="${site}${prefix}/blog/rss.xml" rel="self"`);
    expect(feed).toContain("<pubDate>Tue, 14 Jan 2025 16:00:00 GMT</pubDate>");
  });

  test("an article has at least two related articles, its sections and its date as text", async () => {
    const page = await articlePageOf("seo-guide-malaysian-businesses-2024", language);
    expect(page?.related.length).toBeGreaterThanOrEqual(2);
    expect(page?.sections.length).toBeGreaterThan(5);
    expect(page?.article.dateText).toBe(language === "en" ? "15 January 2025" : "15 Januari 2025");
    expect(page?.html).toContain(`href="${prefix || "/"}#contact"`);
  });

  test("an unknown slug has no article", async () => {
    expect(await articlePageOf("404", language)).toBeUndefined();
  });
});

test.each([
  ["en", "dripping", "content-marketing-malaysian-audience"],
  ["ms", "menitis", "content-marketing-malaysian-audience"],
  ["ms", "perlukan", "why-labuan-businesses-need-professional-website-2024"],
] as const)("the index in %s finds '%s'", async (language, word, slug) => {
  const index = MiniSearch.loadJSON(await writeSearchIndex(language), indexOptions);
  expect(index.search(word, searchOptions)[0]?.["id"]).toBe(slug);
});
