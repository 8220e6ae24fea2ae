import { checksOf, counted, fail, notApplicable, pass, type Rule, unknown, type Verdict, warn } from "../check.ts";
import type { Facts } from "../facts.ts";
import { tag } from "../snippet.ts";

/** The robots groups to read, the most specific first. */
const crawlers = ["googlebot", "robots"];

const noindex: Rule = {
  weight: 12,
  source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing; Lighthouse is-crawlable",
  findings: ["meta", "header"],
  judge: ({ page, evidence }) => {
    const meta = robotsMetas(page).find(({ content }) => forbidsIndexing(content));
    if (meta) return fail("meta", {}, [tag("meta", { name: meta.name, content: meta.content })]);
    const header = robotsHeader(evidence.page.headers["x-robots-tag"]).find(forbidsIndexing);
    return header === undefined ? pass : fail("header", {}, [`x-robots-tag: ${header}`]);
  },
};

const status: Rule = {
  weight: 8,
  source:
    "https://developers.google.com/search/docs/crawling-indexing/http-network-errors; Lighthouse http-status-code",
  findings: ["error", "refused"],
  judge: ({ evidence }) => {
    const { status: code } = evidence.page;
    if (code < 400) return pass;
    // A site that blocks this audit may still allow search engines, so the owner has to look.
    return fail([401, 403, 429].includes(code) ? "refused" : "error", { status: code }, [`HTTP ${code}`]);
  },
};

const robotsTxt: Rule = {
  weight: 5,
  source:
    "RFC 9309; https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt; Lighthouse robots-txt",
  findings: ["blocked", "broken", "mistakes"],
  judge: ({ robots }) => {
    switch (robots.state) {
      case "unknown":
        return unknown;
      case "none":
        return notApplicable;
      case "broken":
        return fail("broken", { status: robots.status }, [`/robots.txt: HTTP ${robots.status}`]);
      case "read": {
        const { blocked, mistakes } = robots;
        if (blocked) return fail("blocked", { line: blocked.line }, [`${blocked.line}: ${blocked.text}`]);
        const [first] = mistakes;
        if (!first) return pass;
        const where = mistakes.map(({ line, text }) => `${line}: ${text}`);
        return fail("mistakes", { number: mistakes.length, line: first.line }, where);
      }
    }
  },
};

const canonical: Rule = {
  weight: 5,
  source:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls; Lighthouse canonical",
  findings: ["invalid", "relative", "several", "otherLanguage", "home", "elsewhere"],
  judge: judgeCanonical,
};

function judgeCanonical({ canonical: { invalid, relative, urls }, url, base, page }: Facts): Verdict {
  if (invalid !== null) return fail("invalid", {}, [tag("link", { rel: "canonical", href: invalid })]);
  if (relative !== null) return fail("relative", {}, [tag("link", { rel: "canonical", href: relative })]);
  const [only, ...others] = urls;
  if (only === undefined) return notApplicable;
  if (others.length > 0) return fail("several", { number: urls.length }, urls);
  const stated = new URL(only);
  const where = [tag("link", { rel: "canonical", href: only })];
  const translations = new Set(
    page.links
      .filter(({ rel, hreflang, href }) => rel === "alternate" && hreflang !== "" && URL.canParse(href, base.href))
      .map(({ href }) => new URL(href, base).href),
  );
  if (stated.href !== url.href && translations.has(stated.href) && translations.has(url.href)) {
    return fail("otherLanguage", {}, where);
  }
  if (stated.origin === url.origin && stated.pathname === "/" && url.pathname !== "/") return fail("home", {}, where);
  // A canonical link to another site is allowed but rarely intended.
  return stated.hostname.replace(/^www\./, "") === url.hostname.replace(/^www\./, "")
    ? pass
    : warn("elsewhere", { host: stated.hostname }, where);
}

const canonicalStated: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  findings: ["missing"],
  judge: ({ canonical: { urls, invalid, relative } }) =>
    urls.length > 0 || invalid !== null || relative !== null ? pass : warn("missing"),
};

const nofollow: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  findings: ["meta", "header"],
  judge: ({ page, evidence }) => {
    const meta = robotsMetas(page).find(({ content }) => hasDirective(content, ["nofollow", "none"]));
    if (meta) return warn("meta", {}, [tag("meta", { name: meta.name, content: meta.content })]);
    const header = robotsHeader(evidence.page.headers["x-robots-tag"]).find((value) =>
      hasDirective(value, ["nofollow", "none"]),
    );
    return header === undefined ? pass : warn("header", {}, [`x-robots-tag: ${header}`]);
  },
};

const snippetLimits: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  findings: ["limited", "expires"],
  judge: ({ page, evidence }) => {
    const stated = [
      ...robotsMetas(page).map(({ content }) => content),
      ...robotsHeader(evidence.page.headers["x-robots-tag"]),
    ];
    const expires = stated.find((value) => /\bunavailable_after\s*:/i.test(value));
    if (expires !== undefined) return warn("expires", {}, [expires]);
    const limited = stated.find((value) => /\bnosnippet\b|\bmax-snippet\s*:\s*0\b/i.test(value));
    return limited === undefined ? pass : warn("limited", {}, [limited]);
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
  judge: ({ page, url }) => {
    if (page.anchors.length === 0) return notApplicable;
    const bad = page.anchors.filter((anchor) => !isCrawlable(anchor, url));
    const where = bad.map(({ href, text }) => tag("a", { href }, text));
    return counted(fail, "unreadable", where);
  },
};

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

/** The robots rules that Google reads: its own group, or the one for all crawlers. */
function robotsMetas(page: Facts["page"]): Facts["page"]["metas"] {
  return page.metas.filter(({ name, inHead }) => inHead && crawlers.includes(name));
}

/** The lines of the `x-robots-tag` header for all crawlers or for Google, without the crawler's name. */
function robotsHeader(header: string | undefined): string[] {
  if (!header) return [];
  return header.split("\n").flatMap((line) => {
    const [prefix = "", agent = ""] = /^\s*([\w-]+)\s*:/.exec(line) ?? [];
    if (agent === "" || /^(?:unavailable_after|max-[\w-]+)$/i.test(agent)) return [line.trim()];
    return agent.toLowerCase() === "googlebot" ? [line.slice(prefix.length).trim()] : [];
  });
}

function forbidsIndexing(directives: string): boolean {
  return hasDirective(directives, ["noindex", "none"]);
}

function hasDirective(directives: string, names: readonly string[]): boolean {
  return directives.split(",").some((part) => names.includes(part.trim().toLowerCase()));
}

export const indexabilityChecks = checksOf("indexability", {
  noindex,
  status,
  robotsTxt,
  canonical,
  canonicalStated,
  nofollow,
  snippetLimits,
  metaRefresh,
  crawlableAnchors,
});
