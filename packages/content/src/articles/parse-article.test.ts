import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { linkAddresses, checkLinks, countWords, plainText } from "./markdown.ts";
import { parseArticle } from "./parse-article.ts";

const head = '---\ntitle: "A title"\nexcerpt: "An excerpt"\ntags: [SEO, kopi]\n---\n\n';
const parse = (body: string, front = head) => parseArticle(front + body, "articles/sample/en.md");

test("an article consists of front matter and a body", () => {
  expect(parse("Words.")).toMatchObject({ title: "A title", excerpt: "An excerpt", tags: ["SEO", "kopi"] });
});

describe("an invalid article is refused with the name of its file", () => {
  test.each([
    ["without front matter", "", "hyphens"],
    ["with a missing key", '---\ntitle: "A title"\ntags: [SEO]\n---\n', "excerpt"],
    ["with an unknown key", head.replace("tags", "draft: true\ntags"), "draft"],
    ["without tags", head.replace("[SEO, kopi]", "[]"), "tags"],
    ["with an empty title", head.replace("A title", " "), "title"],
  ])("%s", (_, front, key) => {
    expect(() => parse("Words.", front)).toThrow(/^articles\/sample\/en\.md: /);
    expect(() => parse("Words.", front)).toThrow(key);
  });

  test("with a heading of level 1, giving its line", () => {
    expect(() => parse("Words.\n\n# Heading")).toThrow("articles/sample/en.md:9: level 1");
  });

  test.each(["<b>bold</b>", "Words with <br> in them", "<!-- a comment -->"])("with raw HTML: %s", (body) => {
    expect(() => parse(body)).toThrow("articles/sample/en.md:7: raw HTML");
  });
});

test("only the words that a reader sees are counted", () => {
  const body = [
    "## A *good* [link](/services/seo)",
    "",
    "- one **two**three",
    "- four – five",
    "",
    "| six | seven |",
    "| --- | --- |",
    "| 8 | `nine` |",
    "",
    "> ten",
    "",
    "```",
    "eleven = 12",
    "```",
  ].join("\n");
  const text = plainText(parse(body).body);
  expect(text).toBe("A good link one twothree four – five six seven 8 nine ten eleven = 12");
  expect(countWords(text)).toBe(14);
});

test("words of scripts without spaces are counted, and those beside them", () => {
  expect(countWords("欢迎，谢谢。再见！")).toBe(3);
  expect(countWords("欢迎 WhatsApp 我们，20 RM")).toBe(5);
  expect(countWords("欢迎WhatsApp我们")).toBe(3);
});

test("the first article that setup writes takes as long to read in Chinese as in English", async () => {
  const folder = new URL("../../setup/articles/reading-your-monthly-report/", import.meta.url);
  const [english = 0, chinese = 0] = await Promise.all(
    ["en", "zh"].map(async (language) => {
      const name = `${language}.md`;
      return countWords(plainText(parseArticle(await readFile(new URL(name, folder), "utf8"), name).body));
    }),
  );
  for (const words of [english, chinese]) {
    expect(words).toBeGreaterThanOrEqual(2 * 180);
    expect(words).toBeLessThanOrEqual(2 * 220);
  }
});

describe("links", () => {
  const isPage = (address: string) => ["/services/seo", "/#contact"].includes(address);
  const check = (body: string) => checkLinks(parse(body).body, "articles/sample/en.md", isPage);

  test("are found in every Markdown form", () => {
    const { body } = parse("[a](/a) [b][ref] https://c.example\n\n[ref]: /b");
    expect(linkAddresses(body)).toEqual(["/a", "/b", "https://c.example"]);
  });

  test("to pages, sections and https addresses are accepted", () => {
    expect(() => check("[a](/services/seo) [b](/#contact) [c](https://web.dev/)")).not.toThrow();
  });

  test.each(["/services/tea", "/#tea", "services/seo", "http://web.dev/", "//web.dev/", "#contact"])(
    "to %s are refused with the name of the file",
    (link) => {
      expect(() => check(`[a](${link})`)).toThrow(`articles/sample/en.md: no page is at ${link}`);
    },
  );
});
