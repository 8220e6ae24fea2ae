import type { Root } from "mdast";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { replyWithin } from "../settings.ts";
import { plainText } from "./markdown.ts";

// A catalogue of the test's own. Files share their modules: these are loaded anew with it, and forgotten afterwards.
const entry = (slug: string, category: string, date: string) => ({ slug, category, date, minutes: 8 });
vi.resetModules();
vi.doMock("../own.ts", async (original) => ({
  ...(await original<object>()),
  categories: ["seo", "web-design", "ppc", "local-seo"],
  catalogue: [
    entry("seo-guide", "seo", "2025-01-15"),
    entry("web-trends", "web-design", "2025-01-20"),
    entry("local-presence", "local-seo", "2025-03-01"),
    entry("why-a-website", "web-design", "2025-11-04"),
    entry("paid-ads", "ppc", "2025-11-04"),
  ],
}));
const { articleLanguages, readArticles } = await import("./articles.ts");
const { relatedTo } = await import("./related.ts");
afterAll(() => {
  vi.doUnmock("../own.ts");
  vi.resetModules();
});

const file = (tags: string) => `---\ntitle: t\nexcerpt: e\ntags: [${tags}]\n---\nWords.\n`;
const files = {
  "seo-guide/en.md": file("SEO, Google"),
  "local-presence/en.md": file("maps, seo, google"),
  "web-trends/en.md": file("design"),
  "why-a-website/en.md": file("labuan"),
  "paid-ads/en.md": file("labuan, google").replace("Words.", "We answer within {{replyWithin}}."),
  "seo-guide/ms.md": file("SEO, Google"),
};

const folder = await testFolder();
for (const [name, text] of Object.entries(files)) {
  await mkdir(join(folder, name, ".."), { recursive: true });
  await writeFile(join(folder, name), text);
}

test("articles are listed newest first, and on the same day in reverse catalogue order", async () => {
  const articles = await readArticles("en", folder);
  expect(articles.map(({ slug }) => slug)).toEqual([
    "paid-ads",
    "why-a-website",
    "local-presence",
    "web-trends",
    "seo-guide",
  ]);
});

test("an article names the time within which the agency answers", async () => {
  const [article] = await readArticles("en", folder);
  expect(plainText(article?.body as Root)).toBe(`We answer within ${replyWithin.en}.`);
});

test("a language lists only the articles written in it", async () => {
  const articles = await readArticles("ms", folder);
  expect(articles).toMatchObject([{ slug: "seo-guide", language: "ms", minutes: 8 }]);
  const written = (slug: string) => articleLanguages(slug, folder);
  expect(written("seo-guide")).toEqual(["en", "ms"]);
  expect(written("paid-ads")).toEqual(["en"]);
});

describe("related articles", () => {
  const relatedSlugs = async (slug: string, count: number) => {
    const articles = await readArticles("en", folder);
    const article = articles.find((one) => one.slug === slug);
    return article ? relatedTo(article, articles, count).map((related) => related.slug) : [];
  };

  test("share the category first, then tags regardless of case", async () => {
    expect(await relatedSlugs("web-trends", 1)).toEqual(["why-a-website"]);
    expect(await relatedSlugs("seo-guide", 2)).toEqual(["local-presence", "paid-ads"]);
  });

  test("are filled up with the newest, and never include the article itself", async () => {
    expect(await relatedSlugs("web-trends", 3)).toEqual(["why-a-website", "paid-ads", "local-presence"]);
  });
});
