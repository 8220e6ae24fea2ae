import MiniSearch from "minisearch";
import { afterAll, describe, expect, test, vi } from "vitest";
import { catalogue } from "@agency/content/articles/catalogue";
import { plainText } from "@agency/content/articles/markdown";
import { languageKeys, aboutLanguage, timeZone } from "@agency/content/settings";
import { absolute } from "../../shared/site-address.ts";
import { readArticlePage, listArticles } from "./articles.server.ts";
import { indexOptions, searchOptions } from "./search-options.ts";
import { composeFeed, writeFeed, writeSearchIndex } from "./written-files.server.ts";

// As a build, which reads the articles once.
vi.stubEnv("DEV", false);
afterAll(() => vi.unstubAllEnvs());

const site = absolute("");
const newest = catalogue.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);

describe.each(languageKeys)("in %s", (language) => {
  const { locale, prefix } = aboutLanguage(language);

  test("every link in an article leads to a page", async () => {
    await expect(listArticles(language)).resolves.toHaveLength(catalogue.length);
  });

  test("the feed lists every article with its absolute address, newest first", async () => {
    const feed = await writeFeed(language);
    const links = [...feed.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link);
    expect(links.slice(0, 2)).toEqual([`${site}${prefix}/blog`, `${site}${prefix}/blog/${newest?.slug}`]);
    expect(links).toHaveLength(catalogue.length + 1);
    expect(feed).toContain(`<atom:link href="${site}${prefix}/blog/rss.xml" rel="self"`);
    const [, published = ""] = /<pubDate>(.*?)<\/pubDate>/.exec(feed) ?? [];
    expect(new Date(published).toLocaleString("sv-SE", { timeZone })).toBe(`${newest?.date} 00:00:00`);
  });

  test("an article has at least two related articles, its sections and its date as text", async () => {
    const [{ slug, date }] = catalogue as [(typeof catalogue)[number]];
    const page = await readArticlePage(slug, language);
    expect(page?.related.length).toBeGreaterThanOrEqual(2);
    expect(page?.sections.length).toBeGreaterThan(1);
    const month = new Date(date).toLocaleDateString(locale, { month: "long", timeZone: "UTC" });
    expect(page?.article.dateText).toBe(`${Number(date.slice(8))} ${month} ${date.slice(0, 4)}`);
    expect(page?.parts.join("")).toContain(`href="${prefix || "/"}#consultation"`);
  });

  test("an unknown slug has no article", async () => {
    expect(await readArticlePage("404", language)).toBeUndefined();
  });
});

test("a feed is whole, whatever signs the texts of its articles have", async () => {
  const [article] = await listArticles("en");
  if (!article) throw new Error("no article");
  const feed = composeFeed([{ ...article, title: "a[b[1]]>c[d[2]]>e", excerpt: "f[g[3]]>h[i[4]]>j" }], "en");
  expect(feed.split("]]>")).toHaveLength(feed.split("<![CDATA[").length);
  expect(feed).toContain("<![CDATA[a[b[1]]&gt;c[d[2]]&gt;e]]>");
});

test.each(languageKeys)("the index in %s finds an article by a word that only its text has", async (language) => {
  const articles = await listArticles(language);
  const texts = articles.map(({ slug, body }) => ({
    slug,
    words:
      plainText(body)
        .toLowerCase()
        .match(/\p{L}{9,}/gu) ?? [],
  }));
  const [{ slug, words } = { slug: "", words: [] }, ...others] = texts;
  const own = words.find((word) => !others.some((other) => other.words.some((one) => one.startsWith(word))));
  const index = MiniSearch.loadJSON(await writeSearchIndex(language), indexOptions);
  expect(index.search(own ?? "", searchOptions)[0]?.["id"]).toBe(slug);
});
