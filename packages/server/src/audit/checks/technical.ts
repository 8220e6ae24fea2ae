import { comparable } from "../address.ts";
import { categoryChecks, counted, fail, notApplicable, pass, type Rule, unknown, warn } from "../check.ts";
import type { Facts } from "../facts.ts";
import { tag } from "../snippet.ts";

const https: Rule = {
  weight: 6,
  source: "https://developers.google.com/search/docs/appearance/page-experience; Lighthouse is-on-https",
  findings: ["plain"],
  // Browsers warn before a visitor has seen anything.
  leads: true,
  judge: ({ url }) => (url.protocol === "https:" ? pass : fail("plain", {}, [url.origin])),
};

const viewport: Rule = {
  weight: 5,
  source:
    "https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/meta/name/viewport; Lighthouse viewport-insight, meta-viewport",
  findings: ["missing", "fixed", "zoom"],
  judge: ({ page }) => {
    const meta = page.metas.findLast(({ name, inHead }) => inHead && name === "viewport");
    if (!meta) return fail("missing");
    const where = [tag("meta", { name: "viewport", content: meta.content })];
    const settings = readViewport(meta.content);
    const scales = settings.has("width") || settings.has("initial-scale");
    if (!scales) return fail("missing", {}, where);
    if (/^\d/.test(settings.get("width") ?? "")) return warn("fixed", { width: settings.get("width") ?? "" }, where);
    const largest = Number.parseFloat(settings.get("maximum-scale") ?? "");
    const noZoom = ["no", "0"].includes(settings.get("user-scalable") ?? "") || largest < 2;
    return noZoom ? warn("zoom", {}, where) : pass;
  },
};

/** The viewport settings by name, in lower case. */
function readViewport(content: string): Map<string, string> {
  const settings = new Map<string, string>();
  for (const part of content.toLowerCase().split(/[,;]/)) {
    const [name = "", value = ""] = part.split("=", 2).map((side) => side.trim());
    settings.set(name, value);
  }
  return settings;
}

const redirects: Rule = {
  weight: 3,
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects; Lighthouse redirects",
  findings: ["some", "many"],
  judge: ({ evidence: { page } }) => {
    const count = page.hops.length;
    if (count <= 1) return pass;
    const where = [...page.hops.map(({ url, status }) => `${status} ${url}`), page.url];
    return count === 2 ? warn("some", { number: count }, where) : fail("many", { number: count }, where);
  },
};

const sitemap: Rule = {
  weight: 3,
  source:
    "https://www.sitemaps.org/protocol.html; https://developers.google.com/search/docs/crawling-indexing/sitemaps",
  findings: ["missing", "broken", "partly"],
  mended: ["broken", "partly"],
  judge: ({ sitemap: found }) => {
    switch (found.state) {
      case "unknown":
        return unknown;
      case "none":
        return fail("missing", { status: found.status }, found.urls);
      case "broken":
        return fail("broken", {}, found.urls);
      case "read": {
        const { urls, lost } = found;
        return lost.length === 0
          ? pass
          : warn("partly", { count: lost.length, total: urls.length + lost.length }, lost);
      }
    }
  },
};

/** Milliseconds to the first byte: good, and still acceptable (web.dev/articles/ttfb). */
const quick = 800;
const slow = 1_800;

const firstByte: Rule = {
  weight: 3,
  source: "https://web.dev/articles/ttfb",
  findings: ["slow", "verySlow"],
  judge: ({ evidence: { page } }) => {
    if (page.firstByteMs === null) return unknown;
    const milliseconds = Math.round(page.firstByteMs);
    if (milliseconds <= quick) return pass;
    return milliseconds <= slow ? warn("slow", { milliseconds, quick }) : fail("verySlow", { milliseconds, quick });
  },
};

const sitemapLists: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  findings: ["absent"],
  judge: ({ sitemap: found, url }) => {
    if (found.state !== "read") return notApplicable;
    if (found.addresses.has(comparable(url.href) ?? "")) return pass;
    // A sitemap index, or a truncated sitemap, does not prove that a page is missing from it.
    return found.complete ? warn("absent", { count: found.addresses.size }, found.urls) : notApplicable;
  },
};

const sitemapInRobots: Rule = {
  weight: 0,
  source: "https://www.sitemaps.org/protocol.html#submit_robots",
  findings: ["unnamed"],
  judge: ({ robots, sitemap: found }) => {
    if (robots.state !== "read" || found.state !== "read") return notApplicable;
    return robots.sitemaps.length > 0 ? pass : warn("unnamed", {}, [`Sitemap: ${found.urls[0]}`]);
  },
};

const httpToHttps: Rule = {
  weight: 0,
  source:
    "https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes; Lighthouse redirects-http",
  findings: ["stays"],
  judge: ({ evidence: { plain } }) => {
    if (plain === undefined) return notApplicable;
    if (plain === null) return unknown;
    return plain.url.startsWith("https:") || plain.status >= 400 ? pass : warn("stays", {}, [plain.url]);
  },
};

const hsts: Rule = {
  weight: 0,
  source: "RFC 6797; Lighthouse has-hsts",
  findings: ["missing"],
  judge: ({ evidence: { page }, url }) => {
    if (url.protocol !== "https:") return notApplicable;
    return /max-age\s*=\s*"?[1-9]/i.test(page.headers["strict-transport-security"] ?? "") ? pass : warn("missing");
  },
};

const mixedContent: Rule = {
  weight: 0,
  source: "https://web.dev/articles/fixing-mixed-content; Lighthouse is-on-https",
  findings: ["plain"],
  judge: ({ page: { plainLoads }, url }) => {
    if (url.protocol !== "https:") return notApplicable;
    const where = plainLoads.map(({ tag: name, url: src }) => tag(name, { src }));
    return counted(fail, "plain", where);
  },
};

const temporaryRedirects: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  findings: ["temporary"],
  judge: ({ evidence: { page } }) => {
    if (page.hops.length === 0) return notApplicable;
    const bad = page.hops.filter(({ status }) => ![301, 308].includes(status));
    const where = bad.map(({ url, status }) => `${status} ${url}`);
    return counted(warn, "temporary", where);
  },
};

/** The encoding must appear within this many characters (the standard counts bytes). */
const charsetWithin = 1_024;

const charset: Rule = {
  weight: 0,
  source: "https://html.spec.whatwg.org/multipage/semantics.html#charset; Lighthouse charset",
  findings: ["missing", "other"],
  mended: ["other"],
  judge: ({ sent: { metas }, evidence: { page } }) => {
    // The standard lets browsers give up looking after some bytes.
    const isLate =
      page.charsetSource === "page" &&
      !metas.some(({ position, charset: name, httpEquiv }) => {
        return position < charsetWithin && (name !== null || httpEquiv === "content-type");
      });
    if (page.charsetSource === null || isLate) return warn("missing");
    return page.charset === "UTF-8" ? pass : warn("other", { charset: page.charset });
  },
};

const doctype: Rule = {
  weight: 0,
  source: "https://html.spec.whatwg.org/multipage/syntax.html#the-doctype; Lighthouse doctype",
  findings: ["missing"],
  judge: ({ sent }) => (sent.doctype === "html" ? pass : warn("missing")),
};

/** Bytes of text above which people notice compression; our own bound. */
const worthCompressing = 10_000;

const compression: Rule = {
  weight: 0,
  source:
    "https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Encoding; Lighthouse document-latency-insight",
  findings: ["missing", "missingHuge"],
  judge: ({ evidence: { page } }) => {
    if (page.bytes < worthCompressing) return notApplicable;
    if (/\b(?:gzip|br|zstd|deflate)\b/i.test(page.headers["content-encoding"] ?? "")) return pass;
    return page.truncated ? warn("missingHuge") : warn("missing", { kilobytes: kilobytes(page.bytes) });
  },
};

/** Bytes of HTML above which a phone slows down; our own bound. */
const heavy = 500_000;

const pageWeight: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/googlebot",
  findings: ["heavy", "huge"],
  judge: ({ evidence: { page } }) => {
    if (page.truncated) return warn("huge");
    return page.bytes <= heavy ? pass : warn("heavy", { kilobytes: kilobytes(page.bytes) });
  },
};

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1_000);
}

const address: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  findings: ["underscores", "capitals", "long", "session"],
  judge: ({ url }: Facts) => {
    const path = `${url.pathname}${url.search}`;
    if (/[?&;](?:phpsessid|jsessionid|sid|sessionid)=/i.test(path)) return warn("session", {}, [path]);
    if (path.length > 120) return warn("long", { length: path.length }, [path]);
    if (/[A-Z]/.test(url.pathname.replaceAll(/%[0-9A-F]{2}/g, ""))) return warn("capitals", {}, [path]);
    return url.pathname.includes("_") ? warn("underscores", {}, [path]) : pass;
  },
};

const favicon: Rule = {
  weight: 0,
  source: "https://developers.google.com/search/docs/appearance/favicon-in-search",
  findings: ["missing"],
  judge: ({ page }) => {
    const isIcon = (rel: string) => /(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?)(?:\s|$)/.test(rel);
    return page.links.some(({ rel, href }) => isIcon(rel) && href !== "") ? pass : warn("missing");
  },
};

export const technicalChecks = categoryChecks("technical", {
  https,
  viewport,
  redirects,
  sitemap,
  firstByte,
  sitemapLists,
  sitemapInRobots,
  httpToHttps,
  hsts,
  mixedContent,
  temporaryRedirects,
  charset,
  doctype,
  compression,
  pageWeight,
  address,
  favicon,
});
