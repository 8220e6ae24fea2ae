import { eastAsianWidth } from "get-east-asian-width";
import { categoryChecks, counted, fail, notApplicable, pass, type Rule, type Verdict, warn } from "../check.ts";
import { isEmptyTitle } from "../facts/empty-titles.ts";
import { isFileName } from "../facts/file-names.ts";
import { isVague } from "../facts/vague-texts.ts";
import { tag } from "../snippet.ts";

const title: Rule = {
  weight: 8,
  source: "https://developers.google.com/search/docs/appearance/title-link; Lighthouse document-title",
  findings: ["missing", "empty", "short", "long", "several"],
  unread: "missing",
  judge: ({ page, language }) => {
    const [text = ""] = page.titles;
    if (text === "") return fail("missing");
    const where = page.titles.map((each) => tag("title", {}, each));
    if (isEmptyTitle(text)) return fail("empty", { title: text }, where);
    if (where.length > 1) return counted(warn, "several", where);
    return judgeLength(text, boundsFor(lengths.title, language.code), where);
  },
};

const description: Rule = {
  weight: 6,
  source: "https://developers.google.com/search/docs/appearance/snippet; Lighthouse meta-description",
  findings: ["missing", "short", "long"],
  unread: "missing",
  judge: ({ page, language }) => {
    const text = page.metas.find(({ name, inHead }) => inHead && name === "description")?.content.trim() ?? "";
    if (text === "") return fail("missing");
    return judgeLength(text, boundsFor(lengths.description, language.code), [text]);
  },
};

function judgeLength(text: string, bounds: { minimum: number; maximum: number }, where: string[]): Verdict {
  const measured = measure(text, bounds);
  if (measured.length < measured.minimum) return warn("short", measured, where);
  return measured.length > measured.maximum ? warn("long", measured, where) : pass;
}

/** A page whose text comes by scripts only: not every search engine runs them, and none that answers questions does. */
const scripts: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  findings: ["shell", "drawn", "redirect"],
  mended: ["redirect"],
  caps: { shell: 60, redirect: 60 },
  judge: ({ builtByScripts, evidence }) => {
    switch (builtByScripts.how) {
      case "no":
        return pass;
      case "shell":
        return evidence.drawn === null ? fail("shell") : warn("drawn");
      case "redirect":
        return fail("redirect", {}, [builtByScripts.where]);
    }
  },
};

const oneH1: Rule = {
  weight: 6,
  source: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide; WCAG 2.2 H42",
  findings: ["missing", "empty", "several"],
  unread: "all",
  judge: ({ page }) => {
    const texts = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
    if (texts.length === 0) return fail("missing");
    const where = texts.map((text) => tag("h1", {}, text));
    if (where.length > 1) return counted(warn, "several", where);
    // A logo is often the only heading; the image check judges its alternative text.
    return texts[0] === "" ? warn("empty", {}, ["<h1></h1>"]) : pass;
  },
};

const imageAlt: Rule = {
  weight: 4,
  source: "https://developers.google.com/search/docs/appearance/google-images; Lighthouse image-alt (axe image-alt)",
  findings: ["missing", "fileName"],
  listsAll: true,
  unread: "all",
  judge: ({ page: { images } }) => {
    if (images.length === 0) return notApplicable;
    const written = (some: typeof images) => some.map(({ src, alt }) => tag("img", { src, alt }));
    const bad = images.filter(({ alt, named }) => (alt === null ? !named : alt !== "" && alt.trim() === ""));
    const named = written(images.filter(({ src, alt }) => alt !== null && isFileName(alt, src)));
    const total = images.length;
    const fileNames =
      named.length > 0 ? [{ finding: "fileName", params: { count: named.length, total }, where: named }] : [];
    if (bad.length === 0) return counted(warn, "fileName", named, { total });
    return { ...counted(fail, "missing", written(bad), { total }), also: fileNames };
  },
};

const linkText: Rule = {
  weight: 3,
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable; Lighthouse link-text",
  findings: ["vague"],
  unread: "all",
  judge: ({ leading }) => {
    if (leading.length === 0) return notApplicable;
    const bad = leading.filter(({ text, lang }) => text !== "" && isVague(text, lang));
    const where = bad.map(({ href, text }) => tag("a", { href }, text));
    return counted(fail, "vague", where);
  },
};

const lang: Rule = {
  weight: 3,
  source: "WCAG 2.2 3.1.1; Lighthouse html-has-lang, html-lang-valid",
  findings: ["missing", "invalid", "region", "different"],
  judge: ({ language, stated }) => {
    if (stated === null) return fail("missing");
    const where = [tag("html", { lang: stated.code })];
    const code = stated.code.slice(0, 20);
    if (stated.verdict === "wrong") return fail("invalid", { code }, where);
    if (stated.verdict === "region") return warn("region", { code }, where);
    return stated.isContradicted ? warn("different", { code, language: language.code ?? "" }, where) : pass;
  },
};

const headingOrder: Rule = {
  weight: 0,
  source: "WCAG 2.2 G141; Lighthouse heading-order",
  findings: ["skipped"],
  unread: "all",
  judge: ({ page: { headings } }) => {
    if (headings.length === 0) return notApplicable;
    const jumps = headings.filter(({ level }, index) => {
      const before = headings[index - 1];
      return before !== undefined && level > before.level + 1;
    });
    const where = jumps.map(({ level, text }) => tag(`h${level}`, {}, text));
    return counted(warn, "skipped", where);
  },
};

const emptyHeadings: Rule = {
  weight: 0,
  source: "axe empty-heading",
  findings: ["empty"],
  unread: "all",
  judge: ({ page: { headings } }) => {
    if (headings.length === 0) return notApplicable;
    const bad = headings.filter(({ level, text }) => level > 1 && text === "");
    const where = bad.map(({ level }) => `<h${level}></h${level}>`);
    return counted(warn, "empty", where);
  },
};

const textAmount: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  findings: ["little"],
  unread: "all",
  judge: ({ page: { words }, language }) => {
    const least = boundsFor(fewWords, language.code);
    return words >= least ? pass : warn("little", { count: words, least });
  },
};

const placeholderText: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  findings: ["present"],
  unread: "all",
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
  unread: "all",
  judge: ({ leading }) => {
    if (leading.length === 0) return notApplicable;
    const bad = leading.filter(({ text, named }) => text === "" && !named);
    const where = bad.map(({ href }) => tag("a", { href }));
    return counted(warn, "nameless", where);
  },
};

const internalLinks: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  findings: ["none"],
  unread: "all",
  judge: ({ leading, url }) => (leading.some(({ target }) => target.hostname === url.hostname) ? pass : warn("none")),
};

const imageSizes: Rule = {
  weight: 0,
  source: "https://web.dev/articles/optimize-cls; Lighthouse unsized-images",
  findings: ["unsized"],
  unread: "all",
  judge: ({ page: { images } }) => {
    if (images.length === 0) return notApplicable;
    const where = images.filter(({ sized }) => !sized).map(({ src }) => tag("img", { src }));
    return counted(warn, "unsized", where, { total: images.length });
  },
};

export const contentChecks = categoryChecks("content", {
  title,
  description,
  oneH1,
  imageAlt,
  linkText,
  lang,
  scripts,
  headingOrder,
  emptyHeadings,
  textAmount,
  placeholderText,
  descriptionRepeats,
  linkNames,
  internalLinks,
  imageSizes,
});

type Bounds = { minimum: number; maximum: number };
type ByLanguage<T> = Record<"usual" | "ms", T>;

/**
 * Recommended lengths of titles and descriptions, in narrow characters. These are our own bounds, since search engines cut
 * by width. Malay needs longer words, so its bounds are wider.
 */
const lengths: Record<"title" | "description", ByLanguage<Bounds>> = {
  title: { usual: { minimum: 15, maximum: 60 }, ms: { minimum: 15, maximum: 68 } },
  description: { usual: { minimum: 70, maximum: 160 }, ms: { minimum: 70, maximum: 175 } },
};

/** Fewer words than this is thin content. Malay needs fewer, because it often joins two English words into one. */
const fewWords: ByLanguage<number> = { usual: 200, ms: 160 };

/** The row of a table of bounds for a language. */
function boundsFor<T>(table: ByLanguage<T>, language: string | null): T {
  return language === "ms" ? table.ms : table.usual;
}

/**
 * The length of a text with its bounds, in its own characters: Chinese, Japanese and Korean ones are twice as wide as others, so
 * half as many fit. A letter with its accents, and an emoji, is one character.
 */
export function measure(text: string, { minimum, maximum }: Bounds): Bounds & { length: number } {
  const widths = Array.from(graphemes.segment(text), ({ segment }) => eastAsianWidth(segment.codePointAt(0) ?? 0));
  const width = widths.reduce<number>((sum, each) => sum + each, 0);
  const isWide = widths.filter((each) => each === 2).length * 2 >= widths.length;
  if (!isWide || width === 0) return { length: width, minimum, maximum };
  return { length: Math.round(width / 2), minimum: Math.ceil(minimum / 2), maximum: Math.floor(maximum / 2) };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
