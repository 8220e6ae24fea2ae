import type { Evidence } from "./evidence.ts";
import { type BuiltByScripts, readBuiltByScripts } from "./facts/built-by-scripts.ts";
import { isBurmeseCode, isWithoutBurmese } from "./facts/burmese.ts";
import { contradicts, judgeTag, languageOfText, type TagVerdict, type TextLanguage } from "./facts/languages.ts";
import { type CanonicalFacts, readCanonical, type LeadingLink, readLeadingLinks } from "./facts/links.ts";
import { readRobotsTags, type RobotsTags } from "./facts/robots-tags.ts";
import { readRobots, type RobotsFacts } from "./facts/robots.ts";
import { readSitemaps, type SitemapFacts } from "./facts/sitemap.ts";
import { readStandIn } from "./facts/stand-in.ts";
import { readStructuredData, type StructuredData } from "./facts/structured-data.ts";
import {
  type Alternate,
  baseAddress,
  ownAddresses,
  readAlternates,
  readTranslations,
  type Translation,
} from "./facts/translations.ts";
import type { Page } from "./page/page.ts";
import { readPage } from "./page/read-page.ts";

/** Facts about a page, computed once for all checks. */
export type Facts = {
  evidence: Evidence;
  /** The page as sent, or as drawn where that was read. */
  page: Page;
  /** The page as sent. What others read without running scripts is judged by it. */
  sent: Page;
  /** The address of the page after redirects. */
  url: URL;
  /** Base for relative addresses in the page. */
  base: URL;
  builtByScripts: BuiltByScripts;
  /** What the page is, if it is shown in place of the right page. */
  standIn: ReturnType<typeof readStandIn>;
  language: TextLanguage;
  /** The code that the page states in `lang`, and whether its text is in another language; null when it states none. */
  stated: { code: string; verdict: TagVerdict; isContradicted: boolean } | null;
  /** Links to other pages. */
  leading: LeadingLink[];
  canonical: CanonicalFacts;
  /** The translations that the page names. */
  alternates: Alternate[];
  /** The addresses under which the page is known, in the form of `pageAddress`. */
  own: ReadonlySet<string>;
  /** Those of its translations that were fetched. */
  translations: Translation[];
  robotsTags: RobotsTags;
  robots: RobotsFacts;
  sitemap: SitemapFacts;
  structuredData: StructuredData;
};

/** Computes the facts that several checks need. */
export function readFacts(evidence: Evidence): Facts {
  const { page } = evidence;
  const sent = readPage(page.text);
  const document = evidence.drawn === null ? sent : readPage(evidence.drawn);
  const url = new URL(page.url);
  const base = baseAddress(document, url);
  const words = [...document.titles, ...document.headings.map(({ text }) => text), document.sample].join(" ");
  const language = languageOfText(words.slice(0, longestSample));
  const robots = readRobots(evidence.robots, url);
  const canonical = readCanonical(document, page.headers["link"], base);
  const own = ownAddresses(page, canonical, evidence.plain);
  const sitemap = readSitemaps(evidence.sitemaps, robots.state === "read" ? robots.sitemaps.length : 0);
  return {
    evidence,
    page: document,
    sent,
    url,
    base,
    builtByScripts: readBuiltByScripts(sent),
    standIn: readStandIn(document),
    language,
    stated: readStated(document, language),
    leading: readLeadingLinks(document.anchors, { base, url }),
    canonical,
    alternates: readAlternates(document, page.headers["link"], base),
    own,
    translations: readTranslations(evidence.alternates, own, {
      elsewhere: sitemap.state === "read" && sitemap.statesTranslations,
    }),
    robotsTags: readRobotsTags(document, page.headers["x-robots-tag"]),
    robots,
    sitemap,
    structuredData: readStructuredData(document.jsonLd, base),
  };
}

function readStated(page: Page, language: TextLanguage): Facts["stated"] {
  const { lang: code } = page;
  if (!code) return null;
  // Burmese is not recognised, but its letters are.
  const isContradicted = isBurmeseCode(code)
    ? language.code !== null && isWithoutBurmese(page)
    : contradicts(language, code);
  return { code, verdict: judgeTag(code), isContradicted };
}

/** Number of characters used to detect the language. */
const longestSample = 10_000;
