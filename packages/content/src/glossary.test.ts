import { expect, test } from "vitest";
import { readArticles } from "./articles/articles.ts";
import { plainText } from "./articles/plain-text.ts";
import { chineseTerms, englishWords, glossary } from "./glossary.ts";
import { product as chinese } from "./messages/zh.ts";
import type { Language } from "./settings.ts";
import { messagesOf } from "./translations.ts";

/** Every text of a language with its name: messages by their keys, articles by their addresses. */
async function textsOf(language: Language): Promise<[name: string, text: string][]> {
  const articles = await readArticles(language);
  return [
    ...leaves(messagesOf(language), ""),
    ...articles.map(({ slug, title, excerpt, body }): [string, string] => [
      slug,
      `${title} ${excerpt} ${plainText(body)}`,
    ]),
  ];
}

function leaves(node: unknown, path: string): [string, string][] {
  // Parameters have names of their own.
  if (typeof node === "string") return [[path, node.replaceAll(/\{\{\w+\}\}/g, "…")]];
  return Object.entries(node as object).flatMap(([key, value]) => leaves(value, path === "" ? key : `${path}.${key}`));
}

/** Examples of searches are typed as people type them. */
const isSearch = (name: string) => name.includes(".searches.");

test("Malay texts use the terms of the glossary", async () => {
  const all = await textsOf("ms");
  expect(all.length).toBeGreaterThan(2000);
  const wrong = all.flatMap(([name, text]) =>
    isSearch(name)
      ? []
      : glossary.flatMap(({ malay, not }) => {
          const found = not.map((form) => form.exec(text)?.[0]).find(Boolean);
          return found ? [`${name}: "${found}", use "${malay}"`] : [];
        }),
  );
  expect(wrong).toEqual([]);
});

test("the product's Chinese texts use one form for each term", () => {
  const wrong = leaves(chinese, "").flatMap(([name, text]) =>
    chineseTerms.flatMap(({ chinese: use, not }) => {
      const found = not.exec(text)?.[0];
      return found ? [`${name}: "${found}", use "${use}"`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("English texts use the ordinary words", async () => {
  const wrong = (await textsOf("en")).flatMap(([name, text]) =>
    englishWords.flatMap(({ not, use }) => {
      const found = not.exec(text)?.[0];
      return found ? [`${name}: "${found}", use "${use}"`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
