import { comparable } from "../address.ts";
import { categoryChecks, fail, notApplicable, pass, type Rule, unknown, warn } from "../check.ts";
import { languageOfTag } from "../facts/language-tag.ts";
import { readPhoneLinks } from "../facts/phone-links.ts";
import { isLocalBusiness, missingProperties } from "../facts/structured-data.ts";
import type { Page } from "../page/page.ts";
import { tag } from "../snippet.ts";

const jsonLd: Rule = {
  weight: 6,
  source:
    "https://schema.org/docs/gs.html; https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
  findings: ["unreadable", "foreign", "untyped", "incomplete", "missing"],
  unread: "missing",
  judge: ({ structuredData, page }) => {
    const { scripts, unreadable, foreign, things, skipped } = structuredData;
    if (unreadable.length > 0) return fail("unreadable", { count: unreadable.length }, unreadable);
    if (scripts === 0) return page.annotated ? notApplicable : warn("missing");
    if (foreign.length > 0) return fail("foreign", { count: foreign.length }, foreign);
    if (skipped > 0) return unknown;
    if (things.length === 0) return fail("untyped");
    const missing = things.flatMap(missingProperties);
    const [first] = missing;
    if (!first) return pass;
    const where = missing.map(({ type, property }) => `${type}: ${property}`);
    return warn(
      "incomplete",
      { count: missing.length, type: first.type.slice(0, 40), property: first.property },
      where,
    );
  },
};

/** Google shows no results of questions and answers any more. Their data are not a fault. */
const faqData: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/updates",
  findings: ["ended"],
  judge: ({ structuredData: { things } }) =>
    things.some(({ types }) => types.includes("FAQPage")) ? warn("ended", {}, ["FAQPage"]) : notApplicable,
};

/** The required properties of ogp.me; without a title or picture a shared link looks empty. */
const openGraphNames = ["og:title", "og:image", "og:url", "og:type"] as const;

const openGraph: Rule = {
  weight: 6,
  source: "https://ogp.me/#metadata",
  findings: ["missing", "incomplete", "relative"],
  judge: ({ sent }) => {
    const missing = openGraphNames.filter((name) => !openGraphValue(sent, name));
    if (missing.length === openGraphNames.length) return fail("missing");
    if (missing.length > 0) return warn("incomplete", { names: missing.join(", ") });
    const image = openGraphValue(sent, "og:image") ?? "";
    return /^https?:\/\//i.test(image)
      ? pass
      : warn("relative", {}, [tag("meta", { property: "og:image", content: image })]);
  },
};

const openGraphDescription: Rule = {
  weight: 0,
  source: "https://ogp.me/#optional",
  findings: ["missing"],
  judge: ({ sent }) => (openGraphValue(sent, "og:description") ? pass : warn("missing")),
};

const openGraphAddress: Rule = {
  weight: 0,
  source: "https://ogp.me/#metadata",
  findings: ["different"],
  judge: ({ sent, canonical, url }) => {
    const stated = openGraphValue(sent, "og:url");
    if (!stated) return notApplicable;
    const own = canonical.urls.length === 1 ? canonical.urls[0] : url.href;
    if (own && comparable(stated) === comparable(own)) return pass;
    return warn("different", {}, [tag("meta", { property: "og:url", content: stated })]);
  },
};

const openGraphLocale: Rule = {
  weight: 0,
  source: "https://ogp.me/#optional",
  findings: ["different"],
  judge: ({ page, sent }) => {
    const locale = openGraphValue(sent, "og:locale");
    if (!locale || !page.lang) return notApplicable;
    if (languageOfTag(locale) === languageOfTag(page.lang)) return pass;
    return warn("different", {}, [
      tag("meta", { property: "og:locale", content: locale }),
      tag("html", { lang: page.lang }),
    ]);
  },
};

const twitterCard: Rule = {
  weight: 0,
  source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
  findings: ["missing"],
  judge: ({ sent }) => (openGraphValue(sent, "twitter:card") ? pass : warn("missing")),
};

const localBusiness: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  findings: ["incomplete"],
  judge: ({ structuredData }) => {
    const business = structuredData.things.find(isLocalBusiness);
    if (!business) return notApplicable;
    const missing = ["telephone", "openingHours", "geo", "url"].filter((name) => {
      const names = name === "openingHours" ? [name, "openingHoursSpecification"] : [name];
      return names.every((each) => !business.properties.get(each));
    });
    return missing.length === 0 ? pass : warn("incomplete", { names: missing.join(", ") });
  },
};

const phoneLink: Rule = {
  weight: 0,
  source: "RFC 3966; https://faq.whatsapp.com/5913398998672934",
  findings: ["missing", "empty", "zero"],
  listsAll: true,
  mended: ["empty", "zero"],
  unread: "all",
  judge: ({ page }) => {
    const links = readPhoneLinks(page.anchors);
    const faults = (["zero", "empty"] as const).flatMap((kind) => {
      const where = links.filter((link) => link.kind === kind).map(({ href, text }) => tag("a", { href }, text));
      return where.length === 0 ? [] : { finding: kind, params: { count: where.length }, where };
    });
    const [worst, ...also] = faults;
    if (worst) return { outcome: "warn", ...worst, also };
    return links.length > 0 ? pass : warn("missing");
  },
};

function openGraphValue(page: Page, name: string): string | undefined {
  const meta = page.metas.find((each) => (each.property === name || each.name === name) && each.content.trim() !== "");
  return meta?.content.trim();
}

export const sharingChecks = categoryChecks("sharing", {
  jsonLd,
  faqData,
  openGraph,
  openGraphDescription,
  openGraphAddress,
  openGraphLocale,
  twitterCard,
  localBusiness,
  phoneLink,
});
