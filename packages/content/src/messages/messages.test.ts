import { describe, expect, it } from "vitest";
import { defaultLanguage, languageKeys } from "../settings.ts";
import { messagesOf } from "../translations.ts";

type Texts = Map<string, string>;

/** Every text under its whole key, such as `home.hero.lead`. */
function textsIn(value: unknown, key = "", texts: Texts = new Map()): Texts {
  if (typeof value === "string") return texts.set(key, value);
  for (const [name, inner] of Object.entries(value ?? {})) textsIn(inner, key ? `${key}.${name}` : name, texts);
  return texts;
}

/** What is put into a text while the product runs, each once, in order. */
function parametersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name ?? ""))].toSorted();
}

const original = textsIn(messagesOf(defaultLanguage));

describe.each(languageKeys.filter((language) => language !== defaultLanguage))("the texts in %s", (language) => {
  const translated = textsIn(messagesOf(language));

  it("are there under the same keys as in the default language, lists being as long", () => {
    expect([...translated.keys()].toSorted()).toEqual([...original.keys()].toSorted());
  });

  it("take the same parameters", () => {
    const different = [...original].flatMap(([key, text]) => {
      const wanted = parametersOf(text);
      const found = parametersOf(translated.get(key) ?? "");
      return wanted.join() === found.join() ? [] : [{ key, wanted, found }];
    });
    expect(different).toEqual([]);
  });

  it("are never empty, nor the start of a text that somebody meant to write", () => {
    const unwritten = [...translated].filter(([, text]) => text.trim() === "" || /\b(?:lorem ipsum|TBD)\b/i.test(text));
    expect(unwritten).toEqual([]);
  });
});
