import type { RootContent } from "mdast";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { agencyFolder } from "../agency-place.ts";
import { isInternal } from "../plain-address.ts";
import { languageKeys } from "../settings.ts";
import { articleName, readArticles } from "./articles.ts";
import { catalogue } from "./catalogue.ts";
import { linkAddresses, countWords, plainText } from "./markdown.ts";

const articles = (await Promise.all(languageKeys.map(async (language) => readArticles(language)))).flat();

test("every article of the catalogue is written in every language, and there are no others", () => {
  const folders = readdirSync(fileURLToPath(new URL("articles/", agencyFolder)));
  expect(folders.toSorted()).toEqual(catalogue.map(({ slug }) => slug).toSorted());
  expect(articles).toHaveLength(catalogue.length * languageKeys.length);
});

test("no two articles have the same title or excerpt", () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ excerpt }) => excerpt)).size).toBe(articles.length);
});

describe.each(articles.map((article) => [articleName(article.slug, article.language), article] as const))(
  "%s",
  (_, article) => {
    const words = countWords(plainText(article.body));
    const types = (nodes: RootContent[]) => nodes.map(({ type }) => type);

    test("has the stated reading time, at 180 to 220 words a minute", () => {
      expect(words).toBeGreaterThanOrEqual(article.minutes * 180);
      expect(words).toBeLessThanOrEqual(article.minutes * 220);
    });

    test("has an excerpt that search engines show in full", () => {
      expect(article.excerpt.length).toBeGreaterThanOrEqual(110);
      expect(article.excerpt.length).toBeLessThanOrEqual(160);
    });

    test("has headings, a list and a quote", () => {
      expect(types(article.body.children)).toEqual(expect.arrayContaining(["heading", "list", "blockquote"]));
    });

    test("links to other pages, and at its end to a form", () => {
      const internal = linkAddresses(article.body).filter(isInternal);
      expect(internal.length).toBeGreaterThanOrEqual(4);
      const start = article.body.children.findLastIndex(({ type }) => type === "heading");
      const last = { type: "root" as const, children: article.body.children.slice(start) };
      expect(linkAddresses(last)).toContainEqual(expect.stringMatching(/^\/#(?:contact|consultation)$/));
    });

    test("has as many tags as in the other languages", () => {
      const others = articles.filter(({ slug }) => slug === article.slug);
      expect(others.map(({ tags }) => tags.length)).toEqual(others.map(() => article.tags.length));
    });
  },
);
