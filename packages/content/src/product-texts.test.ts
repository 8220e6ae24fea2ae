import { describe, expect, it, test } from "vitest";
import { productTexts } from "./product-texts.ts";
import { defaultLanguage, languageKeys } from "./settings.ts";
import { getMessages } from "./translations.ts";

type Texts = Map<string, string>;

/** Every text under its whole key, such as `home.hero.lead`. */
function textsIn(value: unknown, key = "", texts: Texts = new Map()): Texts {
  if (typeof value === "string") return texts.set(key, value);
  for (const [name, inner] of Object.entries(value ?? {})) textsIn(inner, key ? `${key}.${name}` : name, texts);
  return texts;
}

/** The names in double braces, each once, in order. */
function textParameters(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name ?? ""))].toSorted();
}

test("a language that the product does not speak has what is translated, and English for the rest", () => {
  const english = productTexts("en");
  const missing: string[] = [];
  const given = { figures: { calls: "அழைப்புகள்", sessions: "" } };
  const tamil = productTexts("ta", given, (keys) => missing.push(...keys));
  expect(tamil).toEqual({ ...english, figures: { ...english.figures, calls: "அழைப்புகள்" } });
  expect(missing).toContain("figures.sessions");
  expect(missing).not.toContain("figures.calls");
});

const others = languageKeys.filter((language) => language !== defaultLanguage);

describe.each([
  ...others.map(
    (language) => [`the texts in ${language}`, getMessages(defaultLanguage), getMessages(language)] as const,
  ),
  // An agency chooses its languages, and this one may speak no Chinese.
  ["the product's Chinese texts", productTexts("en"), productTexts("zh")] as const,
])("%s", (_, from, to) => {
  const original = textsIn(from);
  const translated = textsIn(to);

  it("are there under the same keys as the original, lists being as long", () => {
    expect([...translated.keys()].toSorted()).toEqual([...original.keys()].toSorted());
  });

  it("take the same parameters", () => {
    const different = [...original].flatMap(([key, text]) => {
      const wanted = textParameters(text);
      const found = textParameters(translated.get(key) ?? "");
      return wanted.join() === found.join() ? [] : [{ key, wanted, found }];
    });
    expect(different).toEqual([]);
  });

  it("are never empty, nor the start of a text that somebody meant to write", () => {
    const unwritten = [...translated].filter(([, text]) => text.trim() === "" || /\b(?:lorem ipsum|TBD)\b/i.test(text));
    expect(unwritten).toEqual([]);
  });
});

/** Names and addresses that are in Latin letters in every language. */
const latin =
  /`[^`]+`|\{\{\w+\}\}|%\w+%|Google(?: Analytics| Search Console)?|Search Console|PDF|KB|Redis|SEO|WhatsApp|LinkedIn|example\.my|\w+@[\w.]+/g;

describe("the product's Chinese texts", () => {
  const texts = textsIn(productTexts("zh"));

  it("are in Chinese, apart from names and addresses", () => {
    const other = [...texts].filter(
      ([, text]) => /[a-z]/i.test(text.replaceAll(latin, "")) && !/\p{Script=Han}/u.test(text),
    );
    expect(other).toEqual([]);
  });

  it("say the same of one and of several, as Chinese has one plural form", () => {
    const different = [...texts].filter(
      ([key, text]) => key.endsWith("_one") && texts.get(key.replace(/_one$/, "_other")) !== text,
    );
    expect(different).toEqual([]);
  });
});

test.each(["en", "ms", "zh"] as const)(
  "no sentence in %s on a change, how it adds up, what happened, or what was noticed between reports, claims a cause",
  (language) => {
    const { report, alerts } = productTexts(language);
    const { why, happened, headline, festivals } = report;
    const sentences = [why, happened, headline, festivals, alerts].flatMap((part) => [...textsIn(part).values()]);
    expect(sentences.length).toBeGreaterThan(100);
    const causes =
      /\b(?:because|due to|caused?|thanks to|explains?|reasons?|kerana|sebab|akibat|disebabkan|punca)\b|因为|由于|导致|因此|原因/i;
    expect(sentences.filter((sentence) => causes.test(sentence))).toEqual([]);
  },
);
