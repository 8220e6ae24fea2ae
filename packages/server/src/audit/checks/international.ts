import { categoryChecks, type Fault, notApplicable, pass, type Rule, unknown, warn } from "../check.ts";
import type { Facts } from "../facts.ts";
import { isBurmeseCode, isWithoutBurmese } from "../facts/burmese.ts";
import { languageOfTag } from "../facts/language-tag.ts";
import { namesPage, pageAddress } from "../facts/page-address.ts";
import type { Alternate } from "../facts/translations.ts";
import { tag } from "../snippet.ts";

const documentation = "https://developers.google.com/search/docs/specialty/international/localized-versions";

/**
 * Requires valid codes and absolute addresses, as Lighthouse does, and translations that link back. A fault hides one language
 * from some people and not the page, so it costs half of the points.
 */
const hreflang: Rule = {
  weight: 8,
  costs: 4,
  source: `${documentation}; Lighthouse hreflang`,
  findings: ["code", "address", "oneWay", "partly", "malay", "region"],
  listsAll: true,
  judge: (facts) => {
    const { alternates, translations, evidence } = facts;
    if (alternates.length === 0) return notApplicable;
    const [worst, ...also] = findFaults(facts);
    if (worst) return { outcome: failures.includes(worst.finding) ? "fail" : "warn", ...worst, also };
    const known = translations.filter(({ linksBack }) => linksBack !== null);
    return known.length < evidence.alternates.length ? unknown : pass;
  },
};

const failures = ["code", "address", "oneWay"];

/** Everything that is wrong with the links between translations, the worst first. */
function findFaults(facts: Facts): Fault[] {
  const { alternates } = facts;
  const wrong = alternates.filter(({ verdict }) => verdict === "wrong");
  const relative = alternates.filter(({ href }) => href === null);
  const malay = alternates.filter((alternate) => isMeantAsMalay(alternate, facts));
  const regions = alternates.filter(({ verdict }) => verdict === "region");
  return [
    ...translationFault("code", wrong),
    ...translationFault("address", relative),
    ...findOneWay(facts),
    ...translationFault("malay", malay),
    ...translationFault("region", regions),
  ];
}

function translationFault(finding: string, found: readonly Alternate[]): Fault[] {
  const [first] = found;
  if (!first) return [];
  return [{ finding, params: { count: found.length, code: first.code.slice(0, 20) }, where: found.map(written) }];
}

function findOneWay({ translations }: Facts): Fault[] {
  const known = translations.filter(({ linksBack }) => linksBack !== null);
  const where = known.filter(({ linksBack }) => linksBack === false).map(({ url }) => url);
  if (where.length === 0) return [];
  if (where.length === known.length) return [{ finding: "oneWay", where }];
  return [{ finding: "partly", params: { count: where.length, checked: known.length }, where }];
}

/** Whether a translation has the code of Burmese, and its page was read and is not in Burmese. */
function isMeantAsMalay({ code, target }: Alternate, { own, page, translations }: Facts): boolean {
  if (!isBurmeseCode(code) || target === null) return false;
  if (own.has(pageAddress(target) ?? "")) return isWithoutBurmese(page);
  return translations.some(({ url, isWithoutBurmese: isOther }) => url === target && isOther);
}

const hreflangSelf: Rule = {
  weight: 0,
  source: documentation,
  findings: ["missing"],
  judge: ({ alternates, url, own }) => {
    if (alternates.length === 0) return notApplicable;
    return namesPage(alternates, own) ? pass : warn("missing", {}, [url.href]);
  },
};

const hreflangDefault: Rule = {
  weight: 0,
  source: documentation,
  findings: ["missing"],
  judge: ({ alternates }) => {
    if (alternates.length === 0) return notApplicable;
    return alternates.some(({ code }) => code.toLowerCase() === "x-default") ? pass : warn("missing");
  },
};

const hreflangTwice: Rule = {
  weight: 0,
  source: documentation,
  findings: ["twice"],
  judge: ({ alternates }) => {
    if (alternates.length === 0) return notApplicable;
    const twice = alternates.filter(({ code, target }, index) =>
      alternates.some(
        (other, place) =>
          place < index &&
          other.code.toLowerCase() === code.toLowerCase() &&
          pageAddress(other.target ?? "") !== pageAddress(target ?? ""),
      ),
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

export const internationalChecks = categoryChecks("international", {
  hreflang,
  hreflangSelf,
  hreflangDefault,
  hreflangTwice,
  contentLanguage,
});
