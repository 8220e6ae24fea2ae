import { trimEnd } from "@agency/model/trim-end";
import { comparable } from "../address.ts";
import {
  categoryChecks,
  counted,
  fail,
  notApplicable,
  pass,
  type Rule,
  unknown,
  type Verdict,
  warn,
} from "../check.ts";
import type { Facts } from "../facts.ts";
import { namesPage, pageAddress } from "../facts/page-address.ts";
import { expiringTag, tagWith } from "../facts/robots-tags.ts";
import { standIns } from "../facts/stand-in.ts";
import { tag } from "../snippet.ts";

/** The maximum score of a page that search engines cannot show. */
const hidden = 40;

const noindex: Rule = {
  weight: 12,
  source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing; Lighthouse is-crawlable",
  findings: ["meta", "header", "expired", "body", "unclear"],
  mended: ["expired", "body", "unclear"],
  caps: { meta: hidden, header: hidden, expired: hidden },
  judge: ({ robotsTags, evidence }) => {
    const forbidding = tagWith(robotsTags, ["noindex", "none"]);
    if (forbidding) return fail(forbidding.from, {}, [forbidding.text]);
    const expiring = expiringTag(robotsTags, new Date(evidence.at));
    if (expiring?.isPast) return fail("expired", {}, [expiring.text]);
    if (robotsTags.outside.length > 0) return warn("body", {}, robotsTags.outside);
    return robotsTags.unclear.length > 0 ? warn("unclear", {}, robotsTags.unclear) : pass;
  },
};

/** Errors have no score at all; what remains is a redirect that leads nowhere, beside a text that a browser shows. */
const status: Rule = {
  weight: 8,
  source:
    "https://developers.google.com/search/docs/crawling-indexing/http-network-errors; Lighthouse http-status-code",
  findings: ["lost"],
  caps: { lost: hidden },
  judge: ({ evidence: { page } }) =>
    page.status < 300 ? pass : fail("lost", { status: page.status }, [`HTTP ${page.status}`]),
};

/** A page that says itself that there is nothing here, while its status says that there is. */
const realPage: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  findings: standIns,
  mended: ["serverDefault", "parked", "suspended"],
  caps: Object.fromEntries(standIns.map((kind) => [kind, hidden])),
  judge: ({ standIn }) => (standIn ? fail(standIn.kind, {}, standIn.sayings) : pass),
};

const robotsTxt: Rule = {
  weight: 5,
  source:
    "RFC 9309; https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt; Lighthouse robots-txt",
  findings: ["blocked", "broken", "html", "encoding", "mistakes"],
  mended: ["blocked", "broken", "html", "encoding"],
  caps: { blocked: hidden },
  judge: ({ robots }) => {
    switch (robots.state) {
      case "unknown":
        return unknown;
      case "none":
        return notApplicable;
      case "broken":
        return fail("broken", { status: robots.status }, [`/robots.txt: HTTP ${robots.status}`]);
      case "read": {
        const { blocked, wrongKind, mistakes } = robots;
        if (blocked) return fail("blocked", { line: blocked.line }, [`${blocked.line}: ${blocked.text}`]);
        if (wrongKind) return fail(wrongKind);
        const [first] = mistakes.first;
        if (!first) return pass;
        const where = mistakes.first.map(({ line, text }) => `${line}: ${text}`);
        return fail("mistakes", { count: mistakes.number, line: first.line }, where);
      }
    }
  },
};

const canonical: Rule = {
  weight: 5,
  source:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls; Lighthouse canonical",
  findings: ["invalid", "relative", "several", "otherLanguage", "home", "elsewhere", "host", "plain", "page"],
  mended: ["host", "plain", "page"],
  judge: judgeCanonical,
};

function judgeCanonical({ canonical: { invalid, relative, urls }, url, alternates }: Facts): Verdict {
  if (invalid !== null) return fail("invalid", {}, [tag("link", { rel: "canonical", href: invalid })]);
  if (relative !== null) return fail("relative", {}, [tag("link", { rel: "canonical", href: relative })]);
  const [only, ...others] = urls;
  if (only === undefined) return notApplicable;
  if (others.length > 0) return fail("several", { number: urls.length }, urls);
  const stated = new URL(comparable(only) ?? only);
  const where = [tag("link", { rel: "canonical", href: only })];
  const isAlternate = (address: string) => namesPage(alternates, new Set([pageAddress(address) ?? ""]));
  const isSame = pageAddress(only) === pageAddress(url.href);
  if (!isSame && isAlternate(only) && isAlternate(url.href)) return fail("otherLanguage", {}, where);
  const isOther = isOtherPage(stated, url);
  if (isOther && stated.origin === url.origin && stated.pathname === "/") return fail("home", {}, where);
  // A canonical link to another host or page is allowed but rarely intended.
  if (siteHost(stated) !== siteHost(url)) return warn("elsewhere", { host: stated.hostname }, where);
  if (stated.hostname !== url.hostname && !mobileHost.test(url.hostname)) {
    return warn("host", { host: stated.hostname, own: url.hostname }, where);
  }
  if (url.protocol === "https:" && stated.protocol === "http:") return warn("plain", {}, where);
  return isOther ? warn("page", {}, where) : pass;
}

/** A site for phones names the page of the main site, as Google documents it. */
const mobileHost = /^(?:m|mobile|amp)\./;

function siteHost({ hostname }: URL): string {
  return hostname.replace(/^(?:www|m|mobile|amp)\./, "");
}

/** Names that a home page has beside the root. */
const homeNames = ["/home", "/main"];

/**
 * Whether a canonical link names another page than its own, hosts aside. It may leave out the query, the name of the folder's file,
 * `index.php` and the ending of a version for AMP, but not add them.
 */
function isOtherPage(stated: URL, url: URL): boolean {
  const bare = URL.parse(pageAddress(new URL(url.pathname, url).href) ?? "") ?? url;
  const short = comparablePath(bare)
    .replace(/^\/index\.php(?=\/)/, "")
    .replace(/(?<=.)\/amp$/, "");
  const own = [comparablePath(url), short, ...(homeNames.includes(short) ? ["/"] : [])];
  const addsToQuery = [...stated.searchParams].some(([name, value]) => !url.searchParams.getAll(name).includes(value));
  return addsToQuery || !own.includes(comparablePath(stated));
}

/** A path without a slash at its end, in lower case: many servers make no difference. */
function comparablePath({ pathname }: URL): string {
  return trimEnd(pathname.toLowerCase(), "/") || "/";
}

const canonicalStated: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  findings: ["missing"],
  unread: "missing",
  judge: ({ canonical: { urls, invalid, relative } }) =>
    urls.length > 0 || invalid !== null || relative !== null ? pass : warn("missing"),
};

const nofollow: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  findings: ["meta", "header"],
  judge: ({ robotsTags }) => {
    const found = tagWith(robotsTags, ["nofollow", "none"]);
    return found ? warn(found.from, {}, [found.text]) : pass;
  },
};

const snippetLimits: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  findings: ["limited", "expires"],
  judge: ({ robotsTags, evidence }) => {
    const expiring = expiringTag(robotsTags, new Date(evidence.at));
    if (expiring && !expiring.isPast) return warn("expires", {}, [expiring.text]);
    const limited = robotsTags.obeyed.find(({ rules }) =>
      rules.some(({ name, value }) => name === "nosnippet" || (name === "max-snippet" && value === "0")),
    );
    return limited ? warn("limited", {}, [limited.text]) : pass;
  },
};

/** Google-Extended is often turned away in the belief that it is what shows a page in AI Overviews. */
const aiControls: Rule = {
  weight: 0,
  source:
    "https://support.google.com/webmasters/answer/16908024; https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended",
  findings: ["extended"],
  judge: ({ robots }) => {
    if (robots.state === "unknown") return unknown;
    if (robots.state !== "read") return notApplicable;
    const { closedToExtended: line } = robots;
    return line ? warn("extended", {}, [`${line.line}: ${line.text}`]) : pass;
  },
};

const metaRefresh: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects; WCAG 2.2 F41",
  findings: ["present"],
  judge: ({ page }) => {
    const meta = page.metas.find(({ httpEquiv }) => httpEquiv === "refresh");
    if (!meta) return pass;
    return warn("present", {}, [tag("meta", { "http-equiv": "refresh", content: meta.content })]);
  },
};

const crawlableAnchors: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable; Lighthouse crawlable-anchors",
  findings: ["unreadable"],
  unread: "all",
  judge: ({ page, url }) => {
    if (page.anchors.length === 0) return notApplicable;
    const bad = page.anchors.filter((anchor) => !isCrawlable(anchor, url));
    const where = bad.map(({ href, text }) => tag("a", { href }, text));
    return counted(fail, "unreadable", where);
  },
};

/** Links and buttons of templates that were never given an address. A script may act on them, which the audit cannot see. */
const deadLinks: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  findings: ["nowhere"],
  unread: "all",
  judge: ({ page: { anchors } }) => {
    if (anchors.length === 0) return notApplicable;
    const dead = anchors.filter((anchor) => leadsNowhere(anchor));
    return counted(
      warn,
      "nowhere",
      dead.map(({ href, text }) => tag("a", { href }, text)),
    );
  },
};

/** Attributes by which scripts find a link, or tell others what it does. */
const ofScripts = /^(?:on|data-|aria-(?:expanded|haspopup|controls)|@|:|v-|x-|ng-|\(|role$|id$)/;

/** Links to the top of the page, which is what "#" is for. */
const toTop = /\btop\b|\batas\b|顶部|返回|[↑⬆▲]/i;

function leadsNowhere({ href, text, attributes }: Facts["page"]["anchors"][number]): boolean {
  return href?.trim() === "#" && text !== "" && !toTop.test(text) && !attributes.some((name) => ofScripts.test(name));
}

/** Attributes that make no sense without `href`: an `<a>` with one of them is more than a placeholder. */
const hrefAttributes = ["target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy"];

/** The rules of Lighthouse's audit `crawlable-anchors`, except for listeners that scripts add later. */
function isCrawlable({ href, role, id, name, attributes }: Facts["page"]["anchors"][number], url: URL): boolean {
  const raw = (href ?? "").replaceAll(/\s/g, "");
  if (role !== "" || raw.startsWith("mailto:") || (raw === "" && id !== "")) return true;
  if (raw.startsWith("file:")) return false;
  if (name !== "") return true;
  if (href === null && !hrefAttributes.some((attribute) => attributes.includes(attribute))) {
    return !attributes.includes("onclick");
  }
  if (raw === "" && href === null) return false;
  if (/javascript:void(?:\(|)0(?:\)|)/.test(raw)) return false;
  // Anything that starts like a path is valid.
  return /^(?:[?#][\w./?#=&%-]*|\/(?:[\w.?#=&%-][\w./?#=&%-]*)?)$/.test(raw) || URL.canParse(raw, url.href);
}

export const indexabilityChecks = categoryChecks("indexability", {
  noindex,
  status,
  realPage,
  robotsTxt,
  canonical,
  canonicalStated,
  nofollow,
  snippetLimits,
  aiControls,
  metaRefresh,
  crawlableAnchors,
  deadLinks,
});
