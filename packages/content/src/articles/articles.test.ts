import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { languagesOf, readArticles } from "./articles.ts";
import { relatedTo } from "./related.ts";

const file = (tags: string) => `---\ntitle: t\nexcerpt: e\ntags: [${tags}]\n---\nWords.\n`;
const files = {
  "seo-guide-malaysian-businesses-2024/en.md": file("SEO, Google"),
  "local-business-online-presence-malaysia/en.md": file("maps, seo, google"),
  "web-design-trends-malaysia-singapore-2024/en.md": file("design"),
  "why-labuan-businesses-need-professional-website-2024/en.md": file("labuan"),
  "paid-advertising-guide-labuan-businesses-2024/en.md": file("labuan, google"),
  "seo-guide-malaysian-businesses-2024/ms.md": file("SEO, Google"),
};

const folder = await testFolder();
for (const [name, text] of Object.entries(files)) {
  await mkdir(join(folder, name, ".."), { recursive: true });
  await writeFile(join(folder, name), text);
}

test("articles are listed newest first, and on the same day in reverse catalogue order", async () => {
  const articles = await readArticles("en", folder);
  expect(articles.map(({ slug }) => slug)).toEqual([
    "paid-advertising-guide-labuan-businesses-2024",
    "why-labuan-businesses-need-professional-website-2024",
    "local-business-online-presence-malaysia",
    "web-design-trends-malaysia-singapore-2024",
    "seo-guide-malaysian-businesses-2024",
  ]);
});

test("a language lists only the articles written in it", async () => {
  const articles = await readArticles("ms", folder);
  expect(articles).toMatchObject([{ slug: "seo-guide-malaysian-businesses-2024", language: "ms", minutes: 8 }]);
  expect(languagesOf("seo-guide-malaysian-businesses-2024", folder)).toEqual(["en", "ms"]);
  expect(languagesOf("paid-advertising-guide-labuan-businesses-2024", folder)).toEqual(["en"]);
});

describe("related articles", () => {
  const relatedSlugs = async (slug: string, count: number) => {
    const articles = await readArticles("en", folder);
    const article = articles.find((one) => one.slug === slug);
    return article ? relatedTo(article, articles, count).map((related) => related.slug) : [];
  };

  test("share the category first, then tags regardless of case", async () => {
    expect(await relatedSlugs("web-design-trends-malaysia-singapore-2024", 1)).toEqual([
      "why-labuan-businesses-need-professional-website-2024",
    ]);
    expect(await relatedSlugs("seo-guide-malaysian-businesses-2024", 2)).toEqual([
      "local-business-online-presence-malaysia",
      "paid-advertising-guide-labuan-businesses-2024",
    ]);
  });

  test("are filled up with the newest, and never include the article itself", async () => {
    expect(await relatedSlugs("web-design-trends-malaysia-singapore-2024", 3)).toEqual([
      "why-labuan-businesses-need-professional-website-2024",
      "paid-advertising-guide-labuan-businesses-2024",
      "local-business-online-presence-malaysia",
    ]);
  });
});
