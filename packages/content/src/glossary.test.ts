import { expect, test } from "vitest";
import { readArticles } from "./articles/articles.ts";
import { plainText } from "./articles/markdown.ts";
import { chineseTerms, englishWords, glossary } from "./glossary.ts";
import { productTexts } from "./product-texts.ts";
import type { Language } from "./settings.ts";
import { getMessages } from "./translations.ts";

/** Every text of a language with its name: messages by their keys, articles by their addresses. */
async function namedTexts(language: Language): Promise<[name: string, text: string][]> {
  const articles = await readArticles(language);
  return [
    ...leaves(getMessages(language), ""),
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

type Rule = { not: readonly RegExp[]; use: string };

const rules: Readonly<Record<"en" | "ms" | "zh", readonly Rule[]>> = {
  en: englishWords.map(({ not, use }) => ({ not: [not], use })),
  ms: glossary.map(({ not, malay }) => ({ not, use: malay })),
  zh: chineseTerms.map(({ not, ...term }) => ({ not: [not], use: term.chinese })),
};

/** The texts that have a word which their language does not use. */
function misused(texts: [name: string, text: string][], language: keyof typeof rules): string[] {
  return texts.flatMap(([name, text]) =>
    rules[language].flatMap(({ not, use }) => {
      const found = not.map((form) => form.exec(text)?.[0]).find(Boolean);
      return found ? [`${name}: "${found}", use "${use}"`] : [];
    }),
  );
}

test.each([
  ["English texts use the ordinary words", "en", () => namedTexts("en")],
  ["Malay texts use the terms of the glossary", "ms", () => namedTexts("ms")],
  // An agency chooses the words of its own texts.
  ["the product's Chinese texts use one form for each term", "zh", async () => leaves(productTexts("zh"), "")],
] as const)("%s", async (_, language, read) => {
  const texts = await read();
  expect(texts.length).toBeGreaterThan(2000);
  expect(
    misused(
      texts.filter(([name]) => language !== "ms" || !isSearch(name)),
      language,
    ),
  ).toEqual([]);
});

test.each([
  ["en", "Send us an E-mail", 'planted: "E-mail", use "email"'],
  ["ms", "Semua pengunjung", 'planted: "pengunjung", use "pelawat"'],
  ["zh", "打开客户专区", 'planted: "客户专区", use "客户门户"'],
] as const)("a word that no text in %s uses is found", (language, text, found) => {
  expect(misused([["planted", text]], language)).toEqual([found]);
});
