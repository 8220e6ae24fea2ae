import { checksOf, fail, notApplicable, pass, type Rule, unknown, warn } from "../check.ts";
import type { Facts } from "../facts.ts";
import { languageOfTag } from "../facts/language-tag.ts";
import { type Alternate, namesPage } from "../facts/links.ts";
import { tag } from "../snippet.ts";

const documentation = "https://developers.google.com/search/docs/specialty/international/localized-versions";

/** Requires valid codes and absolute addresses, as Lighthouse does, and translations that link back. */
const hreflang: Rule = {
  weight: 8,
  source: `${documentation}; Lighthouse hreflang`,
  findings: ["code", "address", "region", "oneWay", "partly"],
  judge: ({ alternates, evidence, oneWay: where }) => {
    if (alternates.length === 0) return notApplicable;
    const wrong = alternates.filter(({ verdict }) => verdict === "wrong");
    if (wrong.length > 0) return fail("code", { code: wrong[0]?.code.slice(0, 20) ?? "" }, wrong.map(written));
    const relative = alternates.filter(({ href }) => href === null);
    if (relative.length > 0) return fail("address", { count: relative.length }, relative.map(written));
    const checked = evidence.alternates.filter(({ html }) => html !== null);
    if (checked.length > 0 && where.length === checked.length) return fail("oneWay", {}, where);
    if (where.length > 0) return warn("partly", { count: where.length, checked: checked.length }, where);
    const regions = alternates.filter(({ verdict }) => verdict === "region");
    if (regions.length > 0) return warn("region", { code: regions[0]?.code.slice(0, 20) ?? "" }, regions.map(written));
    return checked.length < evidence.alternates.length ? unknown : pass;
  },
};

const hreflangSelf: Rule = {
  weight: 0,
  source: documentation,
  findings: ["missing"],
  judge: ({ alternates, url, canonical }: Facts) => {
    if (alternates.length === 0) return notApplicable;
    return namesPage(alternates, [url.href, ...canonical.urls]) ? pass : warn("missing", {}, [url.href]);
  },
};

const hreflangDefault: Rule = {
  weight: 0,
  source: documentation,
  findings: ["missing"],
  judge: ({ alternates }) => {
    if (alternates.length === 0) return notApplicable;
    return alternates.some(({ code }) => code === "x-default") ? pass : warn("missing");
  },
};

const hreflangTwice: Rule = {
  weight: 0,
  source: documentation,
  findings: ["twice"],
  judge: ({ alternates }) => {
    if (alternates.length === 0) return notApplicable;
    const twice = alternates.filter(({ code, href }, index) =>
      alternates.some((other, place) => place < index && other.code === code && other.href !== href),
    );
    return twice.length === 0 ? pass : warn("twice", { code: twice[0]?.code.slice(0, 20) ?? "" }, twice.map(written));
  },
};

const contentLanguage: Rule = {
  weight: 0,
  source: "RFC 9110, 8.5; https://www.w3.org/International/questions/qa-http-and-lang",
  findings: ["different"],
  judge: ({ page, evidence }) => {
    const header = evidence.page.headers["content-language"];
    if (!header || !page.lang) return notApplicable;
    const stated = header.split(/[,\n]/).map((code) => languageOfTag(code));
    if (stated.includes(languageOfTag(page.lang))) return pass;
    return warn("different", {}, [`content-language: ${header}`, tag("html", { lang: page.lang })]);
  },
};

function written({ code, written: href }: Alternate): string {
  return tag("link", { rel: "alternate", hreflang: code, href });
}

export const internationalChecks = checksOf("international", {
  hreflang,
  hreflangSelf,
  hreflangDefault,
  hreflangTwice,
  contentLanguage,
});
