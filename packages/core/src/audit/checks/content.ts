import { checksOf, fail, notApplicable, pass, type Rule, type Verdict, warn } from "../check.ts";
import { judgeTag, languageOfTag } from "../facts/language-tag.ts";
import { isVague } from "../facts/link-texts.ts";
import { tag } from "../snippet.ts";
import { fewWords, lengthOf, lengths } from "./lengths.ts";

const title: Rule = {
  weight: 8,
  source: "https://developers.google.com/search/docs/appearance/title-link; Lighthouse document-title",
  findings: ["missing", "short", "long", "several"],
  judge: ({ page, language }) => {
    const [text = "", ...others] = page.titles;
    if (text === "") return fail("missing");
    const where = [tag("title", {}, text)];
    if (others.length > 0)
      return warn(
        "several",
        { number: page.titles.length },
        page.titles.map((each) => tag("title", {}, each)),
      );
    return judgeLength(text, lengths.title[language ?? "en"], where);
  },
};

const description: Rule = {
  weight: 6,
  source: "https://developers.google.com/search/docs/appearance/snippet; Lighthouse meta-description",
  findings: ["missing", "short", "long"],
  judge: ({ page, language }) => {
    const text = page.metas.find(({ name, inHead }) => inHead && name === "description")?.content.trim() ?? "";
    if (text === "") return fail("missing");
    return judgeLength(text, lengths.description[language ?? "en"], [text]);
  },
};

function judgeLength(text: string, bounds: { minimum: number; maximum: number }, where: string[]): Verdict {
  const length = lengthOf(text);
  if (length < bounds.minimum) return warn("short", { length, ...bounds }, where);
  return length > bounds.maximum ? warn("long", { length, ...bounds }, where) : pass;
}

const oneH1: Rule = {
  weight: 6,
  source: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide; WCAG 2.2 H42",
  findings: ["missing", "empty", "several"],
  judge: ({ page }) => {
    const main = page.headings.filter(({ level }) => level === 1);
    const [first, ...others] = main;
    if (!first) return fail("missing");
    if (others.length > 0)
      return warn(
        "several",
        { number: main.length },
        main.map(({ text }) => tag("h1", {}, text)),
      );
    // A logo is often the only heading; the image check judges its alternative text.
    return first.text === "" ? warn("empty", {}, ["<h1></h1>"]) : pass;
  },
};

const imageAlt: Rule = {
  weight: 4,
  source: "https://developers.google.com/search/docs/appearance/google-images; Lighthouse image-alt (axe image-alt)",
  findings: ["missing"],
  judge: ({ page }) => {
    if (page.images.length === 0) return notApplicable;
    const bad = page.images.filter(({ alt, named }) => (alt === null ? !named : alt !== "" && alt.trim() === ""));
    if (bad.length === 0) return pass;
    return fail(
      "missing",
      { number: bad.length, total: page.images.length },
      bad.map(({ src, alt }) => tag("img", { src, alt })),
    );
  },
};

const linkText: Rule = {
  weight: 3,
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable; Lighthouse link-text",
  findings: ["vague"],
  judge: ({ leading }) => {
    if (leading.length === 0) return notApplicable;
    const bad = leading.filter(({ text, lang }) => text !== "" && isVague(text, lang));
    if (bad.length === 0) return pass;
    return fail(
      "vague",
      { number: bad.length },
      bad.map(({ href, text }) => tag("a", { href }, text)),
    );
  },
};

const lang: Rule = {
  weight: 3,
  source: "WCAG 2.2 3.1.1; Lighthouse html-has-lang, html-lang-valid",
  findings: ["missing", "invalid", "region", "english", "malay"],
  judge: ({ page, language }) => {
    if (!page.lang) return fail("missing");
    const where = [tag("html", { lang: page.lang })];
    const verdict = judgeTag(page.lang);
    if (verdict === "wrong") return fail("invalid", { code: page.lang.slice(0, 20) }, where);
    if (verdict === "region") return warn("region", { code: page.lang.slice(0, 20) }, where);
    const declared = languageOfTag(page.lang);
    // Only English and Malay can be told apart, so only they can contradict each other.
    if (language !== null && ["en", "ms"].includes(declared) && declared !== language) {
      return warn(language === "ms" ? "malay" : "english", { code: declared }, where);
    }
    return pass;
  },
};

const headingOrder: Rule = {
  weight: 0,
  source: "WCAG 2.2 G141; Lighthouse heading-order",
  findings: ["skipped"],
  judge: ({ page: { headings } }) => {
    if (headings.length === 0) return notApplicable;
    const jumps = headings.filter(({ level }, index) => {
      const before = headings[index - 1];
      return before !== undefined && level > before.level + 1;
    });
    const [first] = jumps;
    if (!first) return pass;
    return warn(
      "skipped",
      { number: jumps.length },
      jumps.map(({ level, text }) => tag(`h${level}`, {}, text)),
    );
  },
};

const emptyHeadings: Rule = {
  weight: 0,
  source: "axe empty-heading",
  findings: ["empty"],
  judge: ({ page: { headings } }) => {
    const bad = headings.filter(({ level, text }) => level > 1 && text === "");
    if (headings.length === 0) return notApplicable;
    return bad.length === 0
      ? pass
      : warn(
          "empty",
          { number: bad.length },
          bad.map(({ level }) => `<h${level}></h${level}>`),
        );
  },
};

const textAmount: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  findings: ["little"],
  judge: ({ page: { words }, language }) => {
    const least = fewWords[language ?? "en"];
    return words >= least ? pass : warn("little", { words, least });
  },
};

const placeholderText: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  findings: ["present"],
  judge: ({ page }) => {
    const all = [...page.titles, ...page.headings.map(({ text }) => text), page.sample];
    const found = all.find((text) => /lorem ipsum/i.test(text));
    return found === undefined ? pass : warn("present", {}, [found.slice(Math.max(found.search(/lorem ipsum/i), 0))]);
  },
};

const descriptionRepeats: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/appearance/snippet",
  findings: ["same"],
  judge: ({ page }) => {
    const text =
      page.metas
        .find(({ name }) => name === "description")
        ?.content.trim()
        .toLowerCase() ?? "";
    const [heading = ""] = page.titles;
    if (text === "" || heading === "") return notApplicable;
    return text === heading.toLowerCase() ? warn("same", {}, [heading]) : pass;
  },
};

const linkNames: Rule = {
  weight: 0,
  source: "WCAG 2.2 2.4.4; Lighthouse link-name",
  findings: ["nameless"],
  judge: ({ leading }) => {
    if (leading.length === 0) return notApplicable;
    const bad = leading.filter(({ text, named }) => text === "" && !named);
    return bad.length === 0
      ? pass
      : warn(
          "nameless",
          { number: bad.length },
          bad.map(({ href }) => tag("a", { href })),
        );
  },
};

const internalLinks: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  findings: ["none"],
  judge: ({ leading, url }) => (leading.some(({ target }) => target.hostname === url.hostname) ? pass : warn("none")),
};

const imageSizes: Rule = {
  weight: 0,
  source: "https://web.dev/articles/optimize-cls; Lighthouse unsized-images",
  findings: ["unsized"],
  judge: ({ page: { images } }) => {
    if (images.length === 0) return notApplicable;
    const bad = images.filter(({ sized }) => !sized);
    if (bad.length === 0) return pass;
    return warn(
      "unsized",
      { number: bad.length, total: images.length },
      bad.map(({ src }) => tag("img", { src })),
    );
  },
};

export const contentChecks = checksOf("content", {
  title,
  description,
  oneH1,
  imageAlt,
  linkText,
  lang,
  headingOrder,
  emptyHeadings,
  textAmount,
  placeholderText,
  descriptionRepeats,
  linkNames,
  internalLinks,
  imageSizes,
});
