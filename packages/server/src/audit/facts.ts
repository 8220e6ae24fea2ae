import type { Evidence } from "./evidence.ts";
import { readAlternates } from "./facts/alternates.ts";
import { contradicts, judgeTag, languageOfText, type TagVerdict, type TextLanguage } from "./facts/languages.ts";
import {
  type CanonicalFacts,
  readCanonical,
  type Alternate,
  namesPage,
  type LeadingLink,
  readLeadingLinks,
} from "./facts/links.ts";
import { readRobotsTags, type RobotsTags } from "./facts/robots-tags.ts";
import { readRobots, type RobotsFacts } from "./facts/robots.ts";
import { readSitemaps, type SitemapFacts } from "./facts/sitemap.ts";
import { readStandIn } from "./facts/stand-in.ts";
import { readStructuredData, type StructuredData } from "./facts/structured-data.ts";
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
  /** What the page is, if it stands in place of the one that should be there. */
  standIn: ReturnType<typeof readStandIn>;
  language: TextLanguage;
  /** The code that the page states in `lang`, and whether its text is in another language; null when it states none. */
  stated: { code: string; verdict: TagVerdict; isContradicted: boolean } | null;
  /** Links to other pages. */
  leading: LeadingLink[];
  canonical: CanonicalFacts;
  /** The translations that the page names. */
  alternates: Alternate[];
  /** Of the translations that could be read, the addresses of those that do not link back. */
  oneWay: string[];
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
  const base = document.base !== null && URL.canParse(document.base, url.href) ? new URL(document.base, url) : url;
  const words = [...document.titles, ...document.headings.map(({ text }) => text), document.sample].join(" ");
  const language = languageOfText(words.slice(0, longestSample));
  const robots = readRobots(evidence.robots, url);
  return {
    evidence,
    page: document,
    sent,
    url,
    base,
    builtByScripts: readBuiltByScripts(sent),
    standIn: readStandIn(document),
    language,
    stated: readStated(document.lang, language),
    leading: readLeadingLinks(document.anchors, { base, url }),
    canonical: readCanonical(document, page.headers["link"], base),
    alternates: readAlternates(document.links),
    oneWay: oneWayOf(evidence, url),
    robotsTags: readRobotsTags(document, page.headers["x-robots-tag"]),
    robots,
    sitemap: readSitemaps(evidence.sitemaps, robots.state === "read" ? robots.sitemaps.length : 0),
    structuredData: readStructuredData(document.jsonLd),
  };
}

function readStated(code: string | null, language: TextLanguage): Facts["stated"] {
  return code ? { code, verdict: judgeTag(code), isContradicted: contradicts(language, code) } : null;
}

function oneWayOf({ alternates }: Evidence, url: URL): string[] {
  return alternates.flatMap(({ url: address, html }) =>
    html === null || namesPage(readAlternates(readPage(html).links), [url.href]) ? [] : [address],
  );
}

/** Number of characters used to detect the language. */
const longestSample = 10_000;

/** Whether the text of a page appears only after its scripts run: they build it, or lead to another address. */
type BuiltByScripts = { how: "no" | "shell" } | { how: "redirect"; where: string };

/** Words that a page may have beside an empty place for scripts, or beside a text that asks for scripts. */
const fewWords = 30;
/** The same beside an empty element of its own, which may also be a small part of a page. */
const hardlyAny = 5;

/** Tells an empty shell from a page that has little to say. */
export function readBuiltByScripts({ scripts, words, images, embeds, headings }: Page): BuiltByScripts {
  if (scripts.number === 0 || words > fewWords) return { how: "no" };
  const hasNothing = words === 0 && images.length === 0 && embeds === 0 && headings.length === 0;
  const target = /\blocation(?:\.href)? {0,4}= {0,4}["'`][^"'`\n]{0,300}|\blocation\.(?:replace|assign) {0,4}\(/.exec(
    scripts.inline,
  );
  if (hasNothing && target) return { how: "redirect", where: target[0] };
  const hasRoot = scripts.emptyRoot === "named" || (scripts.emptyRoot === "element" && words <= hardlyAny);
  return hasNothing || hasRoot || scripts.asksForThem ? { how: "shell" } : { how: "no" };
}
