import { describe, expect, test } from "vitest";
import { languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import { SiteError, type SiteProblem } from "../kit/outbound/outbound-error.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { auditPage, type AuditResult } from "./audit.ts";
import { categories } from "./check.ts";
import { categoryWeights, checks } from "./checks.ts";
import { pageEvidence, fetched, goodPage, pageUrl } from "./evidence.fixture.ts";
import { readReferences } from "./references.ts";
import { runAudit } from "./run-audit.ts";

const findCaps = ({ findings }: AuditResult) => findings.flatMap(({ check, cap }) => (cap === null ? [] : check));
const without = (part: string | RegExp) => goodPage.replace(part, "");
const inHead = (markup: string) => goodPage.replace("</head>", `${markup}</head>`);

test("the weights match the published ones", () => {
  expect(categoryWeights).toEqual({ indexability: 30, content: 30, technical: 20, sharing: 12, international: 8 });
  const weights = Object.fromEntries(checks.filter(({ weight }) => weight > 0).map(({ id, weight }) => [id, weight]));
  expect(weights).toEqual({
    noindex: 12,
    status: 8,
    robotsTxt: 5,
    canonical: 5,
    title: 8,
    description: 6,
    oneH1: 6,
    imageAlt: 4,
    linkText: 3,
    lang: 3,
    https: 6,
    viewport: 5,
    redirects: 3,
    sitemap: 3,
    firstByte: 3,
    jsonLd: 6,
    openGraph: 6,
    hreflang: 8,
  });
});

test("there are at least 30 checks, each with a unique id and a source", () => {
  expect(checks.length).toBeGreaterThanOrEqual(30);
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  expect(checks.filter(({ source, findings }) => source.length < 8 || findings.length === 0)).toEqual([]);
});

test("a good page scores 100, and checks that do not apply are left out of the total", () => {
  const result = auditPage(pageEvidence());
  expect(result.findings).toEqual([]);
  expect(result.score).toBe(100);
  expect(result.categories.find(({ category }) => category === "international")).toMatchObject({
    points: 0,
    possible: 0,
  });
});

test("a failure costs the check's full weight, a warning half of it", () => {
  // 92 points apply: all except the translation checks.
  expect(auditPage(pageEvidence(without(/<meta name="description"[^>]*>/))).score).toBe(Math.round((86 / 92) * 100));
  const short = goodPage.replace(/<title>.*<\/title>/, "<title>Flowers</title>");
  expect(auditPage(pageEvidence(short)).score).toBe(Math.round((88 / 92) * 100));
});

test("a title that says nothing costs more than a missing preview", () => {
  const untitled = auditPage(pageEvidence(goodPage.replace(/<title>.*<\/title>/, "<title>Home</title>")));
  const unshared = auditPage(
    pageEvidence(goodPage.replaceAll(/<meta property="og:(?:title|type|url|image)"[^>]*>/g, "")),
  );
  expect(unshared.findings.map(({ check }) => check)).toContain("openGraph");
  expect(untitled.score).toBeLessThan(unshared.score);
});

test("a check that could not be made costs nothing and is listed as unknown", () => {
  const result = auditPage(pageEvidence(goodPage, { robots: null, sitemaps: [], answer: { firstByteMs: null } }));
  expect(result.score).toBe(100);
  expect(result.findings.map(({ check, outcome, lost }) => [check, outcome, lost])).toEqual([
    ["robotsTxt", "unknown", 0],
    ["aiControls", "unknown", 0],
    ["sitemap", "unknown", 0],
    ["firstByte", "unknown", 0],
  ]);
});

describe("the score is capped at 40", () => {
  test("for a page with noindex", () => {
    const result = auditPage(pageEvidence(inHead('<meta name="robots" content="NOINDEX">')));
    expect([result.score, findCaps(result)]).toEqual([40, ["noindex"]]);
  });

  test("for a redirect without a target", () => {
    const result = auditPage(pageEvidence(goodPage, { answer: { status: 301 } }));
    expect([result.score, findCaps(result)]).toEqual([40, ["status"]]);
  });

  test("for a page that robots.txt keeps Google from", () => {
    const robots = fetched("User-agent: *\nDisallow: /bunga", { url: "https://kedai.example/robots.txt" });
    const result = auditPage(pageEvidence(goodPage, { robots }));
    expect([result.score, findCaps(result)]).toEqual([40, ["robotsTxt"]]);
  });

  test("and can be lower for a worse page", () => {
    const bare = auditPage(pageEvidence("<p>Hi", { answer: { status: 300, headers: {} }, robots: null, sitemaps: [] }));
    expect(bare.score).toBeLessThan(40);
  });
});

test("findings are sorted worst first", () => {
  const page = without(/<meta name="description"[^>]*>/).replace("<h1>", "<h1>One more</h1><h1>");
  const found = auditPage(pageEvidence(page.replace(' alt="A bouquet of white lilies"', ""))).findings;
  expect(found.map(({ check }) => check)).toEqual(["description", "imageAlt", "oneH1"]);
  expect(found.map(({ lost }) => lost)).toEqual([6, 4, 3]);
});

test("a page without https hears of that first", () => {
  const page = goodPage
    .replace("</head>", '<meta name="robots" content="noindex"></head>')
    .replace(/<title>.*<\/title>/, "");
  const { findings } = auditPage(pageEvidence(page, { answer: { url: "http://kedai.example/bunga" } }));
  expect(findings.slice(0, 3).map(({ check }) => check)).toEqual(["https", "noindex", "title"]);
});

test("the same page always gives the same result", () => {
  expect(auditPage(pageEvidence())).toEqual(auditPage(pageEvidence()));
});

test("snippets are short, free of control characters and fit the database column", () => {
  const nasty = `\u202e"><script>alert(1)</script>\u0007${"x".repeat(5000)}`;
  const page = `<html lang="${nasty}"><head>${'<meta name="robots" content="noindex '.repeat(3)}${nasty}">
    ${`<link rel="alternate" hreflang="${"ü".repeat(3000)}" href="https://${"漢".repeat(900)}.example/">`.repeat(40)}
    ${`<script type="application/ld+json">${"漢".repeat(3000)}</script>`.repeat(40)}<title>${"漢".repeat(3000)}</title></head>
    <body>${`<h3>${"漢".repeat(3000)}</h3><h1></h1><a href="javascript:void(0)${"漢".repeat(3000)}">Read more</a><img src="${"漢".repeat(3000)}">`.repeat(40)}`;
  const robots = fetched(`${"漢".repeat(3000)}\n`.repeat(40), { url: "https://kedai.example/robots.txt" });
  const hops = Array.from({ length: 5 }, () => ({ url: `${pageUrl}/${"漢".repeat(600)}`, status: 302 }));
  const result = auditPage(pageEvidence(page, { robots, answer: { hops } }));
  const shown = result.findings.flatMap(({ where }) => where);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((text) => text.length > 120 || /[\p{Cc}\p{Cf}]/u.test(text))).toEqual([]);
  // A TEXT column in MariaDB takes 65,535 bytes.
  expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(50_000);
});

/** The findings that have a text, or one for one and one for several. */
function describedFindings(texts: object): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|other)$/, "")))].toSorted();
}

describe.each(languageKeys)("the audit's texts in %s", (language) => {
  const { audit: auditTexts } = getMessages(language);

  test("exist for every check and finding, and for nothing else", () => {
    const wanted = checks.map(({ id, findings }) => [id, findings.toSorted()]);
    const found = Object.entries(auditTexts.checks).map(([id, texts]) => [id, describedFindings(texts.found)]);
    expect(found).toEqual(wanted);
  });

  test("exist for every finding with a text of its own on how to fix it, and for nothing else", () => {
    const wanted = checks.flatMap(({ id, mended }) => (mended ? [[id, mended.toSorted()]] : []));
    const found = Object.entries(auditTexts.checks).flatMap(([id, texts]) =>
      "mends" in texts ? [[id, Object.keys(texts.mends).toSorted()]] : [],
    );
    expect(found).toEqual(wanted);
  });

  test("exist for every cap", () => {
    const wanted = checks.flatMap(({ id, caps }) => (caps ? id : []));
    expect(Object.keys(auditTexts.capped).toSorted()).toEqual(wanted.toSorted());
  });

  test("exist for every category", () => {
    expect(Object.keys(auditTexts.categories)).toEqual([...categories]);
  });
});

const database = await scratchDatabase();

/** Audits a site whose https fails. Tells the address that was read, or the code of the refusal. */
async function audit(typed: string, problem: SiteProblem, page = fetched(goodPage)): Promise<string> {
  const fetchPage = async (url: string) => {
    if (url.startsWith("https:")) throw new SiteError(problem);
    return { ...page, url };
  };
  const done = runAudit(
    {
      ...contextOn(database, { clock: () => new Date("2026-11-10T04:00:00Z") }),
      fetching: { page: fetchPage, file: async (url) => fetched("", { url, status: 404 }) },
      reading: { references: async (read) => readReferences(read), audit: async (read) => auditPage(read) },
    },
    { url: typed, visit: { language: "en" } },
  );
  return done.then(
    ({ url, result }) => `${url} ${result.findings[0]?.check === "https" ? "without https" : ""}`,
    (error: { code: string }) => error.code,
  );
}

test.each(["unreachable", "insecure"] as const)("a bare host whose https is %s is read on http", async (problem) => {
  expect(await audit("kedai.example/menu", problem)).toBe("http://kedai.example/menu without https");
});

test.each([
  ["https://kedai.example", "unreachable", "page_unreachable"],
  ["https://kedai.example", "insecure", "page_insecure"],
  ["kedai.example", "too_slow", "page_too_slow"],
  ["kedai.example", "too_many_redirects", "page_redirects"],
  ["no address", "unreachable", "page_unreachable"],
] as const)("%s whose https is %s is refused: %s", async (typed, problem, code) => {
  expect(await audit(typed, problem)).toBe(code);
});

test.each([
  [404, "page_error"],
  [500, "page_error"],
  [403, "page_refused"],
  [429, "page_refused"],
] as const)("a page that answers %i has no score: %s", async (status, code) => {
  expect(await audit("http://kedai.example/", "unreachable", fetched(goodPage, { status }))).toBe(code);
});

test.each([
  [fetched("{}", { headers: { "content-type": "application/json" } }), "page_not_html"],
  [fetched(" \n"), "page_empty"],
  [fetched(goodPage, { needsCookies: true }), "page_needs_cookies"],
] as const)("a response other than a page has no score", async (page, code) => {
  expect(await audit("http://kedai.example/", "unreachable", page)).toBe(code);
});
