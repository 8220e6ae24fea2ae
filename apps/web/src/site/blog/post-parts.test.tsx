import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Marked } from "./post-parts.tsx";

const mark = (text: string, words: string[]) => renderToStaticMarkup(<Marked text={text} words={new Set(words)} />);

test("whole words are marked regardless of case, and separators are kept", () => {
  expect(mark("SEO: e-mail & seo.", ["seo", "mail"])).toBe(
    "<mark>SEO</mark>: e-<mark>mail</mark> &amp; <mark>seo</mark>.",
  );
});

test("a part of a word is not marked", () => {
  expect(mark("Kedai dan kedainya", ["kedai"])).toBe("<mark>Kedai</mark> dan kedainya");
});

test("of Chinese clauses, the signs of matching pairs are marked", () => {
  expect(mark("我们的网页设计，网站", ["网页", "页设", "设计"])).toBe("我们的<mark>网页设计</mark>，网站");
});

test("without words the text is unchanged", () => {
  expect(mark("SEO", [])).toBe("SEO");
});
